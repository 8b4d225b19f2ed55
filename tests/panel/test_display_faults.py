"""A display that fails: a fault names it, the default display stands in, the table goes on."""

from __future__ import annotations

import asyncio
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.panel.devices import REFEREE
from firmware_host.panel.displays import arriba, default, kit
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import with_strip
from firmware_host.panel.displays.tick import Tick
from firmware_host.public.summary import summarise
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from firmware_host.texts.resources import data_folder
from firmware_host.texts.texts import BOX
from tests.fixtures.host_tables import PLAIN, run
from tests.panel.test_panel import Box

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.table import Table
    from hardware.ports import Frame

NEW = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1)
TICKS = (Tick(0, 0), Tick(1, 1))


class Fragile:
    """A function of a display that fails while it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str, *seats: int) -> None:
        self._works = getattr(arriba, name)
        self._seats = seats
        self.is_broken = False
        self.calls = 0
        self._called = asyncio.Event()
        monkeypatch.setattr(arriba, name, self._draw)

    def _draw(self, *args: Any) -> Any:
        self.calls += 1
        self._called.set()
        if self.is_broken and (not self._seats or args[2] in self._seats):
            raise KeyError("zebra")
        return self._works(*args)

    async def until_called(self, times: int) -> None:
        """Wait until it was called so many times in all."""
        while self.calls < times:
            self._called.clear()
            await self._called.wait()


@pytest.fixture
def box() -> Box:
    return Box()


def own_screens(table: Table, seat: int) -> list[Frame]:
    """Return what arriba's own display may show on a seat's screen now."""
    state = table.committed
    assert state.match is not None
    view = state.match.game.view(state.match.state, None)
    return [arriba.seat(kit_of("arriba", _language(table, seat)), view, seat, t) for t in TICKS]


def default_screens(table: Table, seat: int) -> list[Frame]:
    """Return what the default display may show on a seat's screen now."""
    view = summarise(table.committed, None)
    return [default.seat(kit_of(BOX, _language(table, seat)), view, seat, t) for t in TICKS]


def _language(table: Table, seat: int) -> str:
    guest = table.committed.guests.get(seat)
    return guest.language if guest else "fr"


async def until_one_of(box: Box, screen: str, frames: list[Frame]) -> None:
    while box.screens[screen].shown.latest not in frames:
        await box.screens[screen].next_frame()


def named(box: Box) -> list[tuple[str, str]]:
    return [(fault.device, fault.key) for fault in box.faults.now]


async def until_well(box: Box) -> None:
    """Wait until no fault is left."""
    changed = asyncio.Event()
    box.faults.listen(changed.set)
    while named(box):
        changed.clear()
        await changed.wait()


async def test_a_screen_that_fails_in_mid_match_shows_the_default_display_until_it_works_again(
    table: Table, box: Box, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fragile = Fragile(monkeypatch, "seat", 1)
    async with run(box.panel(table).run()):
        await table.ask(HOST, NEW)
        await until_one_of(box, "seat1", own_screens(table, 1))
        assert named(box) == []

        fragile.is_broken = True
        await table.ask(0, do.Name(name="Ann"))
        await until_one_of(box, "seat1", default_screens(table, 1))
        await until_one_of(box, "seat0", own_screens(table, 0))
        assert named(box) == [("display", "display-failed")]
        assert any(any(pixel) for pixel in box.lights.shown.latest or ())

        await table.ask(0, do.Name(name="Bea"))
        await until_one_of(box, "seat1", default_screens(table, 1))
        assert caplog.text.count("Traceback") == 1
        assert "KeyError: 'zebra'" in caplog.text

        fragile.is_broken = False
        await table.ask(0, do.Name(name="Cy"))
        await until_one_of(box, "seat1", own_screens(table, 1))
        await until_well(box)


async def test_a_failed_display_is_not_retried_before_the_table_changes(
    table: Table, box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firmware_host.panel.panel._TICK_S", 0.001)
    referee = Fragile(monkeypatch, "referee")
    async with run(box.panel(table).run()):
        await table.ask(HOST, NEW)
        await until_one_of(box, "seat1", own_screens(table, 1))
        referee.is_broken, tried = True, referee.calls
        await table.ask(0, do.Name(name="Bea"))
        await referee.until_called(tried + 1)
        tried = referee.calls
        await asyncio.sleep(0.05)
        assert referee.calls == tried
        await table.ask(0, do.Name(name="Ann"))
        await referee.until_called(tried + 1)


async def test_the_fault_is_shown_on_the_referees_screen_over_the_default_display(
    table: Table, box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    Fragile(monkeypatch, "referee").is_broken = True
    async with run(box.panel(table).run()):
        await table.ask(HOST, NEW)
        view = summarise(table.committed, None)
        kit = kit_of(BOX, "fr")
        shown = [default.referee(kit, view, tick) for tick in TICKS]
        strips = [with_strip(kit, frame, "Affichage en panne") for frame in shown]
        await until_one_of(box, REFEREE, strips)


async def test_lights_that_fail_are_those_of_the_default_display(
    table: Table, box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    Fragile(monkeypatch, "lights").is_broken = True
    async with run(box.panel(table).run()):
        await table.ask(HOST, NEW)
        view = summarise(table.committed, None)
        wanted = [default.lights(view, 36, tick) for tick in TICKS]
        while box.lights.shown.latest not in wanted:
            await box.lights.shown.wait()
        await until_one_of(box, "seat1", own_screens(table, 1))
        assert named(box) == [("display", "display-failed")]
        await table.ask(HOST, do.End())
        await until_well(box)


async def test_where_the_default_display_fails_too_the_screen_stays_as_it_is(
    table: Table, box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    Fragile(monkeypatch, "seat", 1).is_broken = True
    monkeypatch.setattr(default, "seat", None)
    async with run(box.panel(table).run()):
        idle = await box.other("seat1", None)
        await table.ask(HOST, NEW)
        await box.other("seat2", idle)
        assert box.screens["seat1"].shown.latest == idle


async def test_a_game_without_a_display_is_shown_by_the_default_one(
    table: Table, box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firmware_host.panel.match_screens.find_display", lambda _game: None)
    async with run(box.panel(table).run()):
        await table.ask(HOST, NEW)
        await until_one_of(box, "seat1", default_screens(table, 1))
        assert named(box) == []


async def test_a_display_whose_shapes_are_missing_works_once_they_are_back(
    table: Table, box: Box, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seeds = tmp_path / "seeds"
    shutil.copytree(data_folder("seeds"), seeds)
    shapes = seeds / "arriba" / "shapes.toml"
    hidden = shapes.rename(tmp_path / "shapes.toml")
    monkeypatch.setattr(kit, "data_folder", lambda _name: seeds)
    kit_of.cache_clear()
    async with run(box.panel(table).run()):
        await table.ask(HOST, NEW)
        for seat in range(3):
            await until_one_of(box, f"seat{seat}", default_screens(table, seat))
        assert named(box) == [("display", "display-failed")]
        hidden.rename(shapes)
        await table.ask(0, do.Name(name="Ann"))
        await until_one_of(box, "seat1", own_screens(table, 1))
        await until_well(box)
