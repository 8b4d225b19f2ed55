"""Only what looks different is drawn: at a tick, and at a change of the table."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import pytest

from engines.catalog import GAMES
from engines.core.match import begin
from firmware_host.buttons.race import Race
from firmware_host.panel import panel as panel_module
from firmware_host.panel.devices import Devices
from firmware_host.panel.displays.find import find_display
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.faults import Faults
from firmware_host.panel.kept_drawings import KeptDrawings
from firmware_host.panel.match_screens import MatchScreens
from firmware_host.panel.panel import Panel
from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.decision import HOST
from firmware_host.table.table import Table
from hardware.sim import SimButtons, SimLamps, SimScreen
from tests.bench.counting import counted
from tests.fixtures.host_tables import BareTable, SlowJournal, run, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.journal.journal import Journal

TICKS = 24


class Drawing:
    """A drawing that reads something of the tick, and counts how often it is drawn."""

    def __init__(self, read: Callable[[Tick], object]) -> None:
        self._read = read
        self.count = 0

    def __call__(self, tick: Tick) -> tuple[object, int]:
        """Draw what is read; every drawing is another object."""
        self.count += 1
        return self._read(tick), self.count


def drawings(read: Callable[[Tick], object], ticks: int = TICKS) -> int:
    """Return how often something was drawn in so many ticks, each of which must look right."""
    kept, drawing, tick = KeptDrawings(), Drawing(read), Tick(awaited={0: "phone"}, buttons=(4,))
    for _ in range(ticks):
        shown, _ = kept.drawn("seat0", tick, drawing)
        assert shown == read(tick)
        tick = tick.next()
    return drawing.count


@pytest.mark.parametrize(
    ("read", "count"),
    [
        (lambda _: "still", 1),
        (lambda tick: (tick.button(0), tick.awaited), 1),
        (lambda tick: tick.is_on, 2),
        (lambda tick: tick.is_called(0), 2),
        (lambda tick: tick.is_called(1), 1),
        (lambda tick: tick.is_even, 2),
        (lambda tick: tick.page(4, 3), 3),
        (lambda tick: (tick.page(6, 2), tick.is_on), 4),
        (lambda tick: tick.is_news(5), 2),
        (lambda tick: tick.step(3, 2), 7),
        (lambda tick: tick.since, TICKS),
        (lambda tick: tick.count, TICKS),
    ],
)
def test_a_drawing_is_made_once_for_each_thing_that_it_shows(
    read: Callable[[Tick], object], count: int
) -> None:
    assert drawings(read) == count


def test_a_countdown_is_drawn_at_every_time_and_never_from_the_wrong_one() -> None:
    kept, drawing = KeptDrawings(), Drawing(lambda tick: tick.now_ns)
    shown = [kept.drawn("x", Tick(now_ns=at), drawing)[0] for at in (1, 2, 1, *range(50), 1)]
    assert shown == [1, 2, 1, *range(50), 1]


def test_parts_do_not_share_drawings() -> None:
    kept, named = KeptDrawings(), {part: Drawing(lambda _: "same") for part in "ab"}
    shown = [kept.drawn(part, Tick(), named[part]) for part in "aba"]
    assert (shown, [one.count for one in named.values()]) == ([("same", 1)] * 3, [1, 1])


@pytest.mark.parametrize("game", [game for game in GAMES if find_display(game)])
def test_kept_pictures_are_those_that_would_be_drawn_anew(game: str) -> None:
    seats = GAMES[game].seats[0]
    view = GAMES[game].view(begin(GAMES[game], seats, {}).state, None)
    display, kit, kept = find_display(game), kit_of(game, "en"), KeptDrawings()
    assert display is not None
    tick = Tick(awaited={0: "button"})
    for _ in range(TICKS):
        for seat in range(seats):
            draw = partial(display.seat, kit, view, seat)
            assert kept.drawn(f"seat{seat}", tick, draw) == display.seat(kit, view, seat, tick)
        everybody = kept.drawn("referee", tick, partial(display.referee, kit, view))
        assert everybody == display.referee(kit, view, tick)
        lights = kept.drawn("lights", tick, partial(display.lights, view, 36))
        assert lights == display.lights(view, 36, tick)
        tick = tick.next()


def shown(screens: MatchScreens, bare: BareTable, tick: Tick) -> None:
    """Draw all screens of the table once."""
    drawing = screens.at(bare.committed, bare.match)
    for seat in (None, *range(bare.match.seats)):
        assert drawing.frame(seat, tick) is not None


def test_a_vote_draws_nothing_again_and_a_name_a_pause_and_a_move_do() -> None:
    with counted("arriba") as counts:
        bare, screens, tick = BareTable(), MatchScreens(Faults(), "en"), Tick()
        bare.duel()

        def drawn_after(origin: Any, command: Any) -> int:
            bare.done(origin, command)
            counts.clear()
            shown(screens, bare, tick)
            return counts.now().get("drawings", 0)

        shown(screens, bare, tick)
        assert drawn_after(0, do.Undo()) == 0
        assert drawn_after(1, do.Decline()) == 0
        assert drawn_after(0, do.Name(name="Zoe")) == 4
        assert drawn_after(HOST, do.Pause()) == 4
        assert drawn_after(HOST, do.Undo()) == 4


class Hall:
    """A table of three with screens and buttons, in the middle of a duel."""

    def __init__(self) -> None:
        bare = BareTable()
        bare.duel()
        journal = SlowJournal()
        journal.is_open.set()
        self.table = Table(bare.committed, cast("Journal", journal), TableClock())
        self.screens = [SimScreen(f"seat{seat}", 128, 64) for seat in range(3)]
        self.buttons = SimButtons(9)
        named = {screen.name: screen for screen in self.screens}
        self.devices = Devices(self.buttons, 8, SimLamps(9), named)
        self.panel = Panel(
            self.table, self.devices, Faults(), name="b", addresses=lambda: (), language="en"
        )


async def test_no_screen_is_drawn_while_presses_are_collected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(panel_module, "_RACE_AT_MOST_S", 600)
    hall, drawn = Hall(), asyncio.Queue[object]()
    match_frame = Panel._match_frame

    def counted_frame(self: Panel, *about: Any) -> Any:
        drawn.put_nowait(about[0])
        return match_frame(self, *about)

    monkeypatch.setattr(Panel, "_match_frame", counted_frame)
    hall.panel.between_races.clear()
    async with run(hall.panel.run()):
        assert await drawn.get() == 0
        await asyncio.sleep(0.1)
        assert drawn.empty()
        hall.panel.between_races.set()
        assert [await drawn.get() for _ in range(2)] == [1, 2]


async def test_hands_that_never_rest_do_not_stop_the_screens() -> None:
    hall = Hall()
    hall.panel.between_races.clear()
    async with run(hall.panel.run()):
        for screen in hall.screens:
            await screen.next_frame()


async def test_a_race_lasts_from_its_first_press_until_it_is_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = Hall()
    race = Race(hall.table, hall.devices, ButtonConfirmation(), Faults(), window_ms=40)
    number, begun, clear = hall.table.committed.number, asyncio.Event(), race.between_races.clear

    def heard() -> None:
        clear()
        begun.set()

    monkeypatch.setattr(race.between_races, "clear", heard)
    async with run(hall.table.run(), race.run()):
        assert race.between_races.is_set()
        hall.buttons.press(1)
        await begun.wait()
        assert hall.table.committed.number == number
        await race.between_races.wait()
        await until(hall.table, lambda state: state.number > number)
