"""The interface of one kind of broker software: its process, its files and its users."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from firmware_host.broker.child import Child, Launch
    from firmware_host.mqtt.credentials import Account


@dataclass(frozen=True, slots=True)
class BrokerSettings:
    """The box that the broker serves, and its one listener on loopback."""

    box: str
    port: int
    ws_port: int = 0
    """The port of the guard, which phones connect to."""
    ws_urls: tuple[str, ...] = ()
    """The addresses for the phones behind a reverse proxy; empty means the host of the page."""


class Kind(Protocol):
    """One kind of broker: its files for the start, and how to change users while it runs."""

    @property
    def launch(self) -> Launch:
        """The command that starts its process."""
        ...

    @property
    def needs_repeats(self) -> bool:
        """Whether retained payloads must be published twice; see Access."""
        ...

    def files(self, accounts: Iterable[Account]) -> Mapping[str, str]:
        """Return the text of every file for its start, by name."""
        ...

    async def add_user(self, child: Child, account: Account, accounts: Iterable[Account]) -> None:
        """Add the account to the running broker; `accounts` already contains it."""
        ...

    async def remove_user(
        self, child: Child, account: Account, accounts: Iterable[Account]
    ) -> None:
        """Remove the account and end its connections; `accounts` no longer contains it."""
        ...
