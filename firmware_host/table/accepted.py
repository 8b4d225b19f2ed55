"""A command that the rules accept, on its way to the disk, to its sender and to all listeners."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from firmware_host.table.decision import Decision

    Reply = Callable[[int, bool], Awaitable[None]]
    """Writes a reply: the number of the table after the command, and whether it is durable."""

_REPLY_WITHIN_S: Final = 0.1
"""How long the table waits for a reply to be written: a client that is stuck must not stop it."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """An accepted command, with a future for each stage.

    The table finishes `durable` when a power cut cannot take the command back, and `published`
    when all listeners know it. The asker finishes the other two, when its replies are written.
    """

    decision: Decision
    durable: asyncio.Future[None]
    published: asyncio.Future[None]
    accepted_reply: asyncio.Future[None]
    durable_reply: asyncio.Future[None]

    @property
    def number(self) -> int:
        """The number of the table after the command."""
        return self.decision.state.number

    async def send(self, reply: Reply) -> None:
        """Write both replies, and let the table go on even if that fails."""
        try:
            await reply(self.number, False)
            finish(self.accepted_reply)
            await self.durable
            await reply(self.number, True)
        finally:
            finish(self.accepted_reply, self.durable_reply)


def new_accepted(decision: Decision, *, has_replies: bool) -> Accepted:
    """Return the command at its first stage; without replies the table waits for none."""
    loop = asyncio.get_running_loop()
    accepted = Accepted(decision, *(loop.create_future() for _ in range(4)))
    if not has_replies:
        finish(accepted.accepted_reply, accepted.durable_reply)
    return accepted


async def written(replies: Iterable[asyncio.Future[None]]) -> None:
    """Return when the replies are written, or after a moment if one of them is stuck."""
    waiting = [reply for reply in replies if not reply.done()]
    if waiting:
        await asyncio.wait(waiting, timeout=_REPLY_WITHIN_S)


def settle(accepted: Iterable[Accepted], is_durable: bool) -> None:
    """Finish the stage `durable`; who waits for what was given up gets no reply any more."""
    for one in accepted:
        if is_durable:
            finish(one.durable)
        else:
            one.durable.cancel()


def finish(*futures: asyncio.Future[None]) -> None:
    """Finish a stage, unless its future was cancelled."""
    for future in futures:
        if not future.done():
            future.set_result(None)
