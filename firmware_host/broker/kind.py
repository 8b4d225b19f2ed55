"""What the supervisor needs to know about one make of broker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from firmware_host.broker.child import Child, Launch
    from firmware_host.broker.credentials import Account
    from firmware_host.certificate import Certificate


CHAIN_FILE = "tls.pem"
KEY_FILE = "tls.key"


@dataclass(frozen=True, slots=True)
class Place:
    """Which box the broker serves, and where it listens."""

    box: str
    port: int
    ws_host: str
    ws_port: int
    ws_urls: tuple[str, ...] = ()
    """Where phones find it when something stands before it; empty: on the host of the page."""
    certificate: Certificate | None = None
    """What phones are shown; without one their lines can be read on the way."""


def certificate_files(certificate: Certificate | None) -> dict[str, str]:
    """Return copies of a certificate's files: the broker's user may not read the originals."""
    return {CHAIN_FILE: certificate.chain, KEY_FILE: certificate.key} if certificate else {}


class Kind(Protocol):
    """One make of broker: its files before the start, and its way to change users while it runs."""

    @property
    def launch(self) -> Launch:
        """How its process is started."""
        ...

    @property
    def ws_path(self) -> str:
        """The path of its WebSocket."""
        ...

    def files(self, accounts: Iterable[Account]) -> Mapping[str, str]:
        """Return the text of every file it reads at its start, by name."""
        ...

    async def admit(self, child: Child, account: Account, accounts: Iterable[Account]) -> None:
        """Let a new account in, where `accounts` already holds it."""
        ...

    async def expel(self, child: Child, account: Account, accounts: Iterable[Account]) -> None:
        """Cut an account off, where `accounts` no longer holds it."""
        ...
