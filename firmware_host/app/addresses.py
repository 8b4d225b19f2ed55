"""The addresses of the pages of a box or a hall."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field

from firmware_host.config.parts import Web
from firmware_host.web.networks import IPAddress, Networks

_ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not bound to
_IPV4 = 4


@dataclass(frozen=True, slots=True)
class Addresses:
    """The addresses of a server's pages, once its port is known."""

    web: Web
    port: int
    networks: Networks = field(default_factory=Networks)

    def here(self) -> str:
        """Return the address on this machine."""
        host = self.web.host
        return self._page("127.0.0.1" if host in _ANYWHERE else host)

    def phones(self) -> tuple[str, ...]:
        """Return the addresses for everybody else, the best first; none without a network."""
        web = self.web
        if web.url:
            return (web.url.rstrip("/") + "/",)
        if web.host not in _ANYWHERE:
            return (self._page(web.host),)
        return tuple(
            self._page(str(each)) for each in self.networks.addresses if self._serves(each)
        )

    def first(self) -> str:
        """Return the best address for phones, or that on this machine without a network."""
        return next(iter(self.phones()), self.here())

    def _serves(self, address: IPAddress) -> bool:
        return address.version == _IPV4 or self.web.host != "0.0.0.0"  # noqa: S104 - compared

    def _page(self, host: str) -> str:
        scheme = "https" if self.web.tls_cert else "http"
        return f"{scheme}://{_bracketed(host)}:{self.port}/"


@dataclass(frozen=True, slots=True)
class BoxPages:
    """The pages of a box: those for phones, and its own page with the key that opens it."""

    addresses: Addresses
    key: str
    is_shown_here: bool
    """Whether the page of the box is for this machine."""

    def panel(self) -> str:
        """Return the address of the page of the box, as it is now."""
        addresses = self.addresses
        page = addresses.here() if self.is_shown_here else addresses.first()
        return f"{page}box#{self.key}"


def is_secret(web: Web) -> bool:
    """Tell whether phones use https, to this server or to a proxy before it."""
    return bool(web.tls_cert) or web.url.startswith("https:")


def _bracketed(host: str) -> str:
    """Return the host as it stands in an address: IPv6 in brackets."""
    try:
        return f"[{ipaddress.IPv6Address(host)}]"
    except ValueError:
        return host
