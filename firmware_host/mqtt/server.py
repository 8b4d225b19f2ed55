"""Broker addresses: `mqtt(s)://` for the box and `ws(s)://` for phones."""

from __future__ import annotations

import asyncio
import ssl
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from firmware_host.broker.errors import BrokerError
from firmware_host.web.certificate import CertificateError, client_context, tls_reason

if TYPE_CHECKING:
    from collections.abc import Iterable

_PORTS = {"mqtt": 1883, "mqtts": 8883}
_WEB_PORTS = {"ws": 80, "wss": 443}
_LOOK_S = 5.0


@dataclass(frozen=True, slots=True)
class Server:
    """One address of a broker for the box; `tls` is set when the connection is encrypted."""

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
        raise BrokerError("broker.url is not a URL; write mqtt://HOST:PORT.") from None
    if parts.scheme not in _PORTS or not parts.hostname:
        raise BrokerError("broker.url must begin with mqtt:// or mqtts:// and name a host.")
    tls = _tls(ca_file) if parts.scheme == "mqtts" else None
    server = Server(parts.hostname, port or _PORTS[parts.scheme], tls)
    if parts.username is None:
        return server, None
    return server, Login(unquote(parts.username), unquote(parts.password or ""))


def read_web_address(url: str) -> tuple[int, str]:
    """Return port and path of a `ws(s)://` address for phones, or raise BrokerError.

    A mere path is on the page's own host and port, whichever they are: port 0 stands for that.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        # Not chained and not quoted, as above.
        raise BrokerError("broker.ws_url is not a URL; write wss://HOST:PORT/PATH.") from None
    if url.startswith("/") and not parts.netloc:
        return 0, url
    if parts.scheme not in _WEB_PORTS or not parts.hostname or parts.username is not None:
        raise BrokerError(
            "broker.ws_url must be ws:// or wss:// with a host and without a user, "
            "or a path on the host of the page."
        )
    return port or _WEB_PORTS[parts.scheme], parts.path or "/"


async def check_trust(servers: Iterable[Server], named: str = "broker.ca_file") -> None:
    """Raise BrokerError when a server shows a certificate that we do not trust.

    A server that does not answer passes: the connection to it is tried again later anyway.
    """
    for server in servers:
        if server.tls is not None:
            await _check_one(server, server.tls, named)


async def _check_one(server: Server, tls: ssl.SSLContext, named: str) -> None:
    try:
        async with asyncio.timeout(_LOOK_S):
            _, writer = await asyncio.open_connection(server.host, server.port, ssl=tls)
    except ssl.SSLError as error:
        reason = tls_reason(error)
        raise BrokerError(f"{server} is not trusted: {reason} (see {named}).") from error
    except ConnectionResetError as error:
        raise BrokerError(f"{server} closed the connection during the TLS handshake.") from error
    except (OSError, TimeoutError):
        return
    writer.transport.abort()


def _tls(ca_file: str) -> ssl.SSLContext:
    try:
        return client_context(ca_file, "broker.ca_file")
    except CertificateError as error:
        raise BrokerError(str(error)) from error
