"""The interface of a broker to the rest of the daemon, whether private or remote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from firmware_host.broker.roles import Role
    from firmware_host.broker.supervisor import FailureListener
    from firmware_host.mqtt.credentials import Credentials
    from firmware_host.mqtt.server import Server


class Access(Protocol):
    """The broker's addresses, and the granting and revoking of its users."""

    @property
    def name(self) -> str:
        """The broker's name for logs: its software, or its addresses."""
        ...

    @property
    def servers(self) -> tuple[Server, ...]:
        """The addresses for the box; it connects to the first that answers."""
        ...

    @property
    def ws_port(self) -> int:
        """The WebSocket port for the phones."""
        ...

    @property
    def ws_path(self) -> str:
        """The WebSocket path for the phones."""
        ...

    @property
    def ws_urls(self) -> tuple[str, ...]:
        """The full WebSocket addresses for the phones; empty means the host of the page."""
        ...

    @property
    def credentials(self) -> Credentials:
        """The credentials of the box's own user."""
        ...

    @property
    def can_revoke(self) -> bool:
        """Whether revoking a user disconnects it at once."""
        ...

    @property
    def needs_repeats(self) -> bool:
        """Whether retained payloads must be published twice, a moment apart.

        NATS can miss a client that subscribes in the very moment of the first.
        """
        ...

    async def grant(self, role: Role) -> Credentials:
        """Return a user of that role that the broker accepts by now, or raise BrokerError."""
        ...

    async def revoke(self, user: str) -> None:
        """Revoke the user's access; an unknown user is ignored."""
        ...

    def listen(self, listener: FailureListener) -> None:
        """Call the listener when a broker that the daemon runs fails, and when it runs again."""
        ...

    async def wait_closed(self) -> None:
        """Return after the broker was closed."""
        ...
