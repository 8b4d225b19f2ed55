"""From edges to the table: debounced, collected, ordered by stamp, and only then judged."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from engines.core.notation import NS_PER_SECOND
from firmware_host.buttons.contained_menus import ContainedMenus
from firmware_host.buttons.expected_presses import ExpectedPresses
from firmware_host.buttons.losses import Losses
from firmware_host.buttons.page_buttons import PageButtons
from firmware_host.buttons.reader import ButtonReader
from firmware_host.menu.menus import Menus
from firmware_host.panel.devices import Devices
from firmware_host.panel.faults import Faults
from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.table.commands import DefaultMove, PlayAgain, Presses
from firmware_host.table.decision import BOX
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError, Table
from hardware.ports import DeviceError, Edge, Gap, Press
from hardware.press_collector import PressCollector

log = logging.getLogger(__name__)


class Race:
    """Hands the presses of one box to one table; `monotonic` is the clock that stamps edges."""

    def __init__(
        self,
        table: Table,
        devices: Devices,
        confirmation: ButtonConfirmation,
        faults: Faults,
        *,
        window_ms: int,
        on_touch: Callable[[], None] | None = None,
        menus: Menus | None = None,
        monotonic: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._table = table
        self._devices = devices
        self._confirmation = confirmation
        self._on_touch = on_touch
        self._monotonic = monotonic
        self._menus = ContainedMenus(menus, faults, monotonic)
        self._collector = PressCollector(window_ms=window_ms)
        self._losses = Losses()
        self.page = PageButtons()
        self._news = asyncio.Event()
        self._moves_since_ns: dict[int, int] = {}
        self.between_races = asyncio.Event()
        self.between_races.set()
        self._match = ""
        self._match_since_ns = 0
        devices.buttons.answer(self._flash)
        self._reader = ButtonReader(devices, faults, on_health=self._lend)
        self._expected = ExpectedPresses(confirmation, devices.seats, self._held)
        confirmation.set_held_source(self._held)
        if menus is not None:
            menus.gestures.held = self._all_held
            menus.listen(self._news.set)
        confirmation.listen(self._lend)
        confirmation.listen(self._expect)
        table.follow("race", lambda _: self._on_update())

    async def run(self) -> None:
        """Read edges and judge them until the buttons end."""
        async with asyncio.TaskGroup() as group, contextlib.aclosing(self._reader.edges()) as edges:
            judging = group.create_task(self._judge(), name="judge presses")
            async for item in edges:
                if isinstance(item, Gap):
                    self._void(item)
                else:
                    self._feed(item)
            judging.cancel()

    def is_collecting(self) -> bool:
        """Return whether presses are on their way to the table."""
        return self._due_ns() is not None

    def is_flip_held(self) -> bool:
        """Return whether the flip button is down while nobody plays, when it makes no move."""
        flip = self._devices.flip_button
        is_free = not self._table.committed.is_in_play()
        is_in_menu = self._menus.is_using(flip)
        return is_free and not is_in_menu and flip in self._reader.down()

    def press_by_page(self, button: int, *, is_down: bool, at_ns: int) -> None:
        """Take a press on the page of the box where it may stand in for the button."""
        if self.page.update(button, is_down=is_down, at_ns=at_ns):
            self._flash(button)
            self._touched()

    def _on_update(self) -> None:
        """Take over from the table whose press is awaited, and what the page may press."""
        self._lend()
        now_ns, before = self._monotonic(), self._moves_since_ns
        if self._table.committed.match_id != self._match:
            # What was pressed until now was meant for the match that was shown until now.
            self._match, self._match_since_ns = self._table.committed.match_id, now_ns
            self._collector.drop()
            self._mark_race()
        moving = self._table.committed.move_buttons
        self._moves_since_ns = {button: before.get(button, now_ns) for button in moving}
        awaited = self._table.committed.awaited_buttons
        self._expected.set_awaited(frozenset(s for s, by in awaited.items() if by == "button"))
        self._expect()

    def _expect(self) -> None:
        if self._reader.expect(self._expected.update()):
            self._news.set()

    def _lend(self) -> None:
        """Allow the page to press unusable buttons, and outside of play those asked to confirm."""
        out = self._reader.unusable()
        asked = self._confirmation.seats_asked()
        self._confirmation.by_page = out
        self.page.allow(out if self._table.committed.is_in_play() else out | asked)

    def _held(self) -> frozenset[int]:
        """Return the seats whose button is held at the box or on its page."""
        return self._all_held() & frozenset(range(self._devices.seats))

    def _all_held(self) -> frozenset[int]:
        return self.page.held() | self._reader.down()

    def _feed(self, edge: Edge) -> None:
        if self._reader.feed(edge):
            self._collector.withdraw(edge.button)
            self._mark_race()
        self._touched()

    def _touched(self) -> None:
        # Called for every edge of a storm: expected presses change only when a held button moves.
        if self._expected.is_holding():
            self._expect()
        self._news.set()
        if self._on_touch is not None:
            self._on_touch()

    def _void(self, gap: Gap) -> None:
        """Drop what was collected: a press that was lost may have been first."""
        if gap.button in self._table.committed.buttons and self._reader.contacts.add_gap(gap):
            self._collector.drop()
            self._mark_race()
            self._losses.add(gap.at_ns)
            self._news.set()

    def _flash(self, button: int) -> None:
        """Light the lamp of a pressed button at once, before the verdict and the write to disk."""
        if button in self._table.committed.buttons and self._table.committed.is_running():
            with contextlib.suppress(DeviceError):
                self._devices.lamps.show({button: True})

    async def _judge(self) -> None:
        while True:
            now_ns = await self._wait_until_due()
            # After a stall the kernel may hold an earlier press than those collected.
            await self._devices.buttons.drain()
            if self._losses.take_due(now_ns):
                await self._say_loss()
            for press in (*self._reader.tick(now_ns), *self.page.take()):
                await self._take(press, now_ns)
            self._confirmation.settle(now_ns)
            self._menus.settle(now_ns)
            due_ns = self._collector.due_ns()
            if due_ns is not None and due_ns <= now_ns:
                await self._hand_on(now_ns)

    async def _wait_until_due(self) -> int:
        """Return the time when something is due; an edge may bring that forward."""
        while True:
            now_ns, due_ns = self._monotonic(), self._due_ns()
            if due_ns is not None and due_ns <= now_ns:
                return now_ns
            wait_s = None if due_ns is None else (due_ns - now_ns) / NS_PER_SECOND
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait_s):
                    await self._news.wait()
            self._news.clear()

    def _due_ns(self) -> int | None:
        parts = (
            self._reader.contacts,
            self._losses,
            self.page,
            self._confirmation,
            self._collector,
            self._menus,
        )
        dues = (part.due_ns() for part in parts)
        return min((due_ns for due_ns in dues if due_ns is not None), default=None)

    async def _say_loss(self) -> None:
        log.warning("edges were lost: what was pressed until now does not count")
        await self._ask(PlayAgain(self._match))
        # Edges that were lost during the write to disk are not announced yet.
        if self._losses.due_ns() is None:
            self._reader.contacts.announce_loss(self._monotonic())

    async def _take(self, press: Press, now_ns: int) -> None:
        if self._reader.contacts.is_void(press):
            # A void press is announced too, even after the loss itself was.
            self._losses.add(press.at_ns)
            return
        if not self._is_move(press) and self._is_answer(press):
            return
        if press.at_ns < self._match_since_ns:
            return
        if press.button == self._devices.flip_button:
            await self._flip(press.at_ns)
        elif press.button in self._table.committed.buttons:
            self._collector.add(press, now_ns)
            self._mark_race()

    def _mark_race(self) -> None:
        """Say whether presses of one race are being collected: other work may wait."""
        if self._collector.due_ns() is None:
            self.between_races.set()
        else:
            self.between_races.clear()

    def _is_answer(self, press: Press) -> bool:
        """Return whether the press, which is no move, answers a screen: a prompt, or a menu."""
        by_hold = self._table.committed.is_playing(press.button)
        if self._confirmation.press(press.button, press.at_ns, by_hold=by_hold):
            return True
        return self._menus.press(press.button, press.at_ns)

    def _is_move(self, press: Press) -> bool:
        """Return whether the button's presses were moves when this one was made."""
        since_ns = self._moves_since_ns.get(press.button)
        return since_ns is not None and since_ns <= press.at_ns

    async def _flip(self, at_ns: int) -> None:
        """Make the move of the button in the middle of the table."""
        state = self._table.committed
        meant = state.middle_move(self._table.clock.stamp_ns(at_ns))
        if meant is not None and state.match is not None:
            seat, move = meant
            text, named = state.match.game.write(move), (state.match_id, state.branch)
            await self._ask(DefaultMove(state.number, seat, text, None, *named))

    async def _hand_on(self, now_ns: int) -> None:
        collected = self._collector.close(now_ns)
        self._mark_race()
        for press in collected.late:
            log.warning("button %d: a later press was judged before this one came", press.button)
        clock = self._table.clock
        stamped = tuple((press.button, clock.stamp_ns(press.at_ns)) for press in collected.presses)
        if self._table.committed.is_running():
            await self._ask(Presses(stamped, self._match))

    async def _ask(self, command: Presses | DefaultMove | PlayAgain) -> None:
        # A refused press has no meaning now, and a button gets no reply.
        with contextlib.suppress(Problem, RefusedError):
            await self._table.ask(BOX, command)
