"""The panel: screens, lamps and lights follow the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from engines.core.notation import NS_PER_SECOND
from firmware_host.panel.devices import REFEREE, Devices
from firmware_host.panel.displays.idle import asking
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import with_strip
from firmware_host.panel.drawing.frames import image_of
from firmware_host.panel.faults import Faults
from firmware_host.panel.panel import Panel
from firmware_host.seating.button_confirmation import ButtonConfirmation, Prompt
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from hardware.ports import Frame
from hardware.sim import SimButtons, SimLamps, SimLights, SimScreen
from tests.fixtures.host_tables import DUEL, PLAIN, open_window, run, stacked

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

    def panel(self, table: Table, confirmation: ButtonConfirmation | None = None) -> Panel:
        """Return the panel of this box."""
        self.faults = Faults()
        return Panel(
            table,
            self.devices,
            self.faults,
            name="den",
            addresses=lambda: ("http://10.0.0.1:8080/",),
            language="fr",
            confirmation=confirmation,
        )

    async def other(self, name: str, than: Frame | None) -> Frame:
        """Return a frame of that screen that differs."""
        screen = self.screens[name]
        while (shown := screen.shown.latest) is None or shown == than:
            shown = await screen.next_frame()
        return shown


async def test_an_idle_box_shows_its_address(table: Table) -> None:
    box = Box()
    async with run(box.panel(table).run()):
        frames = [await box.other(name, None) for name in box.screens]
    assert len(set(frames)) == 1
    assert any(frames[0].bits)


async def test_a_pause_is_shown_and_no_lamp_is_lit(table: Table) -> None:
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
        guests = table.committed.guests
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
        while not any(any(pixel) for pixel in box.lights.shown.latest or ()):
            await box.lights.shown.wait()
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


async def test_running_time_is_drawn_from_table_time_however_many_updates_come(
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


async def begin_window(table: Table) -> None:
    """Begin a match at which a press is a move of seats 1 and 2, and not of seat 0."""
    options = {"deck": "table", "window_ms": 60_000}
    await table.ask(HOST, do.NewMatch(game="coups_bas", seats=3, options=options, seed=1))
    await open_window(table)


async def until_shown(prompt: Prompt, *, by_hold: bool) -> None:
    """Return once the panel says that people can see the prompt that way."""
    while not prompt.is_shown(by_hold=by_hold):  # noqa: ASYNC110 - it is looked at
        await asyncio.sleep(0.01)


async def test_what_is_asked_counts_as_shown_when_the_seats_screen_has_it(table: Table) -> None:
    box, confirmation = Box(), ButtonConfirmation()
    async with run(box.panel(table, confirmation).run()):
        idle = await box.other("seat2", None)
        prompt = Prompt(2, "seat", "Ann", "47")
        confirmation.begin(prompt)
        assert prompt.shown_ns is None
        await until_shown(prompt, by_hold=False)
        kit = kit_of("box", "fr")
        asked = asking(kit, "Ann", "47", kit.say("oled-press"))
        assert box.screens["seat2"].shown.latest == asked != idle
        assert box.lamps.lit[2]
        strip = with_strip(kit, DARK, kit.say("oled-asked-seat", seat=3, code="47", name="Ann"))
        while _foot(box.screens[REFEREE].shown.latest) != _foot(strip):
            await box.screens[REFEREE].next_frame()


async def test_in_play_a_request_is_shown_and_a_pause_shows_it_anew(table: Table) -> None:
    box, confirmation = Box(), ButtonConfirmation()
    async with run(box.panel(table, confirmation).run()):
        await begin_window(table)
        useful, idle = Prompt(1, "seat", "Eve", "12"), Prompt(0, "seat", "Ann", "47")
        for prompt in (useful, idle):
            confirmation.begin(prompt)
        await until_shown(idle, by_hold=True)
        kit = kit_of("box", "fr")
        for seat, key, asked in ((0, "oled-hold-seat", idle), (1, "oled-wait-seat", useful)):
            strip = with_strip(kit, DARK, kit.say(key, code=asked.code, name=asked.name))
            while _foot(box.screens[f"seat{seat}"].shown.latest) != _foot(strip):
                await box.screens[f"seat{seat}"].next_frame()
        assert useful.shown_ns is None, "there a press is a move, and nothing else"
        await table.ask(HOST, do.Pause())
        await until_shown(idle, by_hold=False)
        await until_shown(useful, by_hold=False)
        await table.ask(HOST, do.Resume())
        await until_shown(idle, by_hold=True)
        assert useful.shown_ns is None


async def test_the_referees_screen_says_who_has_a_seat_and_who_hosts(table: Table) -> None:
    box = Box()
    kit = kit_of("box", "fr")
    async with run(box.panel(table).run()):
        await box.other(REFEREE, None)
        for command, key in (
            (do.Sit(6, "Bob", "fr", "t"), "oled-seat-given"),
            (do.HostGiven("Bob", "Ann", 2), "oled-host-given"),
        ):
            await table.ask(BOX, command)
            strip = with_strip(kit, DARK, kit.say(key, seat=7, name="Bob"))
            while _foot(box.screens[REFEREE].shown.latest) != _foot(strip):
                await box.screens[REFEREE].next_frame()
