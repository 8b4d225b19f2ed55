"""The box itself: screens, lamps and lights follow the table."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from firmware_host.displays.beat import Beat
from firmware_host.displays.idle import asking, idle, welcome
from firmware_host.displays.kit import Kit
from firmware_host.displays.notices import with_strip
from firmware_host.displays.registry import DISPLAYS
from firmware_host.drawing.fitting import cut, shifted
from firmware_host.drawing.font import load_font
from firmware_host.drawing.qr import qr_image
from firmware_host.drawing.shapes import load_shapes
from firmware_host.frontends.bulletin import TURN_S, Bulletin
from firmware_host.frontends.devices import REFEREE
from firmware_host.frontends.painter import Painter
from firmware_host.frontends.rest import Rest
from firmware_host.presence import HOST, Presence
from firmware_host.resources import data_folder
from firmware_host.texts import BOX, say
from hardware.ports import DeviceError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from importlib.resources.abc import Traversable

    from PIL import Image

    from firmware_host.displays.registry import Display
    from firmware_host.faults import Faults
    from firmware_host.frontends.devices import Devices
    from firmware_host.table.state import TableState
    from firmware_host.table.table import Table, Update
    from hardware.ports import Frame, Pixel, Screen

_BEAT_S = 0.4
_SCREEN_REFRESH_S = 15.0
_LIGHTS_REFRESH_S = 1.5
_FULL_PX = 64
_IDLE_GAME = "arriba"


@lru_cache(maxsize=16)
def kit_of(game: str, language: str) -> Kit:
    """Return what a game's screens are drawn with, in one language."""
    seeds = data_folder("seeds")

    def speak(key: str, /, **facts: str | float) -> str:
        return say(game, language, key, facts)

    font = load_font(seeds / "box" / "font.txt")
    icons = _icons(seeds / game / "icons.txt")
    return Kit(font, load_shapes(seeds / game / "shapes.toml"), speak, icons)


def _icons(sheet: Traversable) -> Mapping[str, Image.Image]:
    """Return the small bitmaps of a game; an icon sheet is a font sheet that names words."""
    return load_font(sheet).glyphs if sheet.is_file() else {}


class Shown(NamedTuple):
    """What one screen is given."""

    frame: Frame
    is_dim: bool


