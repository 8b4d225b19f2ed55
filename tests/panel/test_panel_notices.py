"""The referee overlay, the screen saver, and low screens."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, get_args

import pytest

from firmware_host.journal.trouble import Why
from firmware_host.panel.devices import REFEREE, Devices
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import play_again, with_strip
from firmware_host.panel.drawing.fitting import cut, shifted
from firmware_host.panel.drawing.frames import image_of
from firmware_host.panel.faults import Faults
from firmware_host.panel.painter import Painter
from firmware_host.panel.panel import Panel
from firmware_host.panel.referee_overlay import TURN_S, RefereeOverlay
from firmware_host.panel.screen_saver import ScreenSaver
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from firmware_host.texts.resources import data_folder
from hardware.ports import DeviceError, Frame
from hardware.sim import SimButtons, SimLamps, SimLights, SimScreen
from tests.fixtures.host_tables import PLAIN, run

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.table.table import Table

SICK = ("chattering", "bouncing", "held", "stuck")
GONE = ("buttons", "lamps", "screen", "lights", "scanner")
FAULTS = [
    *(f"{kind}-{sick}" for kind in ("button", "flip") for sick in SICK),
    *(f"{device}-missing" for device in GONE),
    *("tag-unknown", "display-failed", "page-failed", "part-failed", "bot-failed"),
    *("sound-failed", "speech-failed", "hall-away", "copy-failed"),
    *(f"broker-{failure}" for failure in ("ended", "hangs", "not-started", "away")),
    *(f"not-kept-{why}" for why in get_args(Why)),
    *("matches-given-up", "journal-damaged", "match-cut", "match-lost", "match-seats"),
]
PARTS = (
    *("analysis", "answers", "closing", "copies", "pages"),
    *("bots", "deadlines", "flip", "guard", "hall", "heartbeat", "home", "lobby"),
    *("mqtt", "page", "panel", "race", "results", "scan", "sound", "statistics", "summary"),
    *("votes", "menus", "status", "heap", "texts"),
)
DARK = Frame(128, 64, bytes(1024))
LIT = Frame(128, 64, b"\xff" * 1024)


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.s = 1_000.0

    def __call__(self) -> float:
        """Return now."""
        return self.s


class Box:
    """A box with a high and a low screen."""

    def __init__(self, table: Table, *, dim_after_s: float = 0) -> None:
        self.referee = SimScreen(REFEREE, 128, 64)
        self.low = SimScreen("seat0", 128, 32)
        self.lights = SimLights(4)
        self.faults = Faults()
        screens = {REFEREE: self.referee, "seat0": self.low}
        devices = Devices(SimButtons(2), 1, SimLamps(2), screens, self.lights, lights_count=4)
        self.panel = Panel(
            table,
            devices,
            self.faults,
            name="den",
            addresses=lambda: ("http://10.0.0.1:8080/",),
            language="en",
            dim_after_s=dim_after_s,
        )

    async def next(self, screen: SimScreen, than: Frame) -> Frame:
        """Return the next frame of the screen that differs."""
        while (shown := screen.shown.latest) is None or shown == than:
            shown = await screen.next_frame()
        return shown


async def test_a_fault_is_on_the_referees_screen_at_once_and_leaves_it(table: Table) -> None:
    box = Box(table)
    async with run(box.panel.run()):
        idle = await box.next(box.referee, DARK)
        box.faults.report("button 2", "button-held", place=3)
        named = await box.next(box.referee, idle)
        kit = kit_of("arriba", "en")
        assert named == with_strip(kit, idle, "Button 3 is held")
        box.faults.clear("button 2")
        assert await box.next(box.referee, named) == idle


async def test_a_fault_found_while_screens_are_drawn_is_shown_first(
    table: Table,
) -> None:
    shown: list[tuple[str, Frame]] = []

    def noted(name: str) -> SimScreen:
        return SimScreen(name, 128, 64, on_change=lambda frame: shown.append((name, frame)))

    screens = {name: noted(name) for name in (REFEREE, *(f"seat{seat}" for seat in range(8)))}
    faults = Faults()

    def find(lit: Mapping[int, bool]) -> None:
        del lit
        if table.committed.is_running() and not faults.now:
            shown.clear()
            asyncio.get_running_loop().call_soon(
                lambda: faults.report("button 0", "button-held", place=1)
            )

    panel = Panel(
        table, Devices(SimButtons(9), 8, SimLamps(9, on_change=find), screens), faults,
        name="den", addresses=lambda: ("http://10.0.0.1:8080/",), language="en",
    )  # fmt: skip

    async with run(panel.run()):
        await screens["seat7"].next_frame()
        await table.ask(HOST, do.NewMatch(game="arriba", seats=8, options=PLAIN, seed=1))
        while not faults.now or "seat7" not in dict(shown):
            await screens["seat7"].next_frame()
    names = [name for name, _ in shown]
    (_, before), (_, named) = (each for each in shown if each[0] == REFEREE)
    assert named == with_strip(kit_of("arriba", "en"), before, "Button 1 is held")
    assert names.index("seat0") < names.index(REFEREE, 1) < names.index("seat7")


async def test_play_again_is_shown_large(table: Table) -> None:
    box = Box(table)
    async with run(box.panel.run()):
        idle = await box.next(box.referee, DARK)
        await table.ask(HOST, do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1))
        playing = await box.next(box.referee, idle)
        await table.ask(BOX, do.PlayAgain())
        wanted = play_again(kit_of("arriba", "en"), "PLAY AGAIN", "presses were lost")
        assert await box.next(box.referee, playing) == wanted


async def test_an_idle_box_dims_and_wakes(table: Table) -> None:
    box = Box(table, dim_after_s=0.05)
    async with run(box.panel.run()):
        await box.next(box.referee, DARK)
        while not box.referee.is_dim:
            await box.referee.next_frame()
        box.panel.touch()
        while box.referee.is_dim:
            await box.referee.next_frame()


async def test_a_low_screen_gets_half_frames(table: Table) -> None:
    box = Box(table)
    async with run(box.panel.run()):
        whole = await box.next(box.referee, DARK)
        shown = await box.next(box.low, DARK)
    assert shown in (cut(whole, 32, 0), cut(whole, 32, 1))


async def test_an_output_is_shown_again_after_a_while_and_retried_when_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("firmware_host.panel.painter._RETRY_S", 0.01)
    told: list[str] = []
    shown: asyncio.Queue[str] = asyncio.Queue()
    is_in = True

    async def show(picture: str) -> None:
        if not is_in:
            raise DeviceError("no cable")
        shown.put_nowait(picture)

    painter: Painter[str] = Painter(
        show,
        refresh_s=0.01,
        on_missing=lambda error: told.append(str(error)),
        on_back=lambda: told.append("back"),
    )
    painter.paint("never seen")
    painter.paint("a")
    async with run(painter.run()):
        assert [await shown.get() for _ in range(3)] == ["a"] * 3
        is_in = False
        await asyncio.sleep(0.05)
        assert painter.is_missing
        is_in = True
        while not shown.empty():
            shown.get_nowait()
        assert await shown.get() == "a"
        await asyncio.sleep(0)
    assert told[0] == "no cable"
    assert told[-1] == "back"


def test_faults_take_turns_with_what_they_cover() -> None:
    time = Time()
    faults = Faults()
    overlay = RefereeOverlay(faults, "en", clock=time)
    kit = kit_of("arriba", "en")
    assert overlay.over(kit, LIT) is LIT
    assert overlay.wait_s is None
    faults.report("lights", "lights-missing")
    faults.report("lamps", "lamps-missing")
    seen = []
    for _ in range(5):
        assert overlay.wait_s == TURN_S
        seen.append(overlay.over(kit, LIT))
        time.s += TURN_S
    panel, lamps = (with_strip(kit, LIT, text) for text in ("No LED panel", "No lamps"))
    assert seen == [lamps, LIT, panel, LIT, lamps], "the newest first"
    faults.report("button 2", "button-held", place=3)
    assert overlay.over(kit, LIT) == with_strip(kit, LIT, "Button 3 is held"), "at once"
    faults.report("lights", "scanner-missing")
    assert overlay.over(kit, LIT) == with_strip(kit, LIT, "No card reader"), "what changes is news"
    overlay.call_again()
    assert overlay.over(kit, LIT) == play_again(kit, "PLAY AGAIN", "presses were lost")
    time.s += 3
    assert overlay.over(kit, LIT) != play_again(kit, "PLAY AGAIN", "presses were lost")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_fault_fits_a_line_of_the_screen(language: str) -> None:
    kit = kit_of("arriba", language)
    facts: dict[str, Any] = {
        "place": 8,
        "screen": "seat7",
        "tag": "04A1",
        "game": "coups_bas",
        "error": "KeyError",
        "since": "21:34",
        **dict.fromkeys(("count", "number", "seats", "size"), 8),
        "file": "journal.sqlite3.damaged-2026-05-01T203412Z",
    }
    for key, part in [*((key, "home") for key in FAULTS), *(("part-failed", p) for p in PARTS)]:
        faults = Faults()
        faults.report("x", key, **facts, part=part)
        (fault,) = faults.now
        assert fault.text(language)
        short = fault.short(language)
        assert kit.canvas().text_width(short) <= 124, short


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_file_of_faults_holds_exactly_these(language: str) -> None:
    text = (data_folder("seeds") / "box" / f"faults.{language}.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z-]+) =", text, re.MULTILINE)
    wanted = [f"{kind}{key}" for kind in ("fault-", "oled-fault-") for key in FAULTS]
    others = ["oled-again", "oled-again-why", "oled-practice", "box-part"]
    assert sorted(keys) == sorted([*wanted, *others])
    assert re.findall(r"^    \[([a-z]+)\]", text, re.MULTILINE) == sorted(PARTS)


def test_a_rest_dims_and_moves_every_minute() -> None:
    time = Time()
    rest = ScreenSaver(120, time)
    assert not rest.is_resting
    assert (rest.shift, rest.wait_s) == ((0, 0), 120)
    time.s += 120
    assert rest.is_resting
    places = set()
    for _ in range(8):
        assert rest.wait_s == 60
        places.add(rest.shift)
        time.s += 60
    assert len(places) == 8
    assert max(abs(n) for place in places for n in place) <= 2
    assert rest.touch()
    assert not rest.touch()
    assert not rest.is_resting
    assert ScreenSaver(0, time).wait_s is None
    assert not ScreenSaver(0, time).is_resting


def test_a_frame_is_moved_and_cut_pixel_by_pixel() -> None:
    moved = image_of(shifted(LIT, 2, -1))
    assert moved.getpixel((1, 10)) == 0
    assert moved.getpixel((2, 10)) == 255
    assert moved.getpixel((5, 63)) == 0
    halves = Frame(128, 64, b"\xff" * 512 + bytes(512))
    assert cut(halves, 32, 0).bits == b"\xff" * 512
    assert cut(halves, 32, 1).bits == bytes(512)
    assert cut(halves, 32, 2) == cut(halves, 32, 0)
    assert cut(halves, 64, 7) is halves
