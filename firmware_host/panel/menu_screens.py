"""The menus of the box on its screens, and the line that says how to open them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firmware_host.menu.composed import SoFar
from firmware_host.menu.seat_choices import Entry, middle_seats
from firmware_host.panel.displays.choosing import choosing, elsewhere, refused, sitting
from firmware_host.panel.displays.find import find_choice
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import with_strip
from firmware_host.texts.texts import BOX, Sentences

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from firmware_host.config.language import BoxLanguage
    from firmware_host.menu.choices import Shown
    from firmware_host.menu.menus import Menus
    from firmware_host.panel.displays.choosing import Picture
    from firmware_host.panel.displays.kit import Kit
    from firmware_host.panel.displays.tick import Tick
    from firmware_host.panel.faults import Faults
    from firmware_host.table.state import TableState
    from hardware.ports import Frame

_PART: Final = "screens of menus"
_STRIP_EVERY_TICKS: Final = 9
_STRIP_TICKS: Final = 6
"""The line covers the foot of a game's picture, which is whole in between."""


class MenuScreens:
    """Draws menus: of a seat on its own screen, of the button in the middle on the referee's.

    A box without menus has none to draw. What cannot be drawn is a fault of the menus: the screen
    shows what lies below.
    """

    def __init__(self, menus: Menus | None, language: BoxLanguage, faults: Faults) -> None:
        self._menus = menus
        self._language = language
        self._faults = faults

    @property
    def wait_s(self) -> float | None:
        """Return the time until a screen changes by itself, or None."""
        return self._menus.asking.wait_s if self._menus else None

    @property
    def sitting(self) -> frozenset[int]:
        """Return the buttons of those who have sat down for a new match."""
        return (self._menus.sitting if self._menus else None) or frozenset()

    @property
    def hint(self) -> str | None:
        """Return how to open the menu while there is no match."""
        return self._kit.say("menu-idle") if self._menus else None

    def frame(self, button: int | None, state: TableState) -> Frame | None:
        """Return what a menu shows on the screen of a button or the referee's, or None."""
        if self._menus is None:
            return None
        with self._faults.contained(_PART):
            return self._frame(self._menus, button, state)
        return None

    def with_strip(self, button: int, frame: Frame, state: TableState, tick: Tick) -> Frame:
        """Return the screen of a seat in play, by turns with how it chooses without a phone."""
        with self._faults.contained(_PART):
            is_turn = tick.count % _STRIP_EVERY_TICKS < _STRIP_TICKS
            key = self._offer(button, state) if is_turn else None
            return with_strip(self._kit, frame, self._kit.say(key)) if key else frame
        return frame

    def is_covering(self, state: TableState) -> bool:
        """Tell whether a menu hides what the referee's screen would show."""
        return self.frame(None, state) is not None

    def _frame(self, menus: Menus, button: int | None, state: TableState) -> Frame | None:
        told = menus.asking.told(menus.middle if button is None else button)
        if told is not None:
            return refused(self._kit, told[self._language.now])
        if button is None:
            return self._referee(menus, state)
        shown = menus.shown(menus.middle)
        if shown is None or shown.screen != button:
            shown = menus.shown(button)
        return chosen_frame(self._kit, shown, state, self._language.now) if shown else None

    def _referee(self, menus: Menus, state: TableState) -> Frame | None:
        if menus.sitting is not None:
            return sitting(self._kit, menus.sitting)
        shown = menus.shown(menus.middle)
        if shown is None or shown.screen is None:
            return chosen_frame(self._kit, shown, state, self._language.now) if shown else None
        seat = state.seat_at(shown.screen)
        names = Sentences(state.names_in_words, state.buttons)
        return elsewhere(self._kit, names.name(seat or 0, self._language.now))

    def _offer(self, button: int, state: TableState) -> str | None:
        if self._menus is None:
            return None
        if self._menus.is_offered(button):
            return "menu-open"
        seat = state.seat_at(button)
        is_called = seat is not None and state.awaited.get(seat, "button") != "button"
        return "menu-open-middle" if is_called and seat in middle_seats(state) else None

    @property
    def _kit(self) -> Kit:
        return kit_of(BOX, self._language.now)


def chosen_frame(kit: Kit, shown: Shown, state: TableState, language: str) -> Frame:
    """Return the screen of one item, with what it means on the board if the game draws that."""
    return choosing(kit, shown, _picture(shown, state, language))


def _picture(shown: Shown, state: TableState, language: str) -> Picture | None:
    """Return what draws the moves below an item, from what everybody may know."""
    draw = find_choice(state.match.game.name) if state.match else None
    moves = tuple(_notations(shown.values))
    if draw is None or state.match is None or state.position is None or not moves:
        return None
    kit, view = kit_of(state.match.game.name, language), state.position.view(None)
    return lambda canvas: draw(kit, canvas, view, moves)


def _notations(values: Sequence[Any]) -> Iterator[str]:
    """Yield the notations of moves, as far as they are chosen, among what can be chosen."""
    for value in values:
        if isinstance(value, Entry):
            yield value.move
        elif isinstance(value, SoFar):
            yield " ".join(value.words)
