"""Hands at a virtual box: they press and hold its buttons, and look at its screens."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

from firmware_host.menu.choices import LEAVE, Chooser, Chosen
from firmware_host.menu.host_menu import host_menu
from firmware_host.menu.new_match import NewMatchSetup
from firmware_host.menu.seat_choices import middle_branch, own_branch
from firmware_host.menu.setup import Draft
from firmware_host.panel.devices import REFEREE
from firmware_host.panel.displays.choosing import elsewhere, sitting
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.menu_screens import chosen_frame
from firmware_host.texts.texts import BOX, default_name
from hardware.ports import Edge

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from firmware_host.app.daemon import Running
    from firmware_host.menu.choices import Branch
    from firmware_host.table.state import TableState
    from firmware_host.table.table import Update
    from hardware.ports import Frame

TOUCH_NS = 2_000_000
LOOK_S = 0.15
PUZZLED_S = 20.0
"""Whose choice takes longer looks again where the menu is, as people do."""
USUAL_STEPS = 5
QUIET_S = 0.03
"""A contact must be open for 20 ms before it can close again: what is shorter is bounce."""

Way = tuple[int, ...]
"""The place of the item to choose, in each list on the way."""


def ways(branch: Branch, random: Random | None = None) -> list[tuple[Way, Any]]:
    """Return the way to every value of a tree; below a question made when asked only one way.

    That one takes the first answers, or random ones.
    """
    found: list[tuple[Way, Any]] = []
    for place, item in enumerate(branch.items):
        if item.follow:
            below = [_one_way(item.follow(), random)]
        else:
            below = ways(item.branch, random) if item.branch else [((), item.value)]
        found += [((place, *way), value) for way, value in below]
    return found


def _one_way(branch: Branch, random: Random | None) -> tuple[Way, Any]:
    place = random.randrange(len(branch.items)) if random else 0
    item = branch.items[place]
    way, value = _one_way(item.below, random) if item.below else ((), item.value)
    return (place, *way), value


def places(branch: Branch, way: Way) -> list[Chooser]:
    """Return every place of a chooser in the questions along a way."""
    found = list[Chooser]()
    for length in range(len(way)):
        first = Chooser(branch, way[:length])
        for _ in range(first.shown.count):
            found.append(first)
            first = first.next()
    return found


class Hands:
    """The people at one box; they know only what its screens show."""

    def __init__(self, box: Running, language: str = "en") -> None:
        self.box = box
        self.language = language
        self.middle = box.virtual.devices.flip_button
        self._changed = asyncio.Event()
        box.table.listen("hands", self._on_update)

    @property
    def state(self) -> TableState:
        """Return the table as it was last published."""
        return self.box.table.committed

    async def touch(self, button: int) -> None:
        """Press a button shortly; the stamps make it short however busy this machine is."""
        await asyncio.sleep(QUIET_S)
        at_ns = time.monotonic_ns()
        self.box.virtual.buttons.drive(Edge(button, True, at_ns))
        self.box.virtual.buttons.drive(Edge(button, False, at_ns + TOUCH_NS))

    async def hold(self, button: int) -> None:
        """Push a button down; it must be let go."""
        await asyncio.sleep(QUIET_S)
        self.box.virtual.buttons.press(button)

    def let_go(self, button: int) -> None:
        """Let a button go."""
        self.box.virtual.buttons.release(button)

    async def see(self, button: int | None, frame: Frame) -> None:
        """Wait until a screen shows this."""
        screen = self.box.virtual.screens[REFEREE if button is None else f"seat{button}"]
        while screen.shown.latest != frame:
            await screen.next_frame()

    async def change(self) -> None:
        """Wait until the table changes."""
        self._changed.clear()
        await self._changed.wait()

    async def choose(
        self, button: int, branch: Branch, way: Sequence[int], start: Chooser | None = None
    ) -> None:
        """Go a way through the open menu of a button, item by item, and hold the last one.

        It begins with the first question, at whichever item `start` is.
        """
        chooser = start or Chooser(branch)
        for at, place in enumerate(way):
            await self._see_item(button, chooser)
            while chooser.cursor != place:
                chooser = chooser.next()
                await self.touch(button)
                await self._see_item(button, chooser)
            await self.hold(button)
            after = chooser.yes()
            if isinstance(after, Chosen):
                assert at + 1 == len(way)
                assert after.value is not LEAVE
                return
            chooser = after
            await self._see_item(button, chooser)
            self.let_go(button)

    async def start(self, game: str, people: Sequence[int], **wanted: Any) -> None:
        """Begin a match from the menu of the box; `wanted` names other answers than the first."""
        await self.touch(self.middle)
        menu = host_menu(self.state, self.language)
        labels = [item.label for item in menu.items]
        await self.choose(self.middle, menu, [labels.index("New match")])
        setup = NewMatchSetup(self.state.size, ())
        wanted = {"game": game, **wanted}
        match = self.state.match_id
        while self.state.match_id == match:
            branch = setup.question("en")
            if branch is None:
                await self._sit(setup, people)
                continue
            way = next(way for way, value in ways(branch) if _is_meant(value, wanted))
            value = dict(ways(branch))[way]
            await self._see_item(self.middle, Chooser(branch))
            self.let_go(self.middle)
            await self.choose(self.middle, branch, way)
            if isinstance(value, Draft):
                setup.answer(value)
            else:
                while self.state.match_id == match:
                    await self.change()
        self.let_go(self.middle)

    async def _sit(self, setup: NewMatchSetup, people: Sequence[int]) -> None:
        kit = kit_of(BOX, self.language)
        await self.see(None, sitting(kit, ()))
        self.let_go(self.middle)
        for button in people:
            await self.touch(button)
            setup.touch(button)
            await self.see(None, sitting(kit, setup.sitting))
        await self.hold(self.middle)
        setup.sit()

    async def enter(self, button: int, branch: Branch, way: Sequence[int]) -> None:
        """Choose a move, opening the menu first where it is closed."""
        choosing_it = asyncio.create_task(self._enter(button, branch, way))
        number = self.state.number
        while self.state.number == number:
            await self.change()
        choosing_it.cancel()
        await asyncio.wait([choosing_it])
        if self.box.virtual.buttons.is_down(button):
            self.let_go(button)

    async def _enter(self, button: int, branch: Branch, way: Sequence[int]) -> None:
        """Choose from where the menu is, and look again where it is when it does not follow.

        On a busy machine a menu can open so late that it was asked for twice.
        """
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PUZZLED_S * max(1.0, len(way) / USUAL_STEPS)):
                    await self._enter_once(button, branch, way)
                return
            if self.box.virtual.buttons.is_down(button):
                self.let_go(button)

    async def _enter_once(self, button: int, branch: Branch, way: Sequence[int]) -> None:
        start = self._find(button, branch, way)
        while start is None:
            await self.touch(button)
            await asyncio.sleep(LOOK_S)
            start = self._find(button, branch, way)
        while start.path:
            start = await self._go_back(button, start)
        await self.choose(button, branch, way, start)

    def _find(self, button: int, branch: Branch, way: Sequence[int]) -> Chooser | None:
        """Return where the menu of a button is, by what the screens show; None if it is closed."""
        kit = kit_of(BOX, self.language)
        for one in places(branch, tuple(way)):
            seen = one.shown.screen if button == self.middle else button
            name = REFEREE if seen is None else f"seat{seen}"
            if self.box.virtual.screens[name].shown.latest == chosen_frame(
                kit, one.shown, self.state, self.language
            ):
                return one
        return None

    async def _go_back(self, button: int, chooser: Chooser) -> Chooser:
        """Hold the way back, and return the question before."""
        while chooser.shown.label is not None:
            chooser = chooser.next()
            await self.touch(button)
            await self._see_item(button, chooser)
        await self.hold(button)
        above = chooser.yes()
        assert isinstance(above, Chooser)
        await self._see_item(button, above)
        self.let_go(button)
        return above

    def own(self, button: int) -> Branch:
        """Return what the screen of a seat offers."""
        return own_branch(self.state, button, self.language)

    def at_middle(self) -> Branch:
        """Return what the button in the middle offers."""
        return middle_branch(self.state, self.language)

    async def _see_item(self, button: int, chooser: Chooser) -> None:
        shown = chooser.shown
        kit = kit_of(BOX, self.language)
        if button != self.middle:
            await self.see(button, chosen_frame(kit, shown, self.state, self.language))
            return
        await self.see(shown.screen, chosen_frame(kit, shown, self.state, self.language))
        if shown.screen is not None:
            name = default_name(shown.screen, self.language)
            await self.see(None, elsewhere(kit, name))

    def _on_update(self, update: Update) -> None:
        del update
        self._changed.set()


def _is_meant(value: Any, wanted: dict[str, Any]) -> bool:
    """Tell whether an answer is the wanted one, or any where none is wanted."""
    if not isinstance(value, Draft):
        return True
    real = wanted.get("real", ())
    if value.real != tuple(real[: len(value.real)]) and real:
        return False
    named = ((name, want) for name, want in wanted.items() if name != "real")
    return all(getattr(value, name) in (None, want) for name, want in named)
