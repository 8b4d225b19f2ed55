"""The private broker of the daemon: a supervised process and its users."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from firmware_host.broker.errors import BrokerError
from firmware_host.broker.folder import recreate, remove, write_files
from firmware_host.broker.ports import free_ports
from firmware_host.broker.probe import Probe
from firmware_host.broker.roles import BOX, PROBE
from firmware_host.broker.supervisor import Supervisor
from firmware_host.mqtt.credentials import Credentials, new_account
from firmware_host.mqtt.server import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from firmware_host.broker.child import Child
    from firmware_host.broker.kind import BrokerSettings, Kind
    from firmware_host.broker.roles import Role
    from firmware_host.broker.supervisor import FailureListener, RestartPolicy

_ANSWER_S = 5.0


class Broker:
    """A supervised broker process; its accounts are kept in memory and written at every start."""

    def __init__(self, kind: Kind, settings: BrokerSettings, policy: RestartPolicy) -> None:
        self._kind = kind
        self._settings = settings
        self._own = new_account(BOX)
        probe = new_account(PROBE)
        self._accounts = {each.credentials.user: each for each in (self._own, probe)}
        self._change_lock = asyncio.Lock()
        pings = Probe(settings.port, probe.credentials, policy.probe_ms / 1000)
        self._supervisor = Supervisor(kind.launch, self._prepare, policy, pings)
        self._watch: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        """The broker's software."""
        return self._kind.launch.name

    @property
    def port(self) -> int:
        """The loopback port for the box."""
        return self._settings.port

    @property
    def servers(self) -> tuple[Server, ...]:
        """The loopback address for the box."""
        return (Server("127.0.0.1", self.port),)

    @property
    def ws_port(self) -> int:
        """The WebSocket port for the phones: that of the guard."""
        return self._settings.ws_port

    @property
    def ws_path(self) -> str:
        """The WebSocket path for the phones; the guard takes any."""
        return "/mqtt"

    @property
    def ws_urls(self) -> tuple[str, ...]:
        """The addresses for the phones behind a reverse proxy; empty means the host of the page."""
        return self._settings.ws_urls

    @property
    def can_revoke(self) -> bool:
        """Whether revoking a user disconnects it at once: always."""
        return True

    @property
    def needs_repeats(self) -> bool:
        """Whether retained payloads must be published twice."""
        return self._kind.needs_repeats

    @property
    def credentials(self) -> Credentials:
        """The credentials of the box's own user."""
        return self._own.credentials

    async def grant(self, role: Role) -> Credentials:
        """Return a new user of that role that the broker accepts by now."""
        account = new_account(role)
        user = account.credentials.user
        self._accounts[user] = account
        try:
            await self._change(
                lambda child: self._kind.add_user(child, account, self._accounts.values())
            )
        except BaseException:
            # Nobody will ever revoke a user that nobody was told of.
            self._accounts.pop(user, None)
            raise
        return account.credentials

    async def revoke(self, user: str) -> None:
        """Remove the user and end its connections; an unknown user is ignored."""
        if user == self._own.credentials.user:
            raise ValueError("The box's own user cannot be revoked.")
        account = self._accounts.pop(user, None)
        if account is not None:
            await self._change(
                lambda child: self._kind.remove_user(child, account, self._accounts.values())
            )

    async def pid(self) -> int:
        """Return the process id of the running broker."""
        return (await self._supervisor.child()).pid

    def listen(self, listener: FailureListener) -> None:
        """Call the listener when the process fails, and when it runs well again."""
        self._supervisor.listen(listener)

    async def wait_closed(self) -> None:
        """Return after the broker was closed."""
        if self._watch is not None:
            await asyncio.wait([self._watch])
            if not self._watch.cancelled():
                self._watch.result()

    async def open(self) -> None:
        """Start the process and its supervision."""
        await self._supervisor.start()
        self._watch = asyncio.create_task(self._supervisor.watch(), name=f"{self.name} supervisor")

    async def close(self) -> None:
        """Stop supervision, then the process, and delete its folder with all passwords."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        await self._supervisor.stop()
        remove(self._kind.launch.folder)

    def _prepare(self) -> None:
        free_ports(("127.0.0.1", self.port))
        launch = self._kind.launch
        recreate(launch.folder, launch.owner)
        write_files(launch.folder, self._kind.files(self._accounts.values()), launch.owner)

    async def _change(self, change: Callable[[Child], Coroutine[Any, Any, None]]) -> None:
        """Change users in the running process; one that dies reads the accounts at its restart."""
        async with self._change_lock:
            while True:
                child = await self._child()
                try:
                    return await asyncio.wait_for(child.run_while_alive(change(child)), _ANSWER_S)
                except (BrokerError, TimeoutError) as problem:
                    await self._confirm_ended(child, problem)

    async def _child(self) -> Child:
        """Return the running process; a request for a seat cannot wait for ever for a restart."""
        try:
            return await asyncio.wait_for(self._supervisor.child(), _ANSWER_S)
        except TimeoutError:
            raise BrokerError(f"{self.name} does not run; it is started again.") from None

    async def _confirm_ended(self, child: Child, problem: Exception) -> None:
        try:
            await asyncio.wait_for(child.wait(), 1.0)
        except TimeoutError:
            raise BrokerError(f"{self.name} did not change its users: {problem}") from problem