class Panel:
    """Draws every change of the table on the devices of the box."""

    def __init__(
        self,
        table: Table,
        devices: Devices,
        faults: Faults,
        *,
        name: str,
        address: str,
        language: str,
        dim_after_s: float = 0,
        presence: Presence | None = None,
    ) -> None:
        self._table = table
        self._devices = devices
        self._faults = faults
        self._name = name
        self._address = address.removeprefix("http://").removesuffix("/")
        self._language = language
        self._presence = presence or Presence()
        self._code = qr_image(address)
        self._rest = Rest(dim_after_s)
        self._bulletin = Bulletin(faults, language)
        # The referee's screen is for everybody: it is drawn first.
        names = sorted(devices.screens, key=lambda name: name != REFEREE)
        self._painters = {name: self._painter(name, devices.screens[name]) for name in names}
        self._lights = self._lights_painter()
        self._expect: Callable[[frozenset[int]], None] | None = None
        self._news = asyncio.Event()
        self._told = asyncio.Event()
        self._beneath: Frame | None = None
        table.listen(self._on_update)
        faults.listen(self._on_fault)
        self._presence.listen(self.wake)

    async def run(self) -> None:
        """Draw after every change, and by the beat while something flashes."""
        async with asyncio.TaskGroup() as group:
            for key, painter in self._painters.items():
                group.create_task(painter.run(), name=f"screen {key}")
            if self._lights is not None:
                group.create_task(self._lights.run(), name="lights")
            group.create_task(self._draw_for_ever(), name="draw")
            group.create_task(self._tell_for_ever(), name="tell")

    def wake(self) -> None:
        """End the rest of the screens, and draw."""
        self._rest.touch()
        self._news.set()

    def touch(self) -> None:
        """End the rest of the screens, if they rest: somebody has a hand on the box."""
        if self._rest.touch():
            self._news.set()

    def on_awaited(self, expect: Callable[[frozenset[int]], None]) -> None:
        """Call this with the seats whose lamp is lit, because the box waits for their hands."""
        self._expect = expect

    def missing(self) -> tuple[str, ...]:
        """Return the screens and lights that do not answer."""
        screens = (key for key, painter in self._painters.items() if painter.is_missing)
        has_no_lights = self._lights is not None and self._lights.is_missing
        return (*screens, *(("lights",) if has_no_lights else ()))

    def _painter(self, key: str, screen: Screen) -> Painter[Shown]:
        async def show(shown: Shown) -> None:
            await screen.show(shown.frame, is_dim=shown.is_dim)

        device = f"screen {key}"
        return Painter(
            show,
            refresh_s=_SCREEN_REFRESH_S,
            on_missing=lambda why: self._faults.report(
                device, "screen-missing", str(why), screen=key
            ),
            on_back=lambda: self._faults.clear(device),
        )

    def _lights_painter(self) -> Painter[tuple[Pixel, ...]] | None:
        lights = self._devices.lights
        if lights is None:
            return None
        return Painter(
            lights.show,
            refresh_s=_LIGHTS_REFRESH_S,
            on_missing=lambda why: self._faults.report("lights", "lights-missing", str(why)),
            on_back=lambda: self._faults.clear("lights"),
        )

    def _on_update(self, update: Update) -> None:
        if update.notice is not None and update.notice.get("key") == "play-again":
            self._bulletin.call_again()
            self._told.set()
        self.wake()

    def _on_fault(self) -> None:
        self._told.set()
        self.wake()

    async def _tell_for_ever(self) -> None:
        """Put what the box says over the last picture: to draw nine screens takes its time."""
        while True:
            await self._told.wait()
            self._told.clear()
            if self._beneath is not None:
                self._paint(REFEREE, self._beneath)

    async def _draw_for_ever(self) -> None:
        beat = Beat()
        while True:
            await self._draw(beat.at(self._table.clock.now_ns()))
            try:
                async with asyncio.timeout(self._wait_s()):
                    await self._news.wait()
                self._news.clear()
                beat = beat.news()
            except TimeoutError:
                beat = beat.next()

    def _wait_s(self) -> float | None:
        """Return how long what is drawn now stays true, if nothing happens."""
        waits = [self._rest.wait_s, self._bulletin.wait_s]
        waits += [_BEAT_S] if self._table.state.is_running() else []
        waits += (
            [TURN_S] if any(s.height < _FULL_PX for s in self._devices.screens.values()) else []
        )
        return min((wait for wait in waits if wait is not None), default=None)

    async def _draw(self, beat: Beat) -> None:
        """Draw everything; whoever waits has a turn after each screen, a press above all."""
        state = self._table.state
        if state.match is None or state.is_ended:
            await self._draw_idle()
            return
        view = msgspec.json.encode(state.match.game.view(state.match.state, None))
        display = DISPLAYS[state.match.game.name]
        # In a pause no hand is awaited but that of who wants to sit down.
        self._light(self._asked() if state.is_paused else display.lamps(view))
        for key in self._painters:
            self._paint(key, self._match_frame(key, state, display, view, beat))
            await asyncio.sleep(0)
        self._shine(display.lights(view, self._devices.lights_count, beat))

    def _match_frame(
        self, key: str, state: TableState, display: Display, view: bytes, beat: Beat
    ) -> Frame:
        seat = None if key == REFEREE else int(key.removeprefix("seat"))
        # In a pause hands are free; in play nobody's screen goes away because a phone asks.
        asked = self._asking_frame(seat) if state.is_paused else None
        if asked is not None:
            return asked
        if seat is not None and seat not in state.seats:
            return self._asking_frame(seat) or self._idle_frame()
        game = state.match.game.name if state.match is not None else _IDLE_GAME
        language = self._language if seat is None else self._language_of(state, seat)
        kit = kit_of(game, language)
        if seat is None:
            frame = display.referee(kit, view, beat)
        else:
            frame = display.seat(kit, view, seat, beat)
        if state.is_paused:
            return with_strip(kit, frame, say(BOX, language, "oled-paused"))
        return frame

    async def _draw_idle(self) -> None:
        self._light(self._asked())
        for key in self._painters:
            seat = None if key == REFEREE else int(key.removeprefix("seat"))
            self._paint(key, self._asking_frame(seat) or self._idle_frame())
            await asyncio.sleep(0)
        self._shine(((0, 0, 0),) * self._devices.lights_count)

    def _paint(self, key: str, frame: Frame) -> None:
        """Give a screen its frame, as the box's own news and the glass allow."""
        if key == REFEREE:
            self._beneath = frame
            frame = self._bulletin.over(kit_of(_IDLE_GAME, self._language), frame)
        page = int(time.monotonic() // TURN_S)
        fitting = cut(frame, self._devices.screens[key].height, page)
        moved = shifted(fitting, *self._rest.shift)
        self._painters[key].paint(Shown(moved, self._rest.is_resting))

    def _idle_frame(self) -> Frame:
        hint = say(BOX, self._language, "oled-join")
        kit = kit_of(_IDLE_GAME, self._language)
        if self._code is None:
            return idle(kit, self._name, self._address, hint)
        return welcome(kit, self._code, self._name, self._address, hint)

    def _asking_frame(self, seat: int | None) -> Frame | None:
        """Return who waits for a hand on this seat's button, or for the host's on the referee's."""
        waiting = self._presence.asking(HOST if seat is None else seat)
        if waiting is None:
            return None
        kit = kit_of(_IDLE_GAME, self._language)
        key = "oled-hold" if seat is None else "oled-press"
        if seat in self._presence.by_page:
            key = "oled-page"
        name = waiting.name or say(BOX, self._language, "oled-host")
        return asking(kit, name, say(BOX, self._language, key))

    def _language_of(self, state: TableState, seat: int) -> str:
        guest = state.guests.get(seat)
        return guest.language if guest else self._language

    def _asked(self) -> dict[int, bool]:
        """Return the lamps when nothing is played: the button that somebody is to press is lit."""
        return dict.fromkeys(self._presence.seats_asked(), True)

    def _light(self, lamps: Mapping[int, bool]) -> None:
        lit = {seat: lamps.get(seat, False) for seat in range(self._devices.seats)}
        if self._expect is not None:
            self._expect(frozenset(seat for seat, is_lit in lit.items() if is_lit))
        try:
            self._devices.lamps.show(lit)
        except DeviceError as error:
            self._faults.report("lamps", "lamps-missing", str(error))
        else:
            self._faults.clear("lamps")

    def _shine(self, pixels: tuple[Pixel, ...]) -> None:
        if self._lights is not None:
            self._lights.paint(pixels)
