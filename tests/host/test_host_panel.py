"""The box itself: its screens, lamps and lights follow the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from host_tables import DUEL, PLAIN, run, stacked

from engines.core.notation import NS_PER_SECOND
from firmware_host import commands as do
from firmware_host.displays.notices import with_strip
from firmware_host.drawing.frames import image_of
from firmware_host.faults import Faults
from firmware_host.frontends.devices import REFEREE, Devices
from firmware_host.frontends.panel import Panel, kit_of
from firmware_host.table.decision import HOST
from hardware.ports import Frame
from hardware.sim import SimButtons, SimLamps, SimLights, SimScreen

if TYPE_CHECKING:
    import pytest

    from firmware_host.table.table import Table

DARK = Frame(128, 64, bytes(1024))
SHOWN = ("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000")


class Box:
    """All devices of a box for eight."""

    def __init__(self) -> None:
        names = (REFEREE, *(f"seat{seat}" for seat in range(8)))
        self.screens = {name: SimScreen(name, 128, 64) for name in names}
        self.lamps = SimLamps(9)
        self.lights = SimLights(36)
        self.devices = Devices(
            SimButtons(9), 8, self.lamps, self.screens, self.lights, lights_count=36
        )

    def panel(self, table: Table) -> Panel:
        """Return the panel of this box."""
        self.faults = Faults()
        return Panel(
            table,
            self.devices,
            self.faults,
            name="den",
            address="http://10.0.0.1:8080/",
            language="fr",
        )

    async def other(self, name: str, than: Frame | None) -> Frame:
        """Return a frame of that screen that differs."""
        screen = self.screens[name]
        while (shown := screen.shown.latest) is None or shown == than:
            shown = await screen.next_frame()
        return shown


async def test_an_idle_box_says_where_it_is(table: Table) -> None:
    box = Box()
    async with run(box.panel(table).run()):
        frames = [await box.other(name, None) for name in box.screens]
    assert len(set(frames)) == 1
    assert any(frames[0].bits)


async def test_a_pause_is_seen_on_the_box_and_nobody_is_awaited(table: Table) -> None:
    box = Box()
    panel = box.panel(table)
    async with run(panel.run()):
        await table.ask(HOST, do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1))
        deal = f"chance deal @0.000000000 first:0 {stacked(*DUEL)}"
        await table.ask(HOST, do.Correct(to=0, moves=[deal, *SHOWN], reason="for the test"))
        while not (box.lamps.lit[0] and box.lamps.lit[1]):
            await box.lamps.shown.wait()
        await table.ask(HOST, do.Pause())
        while any(box.lamps.lit.values()):
            await box.lamps.shown.wait()
        guests = table.state.guests
        said = {"fr": "PAUSE", "en": "PAUSED"}
        for name in (REFEREE, "seat0", "seat1", "seat2"):
            guest = guests.get(int(name[-1])) if name != REFEREE else None
            language = guest.language if guest else "fr"
            strip = with_strip(kit_of("arriba", language), DARK, said[language])
            while _foot(box.screens[name].shown.latest) != _foot(strip):
                await box.screens[name].next_frame()


def _foot(frame: Frame | None) -> bytes:
    """Return the lowest rows of a screen, where the box speaks for itself."""
    return image_of(frame).crop((0, 53, 128, 64)).tobytes() if frame is not None else b""


async def test_the_devices_follow_a_duel(table: Table) -> None:
    box = Box()
    panel = box.panel(table)
    async with run(panel.run()):
        idle = await box.other(REFEREE, None)
        new = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1)
        await table.ask(HOST, new)
        deal = f"chance deal @0.000000000 first:0 {stacked(*DUEL)}"
        await table.ask(HOST, do.Correct(to=0, moves=[deal, *SHOWN], reason="for the test"))
        await box.other(REFEREE, idle)
        await box.other("seat0", idle)
        while not (box.lamps.lit[0] and box.lamps.lit[1]):
            await box.lamps.shown.wait()
        assert not box.lamps.lit[2]
        assert box.screens["seat7"].shown.latest == idle
        assert any(any(pixel) for pixel in box.lights.shown.latest or ())
        await table.ask(HOST, do.End())
        while any(box.lamps.lit.values()):
            await box.lamps.shown.wait()
    assert panel.missing() == ()


async def test_a_box_plays_on_without_lights_and_with_a_screen_less(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    box = Box()
    box.lights.unplug()
    box.screens["seat3"].unplug()
    panel = box.panel(table)
    async with run(panel.run()):
        idle = await box.other("seat4", None)
        while panel.missing() != ("seat3", "lights"):
            await table.ask(0, do.Name(name="Ann"))
        await table.ask(HOST, do.NewMatch(game="arriba", seats=8, options=PLAIN, seed=1))
        assert await box.other("seat4", idle) != idle
        box.lights.replug()
        await table.ask(0, do.Name(name="Ben"))
        await box.lights.shown.wait()
        await table.ask(0, do.Name(name="Cy"))
    assert caplog.text.count("The LED panel is missing") == 1
    assert panel.missing() == ("seat3",)


async def test_what_runs_out_is_drawn_by_the_time_of_the_table_however_many_news_come(
    table: Table,
) -> None:
    box = Box()
    asked = ["chance deal @0.000000000 first:0", "0 play H2", "chance open @1.000000000"]
    options = {"deck": "table", "window_ms": 60_000}
    middle = [row * 6 + column for row in range(1, 5) for column in range(1, 5)]
    await table.ask(HOST, do.NewMatch(game="coups_bas", seats=3, options=options, seed=1))
    await table.ask(HOST, do.Correct(to=0, moves=asked, reason="for the test"))
    await table.ask(HOST, do.Pause())
    async with run(box.panel(table).run()):
        for at_s, lit in ((1, 16), (16, 12), (31, 8), (46, 4), (61, 0)):
            table.clock.set(at_s * NS_PER_SECOND)
            table.clock.stop()
            for name in ("Ann", "Ben", "Cy"):
                await table.ask(0, do.Name(name=name))
            while _lit(box, middle) != lit:
                await box.lights.shown.wait()


def _lit(box: Box, places: list[int]) -> int:
    pixels = box.lights.shown.latest or ()
    return sum(any(pixels[place]) for place in places) if pixels else -1
