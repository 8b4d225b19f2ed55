"""What the rest of the box needs of a broker, whoever runs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from firmware_host.broker.credentials import Credentials
    from firmware_host.broker.roles import Role
    from firmware_host.broker.server import Server


class Access(Protocol):
    """Where the broker is, and who may use it."""

    @property
    def name(self) -> str:
        """The make of broker, or where it is."""
        ...

    @property
    def servers(self) -> tuple[Server, ...]:
        """Where the box connects; of several, any that answers."""
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
        """Whole addresses for the phones, when the broker is not where the page is."""
        ...

    @property
    def credentials(self) -> Credentials:
        """The box's own user."""
        ...

    @property
    def can_revoke(self) -> bool:
        """Whether a revoked user is cut off at once."""
        ...

    async def grant(self, role: Role) -> Credentials:
        """Return a user of that role, which the broker already accepts, or raise BrokerError."""
        ...

    async def revoke(self, user: str) -> None:
        """Cut that user off; an unknown user already is."""
        ...

    async def wait_closed(self) -> None:
        """Return when the broker was closed in order; raise when it keeps failing."""
        ...
