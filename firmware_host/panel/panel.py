"""The panel: screens, lamps and lights follow the table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence

from firmware_host.config.language import BoxLanguage
from firmware_host.panel.box_screens import BoxScreens
from firmware_host.panel.devices import REFEREE, Devices
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.palette import OFF
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.fitting import cut, shifted
from firmware_host.panel.faults import Faults
from firmware_host.panel.lamps import asked_now, lit_lamps
from firmware_host.panel.match_screens import MatchDrawing, MatchScreens
from firmware_host.panel.menu_screens import MenuScreens
from firmware_host.panel.outputs import Shown, lights_painter, screen_painters
from firmware_host.panel.referee_overlay import TURN_S, RefereeOverlay
from firmware_host.panel.screen_saver import ScreenSaver
from firmware_host.seating.button_confirmation import HOST_PLACE, ButtonConfirmation, Prompt
from firmware_host.table.state import TableState
from firmware_host.table.table import Table, Update
from firmware_host.texts.texts import BOX
from hardware.ports import DeviceError, Frame, Pixel

_TICK_S = 0.4
_RACE_AT_MOST_S = 0.05
_FULL_PX = 64
_NEWS = {
    **dict.fromkeys(("seat-given", "seat-changed"), "oled-seat-given"),
    **dict.fromkeys(("host-given", "host-changed"), "oled-host-given"),
}


class Panel:
    """Draws every change of the table on the devices of the box."""

    def __init__(
        self,
        table: Table,
        devices: Devices,
        faults: Faults,
        *,
        name: str,
        addresses: Callable[[], Sequence[str]],
        language: str,
        dim_after_s: float = 0,
        confirmation: ButtonConfirmation | None = None,
        menus: MenuScreens | None = None,
    ) -> None:
        self._table = table
        self._devices = devices
        self._faults = faults
        self._language = language
        self._confirmation = confirmation or ButtonConfirmation()
        self._menus = menus or MenuScreens(None, BoxLanguage(language), faults)
        self._box_screens = BoxScreens(name, addresses, language, self._confirmation)
        self._match_screens = MatchScreens(faults, language)
        self._screen_saver = ScreenSaver(dim_after_s)
        self._overlay = RefereeOverlay(faults, language, self._asked_of_all)
        self._painters = screen_painters(devices, faults, self._mark_shown)
        self._lights = lights_painter(devices, faults)
        self._news = asyncio.Event()
        self._told = asyncio.Event()
        self.between_races = asyncio.Event()
        self.between_races.set()
        self._beneath: Frame | None = None
        self._drawn: dict[Prompt, bool] = {}
        table.listen("panel", self._on_update)
        faults.listen(self._on_fault)
        self._confirmation.listen(self.wake)

    async def run(self) -> None:
        """Draw after every change, and at every tick while a match is on."""
        async with asyncio.TaskGroup() as group:
            for key, painter in self._painters.items():
                group.create_task(painter.run(), name=f"screen {key}")
            if self._lights is not None:
                group.create_task(self._lights.run(), name="lights")
            group.create_task(self._draw_for_ever(), name="draw")
            group.create_task(self._tell_for_ever(), name="tell")

    def wake(self) -> None:
        """End the screen saver, and draw."""
        self._screen_saver.touch()
        self._news.set()

    def speak(self, language: str) -> None:
        """Use this language from now on, wherever nobody's phone chose another."""
        self._language = language
        for part in (self._box_screens, self._match_screens, self._overlay):
            part.speak(language)
        self.wake()

    def touch(self) -> None:
        """End the screen saver if it is on, because a button was touched."""
        if self._screen_saver.touch():
            self._news.set()

    def show_address(self, address: str) -> None:
        """Show the page of the box and its key on the referee's screen, to whoever is there."""
        self._overlay.show_address(self._box_screens.key(address))
        self._told.set()
        self.wake()

    def missing(self) -> tuple[str, ...]:
        """Return the screens and lights that do not answer."""
        screens = (key for key, painter in self._painters.items() if painter.is_missing)
        has_no_lights = self._lights is not None and self._lights.is_missing
        return (*screens, *(("lights",) if has_no_lights else ()))

    def _on_update(self, update: Update) -> None:
        self._match_screens.hear(update)
        if update.notice is not None and update.notice.get("key") == "play-again":
            self._overlay.call_again()
            self._told.set()
        news = self._news_of(update)
        if news:
            self._overlay.tell(news)
            self._told.set()
        self.wake()

    def _news_of(self, update: Update) -> str:
        """Return in a few words who has a seat or the host's place now, if that is the news."""
        told = update.notice or {}
        key = _NEWS.get(told.get("key", ""))
        if key is None:
            return ""
        say = kit_of(BOX, self._language).say
        return say(key, seat=told.get("place", 0), name=told.get("name", ""))

    def _asked_of_all(self) -> tuple[str, ...]:
        return self._box_screens.asked(is_in_play=self._table.committed.is_in_play())

    def _on_fault(self) -> None:
        self._told.set()
        self.wake()

    async def _tell_for_ever(self) -> None:
        """Update the overlay on the last picture at once; drawing nine screens takes longer."""
        while True:
            await self._told.wait()
            self._told.clear()
            if self._beneath is not None:
                self._paint(REFEREE, self._beneath)

    async def _draw_for_ever(self) -> None:
        tick = Tick()
        while True:
            state = self._table.committed
            now_ns = self._table.clock.now_ns()
            await self._draw(tick.at(now_ns, state.awaited, state.buttons))
            try:
                async with asyncio.timeout(self._wait_s()):
                    await self._news.wait()
                self._news.clear()
                tick = tick.news()
            except TimeoutError:
                tick = tick.next()

    def _wait_s(self) -> float | None:
        """Return the time until the next redraw, if nothing changes."""
        waits = [self._screen_saver.wait_s, self._overlay.wait_s, self._menus.wait_s]
        waits += [_TICK_S] if self._table.committed.is_running() else []
        has_turns = any(s.height < _FULL_PX for s in self._devices.screens.values())
        waits += [TURN_S] if has_turns or self._box_screens.has_turns else []
        return min((wait for wait in waits if wait is not None), default=None)

    async def _draw(self, tick: Tick) -> None:
        """Draw everything; other tasks can run after each screen."""
        state = self._table.committed
        drawn = self._prompts_shown(state)
        await self._draw_screens(state, tick)
        self._drawn = drawn
        self._mark_shown()

    def _prompts_shown(self, state: TableState) -> dict[Prompt, bool]:
        """Return the prompts that screen and lamp ask now, and whether for a held button."""
        asked = asked_now(state, self._confirmation.seats_asked())
        places = asked if state.is_in_play() else asked | {HOST_PLACE}
        prompts = (self._confirmation.pending(place) for place in sorted(places))
        return {prompt: state.is_playing(prompt.place) for prompt in prompts if prompt}

    def _mark_shown(self) -> None:
        """Say which prompts people can see: their pictures have reached the screens."""
        self._confirmation.mark_shown(
            {
                prompt: by_hold
                for prompt, by_hold in self._drawn.items()
                if self._is_visible(prompt, by_hold=by_hold)
            }
        )

    def _is_visible(self, prompt: Prompt, *, by_hold: bool) -> bool:
        if prompt.place == HOST_PLACE and self._is_covered():
            return False
        name = REFEREE if prompt.place == HOST_PLACE else f"seat{prompt.place}"
        painter = self._painters.get(name)
        is_settled = painter is None or painter.is_settled
        return is_settled or prompt.is_shown(by_hold=by_hold)

    def _is_covered(self) -> bool:
        has_menu = self._menus.is_covering(self._table.committed)
        return self._overlay.is_covering and not has_menu

    async def _draw_screens(self, state: TableState, tick: Tick) -> None:
        is_idle = state.match is None or state.is_ended
        self._overlay.set_practice(None if is_idle else state.chance.chosen_seed)
        self._overlay.set_hint(self._menus.hint if is_idle else None)
        if state.match is None or is_idle:
            await self._draw_idle()
            return
        asked = self._confirmation.seats_asked() | self._menus.sitting
        self._light(lit_lamps(state, asked, tick))
        drawing = self._match_screens.at(state, state.match)
        for key in self._painters:
            self._paint(key, self._match_frame(_button_of(key), drawing, tick))
            await self._let_presses_pass()
        self._shine(drawing.lights(self._devices.lights_count, tick))
        self._match_screens.settle()

    async def _let_presses_pass(self) -> None:
        """Let other tasks run, and draw no other screen while presses are being collected.

        Their window closes in time only if the event loop is free then. Hands that never rest must
        not stop the screens.
        """
        await asyncio.sleep(0)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_RACE_AT_MOST_S):
                await self.between_races.wait()

    def _match_frame(self, button: int | None, drawing: MatchDrawing, tick: Tick) -> Frame | None:
        # In play nobody's screen goes away because a phone asks: it says so along its lower edge.
        is_in_play = drawing.state.is_in_play()
        asked = None if is_in_play else self._box_screens.asking(button)
        if asked is not None:
            return asked
        seat = None if button is None else drawing.state.seat_at(button)
        menu = self._menus.frame(button, drawing.state)
        if button is not None and seat is None:
            return menu or self._box_screens.free(button)
        frame = menu or drawing.frame(seat, tick)
        if frame is None or button is None or not is_in_play:
            return frame
        if menu is None:
            frame = self._menus.with_strip(button, frame, drawing.state, tick)
        waits = button in drawing.state.move_buttons
        return self._box_screens.with_prompt(button, frame, waits=waits)

    async def _draw_idle(self) -> None:
        self._match_screens.stop()
        self._light(self._confirmation.seats_asked() | self._menus.sitting)
        for key in self._painters:
            self._paint(key, self._idle_frame(_button_of(key)))
            await self._let_presses_pass()
        self._shine((OFF,) * self._devices.lights_count)

    def _idle_frame(self, button: int | None) -> Frame:
        asked = self._box_screens.asking(button)
        menu = self._menus.frame(button, self._table.committed)
        return asked or menu or self._box_screens.free(button)

    def _paint(self, key: str, frame: Frame | None) -> None:
        """Give a screen its frame, with the overlay, cut and moved; None leaves it as it is."""
        if frame is None:
            return
        if key == REFEREE:
            self._beneath = frame
            if not self._menus.is_covering(self._table.committed):
                frame = self._overlay.over(kit_of(BOX, self._language), frame)
        page = int(time.monotonic() // TURN_S)
        fitting = cut(frame, self._devices.screens[key].height, page)
        moved = shifted(fitting, *self._screen_saver.shift)
        self._painters[key].paint(Shown(moved, self._screen_saver.is_resting))

    def _light(self, lit: frozenset[int]) -> None:
        try:
            self._devices.lamps.show({seat: seat in lit for seat in range(self._devices.seats)})
        except DeviceError as error:
            self._faults.report("lamps", "lamps-missing", str(error))
        else:
            self._faults.clear("lamps")

    def _shine(self, pixels: tuple[Pixel, ...] | None) -> None:
        if self._lights is not None and pixels is not None:
            self._lights.paint(pixels)


def _button_of(screen: str) -> int | None:
    return None if screen == REFEREE else int(screen.removeprefix("seat"))
