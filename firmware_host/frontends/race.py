"""From edges to the table: debounced, collected, ordered by stamp, and only then judged."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from engines.core.notation import NS_PER_SECOND
from firmware_host.commands import PlayAgain, Presses, StandIn
from firmware_host.frontends.awaited import Awaited
from firmware_host.frontends.losses import Losses
from firmware_host.frontends.page_hands import PageHands
from firmware_host.frontends.ward import Ward
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX
from firmware_host.table.table import RefusedError
from hardware.arbiter import Arbiter
from hardware.contacts import Contacts
from hardware.ports import DeviceError, Edge, Gap

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.faults import Faults
    from firmware_host.frontends.devices import Devices
    from firmware_host.presence import Presence
    from firmware_host.table.table import Table
    from hardware.ports import Press

log = logging.getLogger(__name__)

_RETRY_S = 2.0
# The loop finds the descriptor readable, the driver reads it, and whoever waits for edges wakes.
_TURNS_OF_A_READER = 3


class Race:
    """Reads the buttons of one box for one table."""

    def __init__(
        self,
        table: Table,
        devices: Devices,
        presence: Presence,
        faults: Faults,
        *,
        window_ms: int,
        dead_heat_us: int = 50,
        on_touch: Callable[[], None] | None = None,
    ) -> None:
        self._table = table
        self._devices = devices
        self._presence = presence
        self._faults = faults
        self._on_touch = on_touch
        self._arbiter = Arbiter(window_ms=window_ms, dead_heat_us=dead_heat_us)
        self._ward = Ward(devices, faults)
        self._losses = Losses()
        self.page = PageHands()
        self._awaited = Awaited(presence, devices.seats, self._held)
        self._heeded: frozenset[int] = frozenset()
        self._news = asyncio.Event()
        devices.buttons.answer(self._flash)
        self._begin()
        presence.look_at(self._held)
        presence.listen(self._lend)
        presence.listen(self._heed)
        table.listen(lambda _: self._lend())

    async def run(self) -> None:
        """Read edges and judge them until the buttons end; missing ones are tried again."""
        async with asyncio.TaskGroup() as group:
            judging = group.create_task(self._judge(), name="judge presses")
            while not await self._read():
                await asyncio.sleep(_RETRY_S)
                self._ward.dissolve()
                self._begin()
            judging.cancel()

    def is_collecting(self) -> bool:
        """Tell whether presses are on their way to the table."""
        return any(part.due_ns() is not None for part in self._parts())

    def expect(self, awaited: frozenset[int]) -> None:
        """Learn whose hand is awaited: a button that is down already cannot answer; name it."""
        self._awaited.light(awaited)
        self._heed()

    def _heed(self) -> None:
        awaited = self._awaited.now()
        if awaited != self._heeded:
            self._heeded = awaited
            self._contacts.expect(awaited)
            self._news.set()

    def press_by_page(self, button: int, *, is_down: bool, at_ns: int) -> None:
        """Take a press on the page of the box where it may stand in for the button."""
        if self.page.move(button, is_down=is_down, at_ns=at_ns):
            self._flash(button)
            self._touched()

    def _parts(self) -> tuple[Contacts, Arbiter, Losses, PageHands]:
        return self._contacts, self._arbiter, self._losses, self.page

    def _begin(self) -> None:
        """Start with the lines as they are: what is down already is no press."""
        numbers = range(self._devices.seats + 1)
        levels = self._levels()
        self._is_missing = not levels
        if levels:
            self._faults.clear("buttons")
        down = [number for number, is_down in levels.items() if is_down]
        self._contacts = Contacts(numbers, down=down)
        self._contacts.expect(self._heeded)
        self._ward.follow(self._contacts.health)
        self._lend()

    async def _read(self) -> bool:
        """Take edges until the buttons end; return False when they are missing."""
        try:
            async for item in self._devices.buttons.edges():
                if isinstance(item, Gap):
                    self._void(item)
                else:
                    self._feed(item)
        except DeviceError as error:
            self._faults.report("buttons", "buttons-missing", str(error))
            self._is_missing = True
            self._lend()
            return False
        return True

    def _feed(self, edge: Edge) -> None:
        if self._contacts.feed(edge):
            self._arbiter.withdraw(edge.button)
        self._follow_health()
        self._touched()

    def _touched(self) -> None:
        # Of a storm every edge comes through here: it is asked only when a hand may have gone up.
        if self._awaited.has_bidden():
            self._heed()
        self._news.set()
        if self._on_touch is not None:
            self._on_touch()

    def _follow_health(self) -> None:
        if self._ward.follow(self._contacts.health):
            self._lend()

    def _lend(self) -> None:
        """Let the page press what no hand can, and sit down whoever asks when nothing is played."""
        every = frozenset({*range(self._devices.seats), self._devices.flip_button})
        out = every if self._is_missing else self._contacts.health.unusable()
        asked = self._presence.seats_asked()
        self._presence.by_page = out
        self.page.allow(out if self._table.state.is_in_play() else out | asked)

    def _void(self, gap: Gap) -> None:
        """Let nobody be first by luck: what was collected or is on its way is void."""
        if gap.button in self._table.state.seats and self._contacts.lose(gap):
            self._arbiter.drop()
            self._losses.add(gap.at_ns)
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
            if self._losses.tell(now_ns):
                await self._say_loss()
            presses = self._contacts.tick(now_ns, self._levels())
            self._follow_health()
            for press in (*presses, *self.page.take()):
                await self._take(press, now_ns)
            due_ns = self._arbiter.due_ns()
            if due_ns is not None and due_ns <= now_ns:
                await self._finish(now_ns)

    async def _say_loss(self) -> None:
        log.warning("edges were lost: what was pressed until now does not count")
        await self._ask(PlayAgain())
        # What was lost while the disk took its time is not said yet.
        if self._losses.due_ns() is None:
            self._contacts.say_loss(time.monotonic_ns())

    async def _wait(self) -> None:
        """Return when something collected is due; an edge may bring that forward."""
        while True:
            dues = [part.due_ns() for part in self._parts()]
            due_ns = min((due for due in dues if due is not None), default=None)
            wait_s = None if due_ns is None else (due_ns - time.monotonic_ns()) / NS_PER_SECOND
            if wait_s is not None and wait_s <= 0:
                # After a stall what the kernel holds may have been first: it is read before.
                for _ in range(_TURNS_OF_A_READER):
                    await asyncio.sleep(0)
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait_s):
                    await self._news.wait()
            self._news.clear()

    def _levels(self) -> dict[int, bool]:
        """Return the lines as they are now; without an answer they are judged by their edges."""
        with contextlib.suppress(DeviceError):
            return {n: self._devices.buttons.is_down(n) for n in range(self._devices.seats + 1)}
        return {}

    def _held(self) -> frozenset[int]:
        """Return the seats whose button is held, by a hand at the box or on its page."""
        unusable = self._contacts.health.unusable()
        down = {n for n, is_down in self._levels().items() if is_down} - unusable
        return (self.page.held() | down) & frozenset(range(self._devices.seats))

    async def _take(self, press: Press, now_ns: int) -> None:
        if self._contacts.is_void(press):
            # Whoever pressed is told so, even if it came after it was said.
            self._losses.add(press.at_ns)
            return
        if self._presence.takes(press.button, is_in_play=self._table.state.is_in_play()):
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

    async def _ask(self, command: Presses | StandIn | PlayAgain) -> None:
        # What the rules refuse here is a press that means nothing now; nobody waits for a reply.
        with contextlib.suppress(Problem, RefusedError):
            await self._table.ask(BOX, command)
