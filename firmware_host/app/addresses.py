"""The addresses of the pages of a box or a hall."""

from __future__ import annotations

import socket
from dataclasses import dataclass

from firmware_host.config.parts import Web

_ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not bound to
# An address reserved for documentation: looking up its route sends nothing.
_FAR_AWAY = ("192.0.2.1", 9)


@dataclass(frozen=True, slots=True)
class Addresses:
    """The addresses of a server's pages, once its port is known."""

    web: Web

    @property
    def is_secret(self) -> bool:
        """Whether phones use https, to this server or to a proxy before it."""
        return bool(self.web.tls_cert) or self.web.url.startswith("https:")

    def here(self, port: int) -> str:
        """Return the address on this machine."""
        return f"{self._scheme}://127.0.0.1:{port}/"

    def phones(self, port: int) -> str:
        """Return the address for everybody else, as the configuration or the network says it."""
        if self.web.url:
            return self.web.url.rstrip("/") + "/"
        return f"{self._scheme}://{lan_address(self.web.host)}:{port}/"

    @property
    def _scheme(self) -> str:
        return "https" if self.web.tls_cert else "http"


def lan_address(host: str) -> str:
    """Return the address by which phones on the network reach a server bound to the host."""
    if host not in _ANYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR_AWAY)
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address
