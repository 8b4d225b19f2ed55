"""The box itself: screens, lamps and lights follow the table."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from firmware_host.displays.beat import Beat
from firmware_host.displays.idle import asking, idle, welcome
from firmware_host.displays.kit import Kit
from firmware_host.displays.registry import DISPLAYS
from firmware_host.drawing.font import load_font
from firmware_host.drawing.qr import qr_image
from firmware_host.drawing.shapes import load_shapes
from firmware_host.frontends.devices import REFEREE
from firmware_host.frontends.painter import Painter
from firmware_host.presence import HOST, Presence
from firmware_host.resources import data_folder
from firmware_host.texts import BOX, say
from hardware.ports import DeviceError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

    from PIL import Image

    from engines.core.match import Match
    from firmware_host.displays.registry import Display
    from firmware_host.frontends.devices import Devices
    from firmware_host.table.state import TableState
    from firmware_host.table.table import Table, Update
    from hardware.ports import Frame, Pixel

log = logging.getLogger(__name__)

_BEAT_S = 0.4
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


class Panel:
    """Draws every change of the table on the devices of the box."""

    def __init__(
        self,
        table: Table,
        devices: Devices,
        *,
        name: str,
        address: str,
        language: str,
        presence: Presence | None = None,
    ) -> None:
        self._table = table
        self._devices = devices
        self._name = name
        self._address = address
        self._language = language
        self._presence = presence or Presence()
        self._code = qr_image(f"http://{address}/")
        self._painters = {key: Painter(key, screen) for key, screen in devices.screens.items()}
        self._pixels: tuple[Pixel, ...] = ()
        self._silent: set[str] = set()
        self._news = asyncio.Event()
        table.listen(self._on_update)
        self._presence.listen(self._news.set)

    async def run(self) -> None:
        """Draw after every change, and by the beat while something flashes."""
        async with asyncio.TaskGroup() as group:
            for key, painter in self._painters.items():
                group.create_task(painter.run(), name=f"screen {key}")
            group.create_task(self._draw_for_ever(), name="draw")

    def missing(self) -> tuple[str, ...]:
        """Return the devices that do not answer."""
        screens = (key for key, painter in self._painters.items() if painter.is_missing)
        return (*screens, *sorted(self._silent))

    def _on_update(self, update: Update) -> None:
        del update
        self._news.set()

    async def _draw_for_ever(self) -> None:
        beat = Beat()
        while True:
            await self._draw(beat)
            beat_s = _BEAT_S if self._table.state.is_running() else None
            try:
                async with asyncio.timeout(beat_s):
                    await self._news.wait()
                self._news.clear()
                beat = beat.news()
            except TimeoutError:
                beat = beat.next()

    async def _draw(self, beat: Beat) -> None:
        state = self._table.state
        if state.match is None or state.is_ended:
            await self._draw_idle()
            return
        view = msgspec.json.encode(state.match.game.view(state.match.state, None))
        display = DISPLAYS[state.match.game.name]
        self._draw_screens(state, state.match, display, view, beat)
        lit = display.lamps(view)
        self._light({seat: lit.get(seat, False) for seat in range(self._devices.seats)})
        await self._shine(display.lights(view, self._devices.lights_count, beat))

    def _draw_screens(
        self, state: TableState, match: Match, display: Display, view: bytes, beat: Beat
    ) -> None:
        for key, painter in self._painters.items():
            seat = None if key == REFEREE else int(key.removeprefix("seat"))
            # In a pause hands are free; in play nobody's screen goes away because a phone asks.
            asked = self._asking_frame(seat) if state.is_paused else None
            if asked is not None:
                painter.paint(asked)
            elif seat is None:
                kit = kit_of(match.game.name, self._language)
                painter.paint(display.referee(kit, view, beat))
            elif seat in state.seats:
                kit = kit_of(match.game.name, self._language_of(state, seat))
                painter.paint(display.seat(kit, view, seat, beat))
            else:
                painter.paint(self._asking_frame(seat) or self._idle_frame())

    async def _draw_idle(self) -> None:
        for key, painter in self._painters.items():
            seat = None if key == REFEREE else int(key.removeprefix("seat"))
            painter.paint(self._asking_frame(seat) or self._idle_frame())
        # The button that somebody is asked to press is the lit one.
        seats = range(self._devices.seats)
        self._light({seat: self._presence.is_waiting(seat) for seat in seats})
        await self._shine(((0, 0, 0),) * self._devices.lights_count)

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
        name = waiting.name or say(BOX, self._language, "oled-host")
        return asking(kit, name, say(BOX, self._language, key))

    def _language_of(self, state: TableState, seat: int) -> str:
        guest = state.guests.get(seat)
        return guest.language if guest else self._language

    def _light(self, lit: dict[int, bool]) -> None:
        try:
            self._devices.lamps.show(lit)
        except DeviceError as error:
            self._miss("lamps", error)
        else:
            self._silent.discard("lamps")

    async def _shine(self, pixels: tuple[Pixel, ...]) -> None:
        if self._devices.lights is None or pixels == self._pixels:
            return
        try:
            await self._devices.lights.show(pixels)
        except DeviceError as error:
            self._miss("lights", error)
        else:
            self._pixels = pixels
            self._silent.discard("lights")

    def _miss(self, device: str, error: DeviceError) -> None:
        """Warn once; the next beat tries again, and a log line a beat would fill the disk."""
        if device not in self._silent:
            log.warning("the %s are missing: %s", device, error)
        self._silent.add(device)
