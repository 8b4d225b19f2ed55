"""The private broker as the daemon sees it: where it is, and who may use it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from firmware_host.broker.credentials import Credentials, new_account
from firmware_host.broker.errors import BrokerError
from firmware_host.broker.folder import remove, renew, write_files
from firmware_host.broker.ports import free_ports
from firmware_host.broker.roles import BOX
from firmware_host.broker.server import Server
from firmware_host.broker.supervisor import Patience, Supervisor

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from firmware_host.broker.child import Child
    from firmware_host.broker.kind import Kind, Place
    from firmware_host.broker.roles import Role

_ANSWER_S = 5.0


class Broker:
    """A supervised broker process; its accounts live here and are written anew at every start."""

    def __init__(self, kind: Kind, place: Place, patience: Patience) -> None:
        self._kind = kind
        self._place = place
        self._own = new_account(BOX)
        self._accounts = {self._own.credentials.user: self._own}
        self._one_change = asyncio.Lock()
        self._supervisor = Supervisor(kind.launch, self._prepare, patience)
        self._watch: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        """The make of broker that runs."""
        return self._kind.launch.name

    @property
    def port(self) -> int:
        """The loopback port for the box."""
        return self._place.port

    @property
    def servers(self) -> tuple[Server, ...]:
        """Where the box connects."""
        return (Server("127.0.0.1", self.port),)

    @property
    def ws_port(self) -> int:
        """The WebSocket port for the phones."""
        return self._place.ws_port

    @property
    def ws_path(self) -> str:
        """The WebSocket path for the phones."""
        return self._kind.ws_path

    @property
    def ws_urls(self) -> tuple[str, ...]:
        """Addresses for the phones when something stands before it; none: it is with the page."""
        return self._place.ws_urls

    @property
    def can_revoke(self) -> bool:
        """A revoked user is cut off at once."""
        return True

    @property
    def credentials(self) -> Credentials:
        """The box's own user."""
        return self._own.credentials

    async def grant(self, role: Role) -> Credentials:
        """Return a new user of that role, which the broker already accepts."""
        account = new_account(role)
        self._accounts[account.credentials.user] = account
        await self._change(lambda child: self._kind.admit(child, account, self._accounts.values()))
        return account.credentials

    async def revoke(self, user: str) -> None:
        """Cut that user's connections for good; an unknown user already has none."""
        if user == self._own.credentials.user:
            raise ValueError("The box's own user cannot be revoked.")
        account = self._accounts.pop(user, None)
        if account is not None:
            await self._change(
                lambda child: self._kind.expel(child, account, self._accounts.values())
            )

    async def pid(self) -> int:
        """Return the process id of the running broker."""
        return (await self._supervisor.child()).pid

    async def wait_closed(self) -> None:
        """Return when the broker was closed in order; raise when it keeps failing."""
        if self._watch is not None:
            await asyncio.wait([self._watch])
            if not self._watch.cancelled():
                self._watch.result()

    async def open(self) -> None:
        """Start the process and its supervision."""
        await self._supervisor.start()
        self._watch = asyncio.create_task(self._supervisor.watch(), name=f"{self.name} supervisor")

    async def close(self) -> None:
        """End supervision, then the process, and leave no secret behind."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        await self._supervisor.stop()
        remove(self._kind.launch.folder)

    def _prepare(self) -> None:
        free_ports(("127.0.0.1", self.port), (self._place.ws_host, self.ws_port))
        launch = self._kind.launch
        renew(launch.folder, launch.owner)
        write_files(launch.folder, self._kind.files(self._accounts.values()), launch.owner)

    async def _change(self, ask: Callable[[Child], Coroutine[Any, Any, None]]) -> None:
        """Tell the running broker; one that dies meanwhile reads the accounts at its restart."""
        async with self._one_change:
            while True:
                child = await self._supervisor.child()
                try:
                    return await asyncio.wait_for(child.during(ask(child)), _ANSWER_S)
                except (BrokerError, TimeoutError) as problem:
                    await self._expect_end(child, problem)

    async def _expect_end(self, child: Child, problem: Exception) -> None:
        try:
            await asyncio.wait_for(child.gone(), 1.0)
        except TimeoutError:
            raise BrokerError(f"{self.name} did not change its users: {problem}") from problem
