"""From edges to the table: debounced, collected, ordered by stamp, and only then judged."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from engines.core.notation import NS_PER_SECOND
from firmware_host.commands import Presses, StandIn
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX
from firmware_host.table.table import RefusedError
from hardware.arbiter import Arbiter
from hardware.debounce import Debouncer
from hardware.ports import DeviceError

if TYPE_CHECKING:
    from firmware_host.frontends.devices import Devices
    from firmware_host.presence import Presence
    from firmware_host.table.table import Table
    from hardware.ports import Press

log = logging.getLogger(__name__)


class Race:
    """Reads the buttons of one box for one table."""

    def __init__(
        self, table: Table, devices: Devices, presence: Presence, *, window_ms: int
    ) -> None:
        self._table = table
        self._devices = devices
        self._presence = presence
        numbers = range(devices.seats + 1)
        down = [number for number in numbers if devices.buttons.is_down(number)]
        self._debouncer = Debouncer(numbers, down=down)
        self._arbiter = Arbiter(window_ms=window_ms)
        self._news = asyncio.Event()
        presence.look_at(self._held)

    async def run(self) -> None:
        """Read edges and judge them until the buttons end."""
        async with asyncio.TaskGroup() as group:
            judging = group.create_task(self._judge(), name="judge presses")
            await self._read()
            judging.cancel()

    async def _read(self) -> None:
        async for edge in self._devices.buttons.edges():
            self._debouncer.feed(edge)
            if edge.is_down:
                self._flash(edge.button)
            self._news.set()

    def _flash(self, button: int) -> None:
        """Light the lamp of a hand on its button at once: it waits for no verdict and no disk."""
        if button in self._table.state.seats and self._table.state.is_running():
            with contextlib.suppress(DeviceError):
                self._devices.lamps.show({button: True})

    async def _judge(self) -> None:
        while True:
            await self._wait()
            now_ns = time.monotonic_ns()
            for press in self._debouncer.tick(now_ns, self._levels()):
                await self._take(press, now_ns)
            due_ns = self._arbiter.due_ns()
            if due_ns is not None and due_ns <= now_ns:
                await self._finish(now_ns)

    async def _wait(self) -> None:
        """Return when an edge came or when something collected is due."""
        dues = (self._debouncer.next_due_ns(), self._arbiter.due_ns())
        due_ns = min((due for due in dues if due is not None), default=None)
        wait_s = None if due_ns is None else (due_ns - time.monotonic_ns()) / NS_PER_SECOND
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait_s if wait_s is None else max(0.0, wait_s)):
                await self._news.wait()
        self._news.clear()

    def _levels(self) -> dict[int, bool]:
        return {n: self._devices.buttons.is_down(n) for n in range(self._devices.seats + 1)}

    def _held(self) -> frozenset[int]:
        buttons = self._devices.buttons
        return frozenset(n for n in range(self._devices.seats) if buttons.is_down(n))

    async def _take(self, press: Press, now_ns: int) -> None:
        state = self._table.state
        is_in_play = state.is_running() and not state.is_paused
        if self._presence.takes(press.button, is_in_play=is_in_play):
            return
        if press.button == self._devices.flip_button:
            await self._flip()
        elif press.button in self._table.state.seats:
            self._arbiter.add(press, now_ns)

    async def _flip(self) -> None:
        """Make the move that the button in the middle of the table stands for."""
        state = self._table.state
        if state.match is None or not state.is_running():
            return
        meant = state.match.game.table_button(state.match.state)
        if meant is not None:
            seat, move = meant
            await self._ask(StandIn(state.number, seat, state.match.game.write(move)))

    async def _finish(self, now_ns: int) -> None:
        finish = self._arbiter.close(now_ns)
        for press in finish.late:
            log.warning("a press of button %d came in too late to be judged", press.button)
        presses = sorted((*finish.late, *finish.presses))
        clock = self._table.clock
        stamped = tuple((press.button, clock.stamp_ns(press.at_ns)) for press in presses)
        if stamped and self._table.state.is_running():
            await self._ask(Presses(stamped))

    async def _ask(self, command: Presses | StandIn) -> None:
        # What the rules refuse here is a press that means nothing now; nobody waits for a reply.
        with contextlib.suppress(Problem, RefusedError):
            await self._table.ask(BOX, command)
