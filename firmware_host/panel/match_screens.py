"""A match on screens and lights: drawn by the display of its game, else by the default display."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from firmware_host.panel.devices import REFEREE
from firmware_host.panel.displays import default
from firmware_host.panel.displays.find import find_display
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import with_strip
from firmware_host.panel.kept_drawings import KeptDrawings
from firmware_host.public.latest_verdict import LatestVerdict
from firmware_host.public.summary import summarise
from firmware_host.table.state import RESIGNED
from firmware_host.texts.texts import BOX

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.match import Match
    from firmware_host.panel.displays.find import Display
    from firmware_host.panel.displays.tick import Tick
    from firmware_host.panel.faults import Faults
    from firmware_host.table.state import TableState
    from firmware_host.table.table import Update
    from hardware.ports import Frame, Pixel

    T = TypeVar("T")

log = logging.getLogger(__name__)

_DEVICE: Final = "display"


@dataclass(frozen=True, slots=True)
class _Source:
    """A display, the folder of its texts and shapes, and the view that it draws."""

    display: Display
    folder: str
    view: Any


class MatchDrawing:
    """One state of a match on screens and lights.

    What the game's own display fails to draw is drawn by the default display, at every tick from
    then on: an error at one state of the table would only come again.
    """

    def __init__(
        self,
        state: TableState,
        match: Match,
        verdict: LatestVerdict,
        language: str,
        on_error: Callable[[str, Exception], None],
        *,
        kept: KeptDrawings | None = None,
    ) -> None:
        self.state = state
        self.kept = kept or KeptDrawings()
        self._match = match
        self._verdict = verdict
        self._language = language
        self._on_error = on_error
        self._failed: set[tuple[str, str]] = set()

    @cached_property
    def _names(self) -> tuple[str | None, ...]:
        return self.state.seat_names

    @property
    def has_failed(self) -> bool:
        """Tell whether the game's own display failed."""
        return bool(self._failed)

    def frame(self, seat: int | None, tick: Tick) -> Frame | None:
        """Return the screen of a seat, or the referee's; None where no display can draw it."""
        guest = None if seat is None else self.state.guest_of(seat)
        language = guest.language if guest else self._language

        def draw(source: _Source, tick: Tick) -> Frame:
            kit = kit_of(source.folder, language).at(self.state.buttons, self._names)
            if seat is None:
                return source.display.referee(kit, source.view, tick)
            return source.display.seat(kit, source.view, seat, tick)

        frame = self._drawn(REFEREE if seat is None else f"seat{seat}", tick, draw)
        if frame is None or not self.state.is_paused:
            return frame
        kit = kit_of(BOX, language)
        return with_strip(kit, frame, kit.say("oled-paused"))

    def lights(self, count: int, tick: Tick) -> tuple[Pixel, ...] | None:
        """Return the colours of the LED panel; None where no display can draw them."""
        return self._drawn("lights", tick, lambda it, at: it.display.lights(it.view, count, at))

    def _drawn(self, part: str, tick: Tick, draw: Callable[[_Source, Tick], T]) -> T | None:
        for name in ("_own", "_default"):
            if (part, name) not in self._failed:
                try:
                    source = partial(draw, getattr(self, name))
                    return self.kept.drawn(f"{part} {name}", tick, source)
                except Exception as error:  # noqa: BLE001 - a display may fail in any way
                    self._failed.add((part, name))
                    self._on_error(part, error)
        return None

    @cached_property
    def _own(self) -> _Source:
        game = self._match.game
        display = find_display(game.name)
        outcome = self.state.outcome()
        if outcome is not None and outcome.rule == RESIGNED:
            return self._resigned
        if display is None:
            return self._default
        position = self.state.position
        view = position.view(None) if position else game.view(self._match.state, None)
        return _Source(display, game.name, view)

    @cached_property
    def _resigned(self) -> _Source:
        """Who won because all others resigned: a game's own display would call the next player."""
        summary = summarise(self.state, None)
        return _Source(default, BOX, msgspec.structs.replace(summary, phase_text={}))

    @cached_property
    def _default(self) -> _Source:
        return _Source(default, BOX, summarise(self.state, self._verdict.now))


class MatchScreens:
    """Draws a match, state by state; an error of a display is reported as its fault."""

    def __init__(self, faults: Faults, language: str) -> None:
        self._faults = faults
        self._language = language
        self._verdict = LatestVerdict()
        self._drawing: MatchDrawing | None = None
        self._logged: set[str] = set()

    def speak(self, language: str) -> None:
        """Use this language from now on, where nobody's phone chose another."""
        self._language = language
        self._drawing = None

    def hear(self, update: Update) -> None:
        """Remember the verdict of an update for the default display."""
        self._verdict.hear(update)

    def at(self, state: TableState, match: Match) -> MatchDrawing:
        """Return the drawing of this state; after a change of the table all is tried again."""
        if self._drawing is None or self._drawing.state is not state:
            report = partial(self._report, match.game.name)
            kept = self._kept_for(state)
            about = self._verdict, self._language, report
            self._drawing = MatchDrawing(state, match, *about, kept=kept)
        return self._drawing

    def _kept_for(self, state: TableState) -> KeptDrawings | None:
        """Return what is drawn already if a vote, a wish or the disk is all that is new."""
        before = self._drawing
        if before is None or _shown_of(before.state) != _shown_of(state):
            return None
        return before.kept if before.state.position is state.position else None

    def settle(self) -> None:
        """Clear the fault of the display if all that is shown now was drawn without an error."""
        if self._drawing is None or not self._drawing.has_failed:
            self._logged.clear()
            self._faults.clear(_DEVICE)

    def stop(self) -> None:
        """Forget the match, and with it the fault of its display."""
        self._drawing = None
        self.settle()

    def _report(self, game: str, part: str, error: Exception) -> None:
        named = f"{type(error).__name__}: {error}"
        if named not in self._logged:
            self._logged.add(named)
            log.error("the display of %s cannot draw %s", game, part, exc_info=error)
        self._faults.report(_DEVICE, "display-failed", named, game=game)


def _shown_of(state: TableState) -> tuple[Any, ...]:
    """Return what displays show of a table beside the position of its match."""
    people = state.guests, state.buttons, state.resigned, state.bots
    return (*people, state.is_paused, state.is_ended, state.outcome())
