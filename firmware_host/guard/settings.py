"""The settings of the guard, as the daemon sends them to its process."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field

PHONES = 128
"""Phones that are logged in at the same time."""
PHONES_SHARE = PHONES // 3
"""Those of one address."""
SPARE = 16
"""Connections beyond that: of the page of the box, and of phones that are still logging in."""
SPARE_SHARE = 4
"""Those of one address."""
PAGES = 256
"""HTTP connections at the same time; so many requests at most reach the daemon at once."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The status and the JSON body of a response that the guard sends instead of the daemon."""

    status: int
    body: str


@dataclass(frozen=True, slots=True)
class Settings:
    """What the guard stands in front of, and which requests it lets through."""

    web_fd: int
    """The listening socket of the pages."""
    web_socket: str
    """The Unix socket of the daemon's web server."""
    phones_fd: int = -1
    """The listening socket of the phones' WebSockets; -1 without a private broker."""
    broker_port: int = 0
    """The loopback port of the private broker."""
    own_users: tuple[str, ...] = ()
    """How the broker users of the page of the box begin, which gets in when the box is full."""
    hosts: tuple[str, ...] = ()
    """The names by which the box may be addressed, besides the address of the connection."""
    proxies: tuple[str, ...] = ()
    """The addresses of reverse proxies, whose X-Forwarded-For header is trusted."""
    tls_cert: str = ""
    tls_key: str = ""
    pages: int = PAGES
    head_s: float = 10.0
    """From the first byte of a request to its last."""
    idle_s: float = 60.0
    """From one request to the next."""
    login_s: float = 5.0
    """From the handshake of a WebSocket until the broker has accepted the user."""
    refusals: dict[str, Refusal] = field(default_factory=dict[str, Refusal])

    def encode(self) -> bytes:
        """Return the settings as one line of JSON."""
        return json.dumps(asdict(self)).encode() + b"\n"


def read_settings(line: bytes) -> Settings:
    """Return the settings in a line that `encode` wrote."""
    given = json.loads(line)
    given["refusals"] = {key: Refusal(**each) for key, each in given["refusals"].items()}
    for name in ("hosts", "proxies", "own_users"):
        given[name] = tuple(given[name])
    return Settings(**given)
