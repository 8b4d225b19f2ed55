"""What the supervisor needs to know about one make of broker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from firmware_host.broker.child import Child, Launch
    from firmware_host.broker.credentials import Account


@dataclass(frozen=True, slots=True)
class Place:
    """Which box the broker serves, and where it listens."""

    box: str
    port: int
    ws_host: str
    ws_port: int


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
