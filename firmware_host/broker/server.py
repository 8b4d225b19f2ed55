"""Where a broker listens, as `mqtt(s)://` and `ws(s)://` addresses say it."""

from __future__ import annotations

import ssl
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from firmware_host.broker.errors import BrokerError

_PORTS = {"mqtt": 1883, "mqtts": 8883}
_WEB_PORTS = {"ws": 80, "wss": 443}


@dataclass(frozen=True, slots=True)
class Server:
    """One address of a broker for the box; `tls` is set when the line is to be secret."""

    host: str
    port: int
    tls: ssl.SSLContext | None = None

    def __str__(self) -> str:
        """Return the address without any credentials, fit for a log."""
        return f"mqtt{'s' if self.tls else ''}://{self.host}:{self.port}"


@dataclass(frozen=True, slots=True)
class Login:
    """The user and password that an address carried; neither shows in a repr."""

    user: str = field(repr=False)
    password: str = field(repr=False)


def read_server(url: str, ca_file: str = "") -> tuple[Server, Login | None]:
    """Return the server of an `mqtt(s)://` address and the login in it, if there is one."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        # Not chained: the cause would quote the address, and with it the password.
        raise BrokerError("broker.url is no address; write mqtt://HOST:PORT.") from None
    if parts.scheme not in _PORTS or not parts.hostname:
        raise BrokerError("broker.url must begin with mqtt:// or mqtts:// and name a host.")
    tls = _tls(ca_file) if parts.scheme == "mqtts" else None
    server = Server(parts.hostname, port or _PORTS[parts.scheme], tls)
    if parts.username is None:
        return server, None
    return server, Login(unquote(parts.username), unquote(parts.password or ""))


def read_web_address(url: str) -> tuple[int, str]:
    """Return port and path of a `ws(s)://` address for phones, or raise BrokerError."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BrokerError(f"broker.ws_url {url} is no address.") from None
    if parts.scheme not in _WEB_PORTS or not parts.hostname or parts.username is not None:
        raise BrokerError(
            f"broker.ws_url {url} must be ws:// or wss:// with a host and without a user."
        )
    return port or _WEB_PORTS[parts.scheme], parts.path or "/"


def _tls(ca_file: str) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=ca_file or None)
    except (OSError, ssl.SSLError) as error:
        raise BrokerError(f"broker.ca_file {ca_file} cannot be used: {error}") from error
