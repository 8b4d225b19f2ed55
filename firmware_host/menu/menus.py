"""The menus of one box: which are open, what presses and holds do, and what is then asked."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from engines.core.notation import NS_PER_SECOND
from firmware_host.menu.asking import Asking
from firmware_host.menu.choices import LEAVE, Branch, Chooser, Chosen, Shown
from firmware_host.menu.gestures import Gestures
from firmware_host.menu.host_menu import Act, Speak, host_menu
from firmware_host.menu.new_match import NewMatchSetup
from firmware_host.menu.open_menu import Kind, OpenMenu
from firmware_host.menu.seat_choices import (
    Entry,
    has_middle_choice,
    middle_branch,
    own_branch,
    own_choosers,
)
from firmware_host.menu.setup import Draft
from firmware_host.seating.button_confirmation import HOST_PLACE

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.config.language import BoxLanguage
    from firmware_host.seating.button_confirmation import ButtonConfirmation
    from firmware_host.table.state import TableState
    from firmware_host.table.table import Table, Update

YES_S: Final = 0.8
MENU_S: Final = 1.4
"""In play the button in the middle is held for this long; at rest it then shows the address."""
CLOSES_S: Final = 25.0


class Menus:
    """Press for the next item, hold for yes; the button in the middle has the number `middle`.

    A button whose press the game may take never chooses, and a press chooses only after its
    screen has offered that for as long as every other prompt is shown.
    """

    def __init__(
        self,
        table: Table,
        confirmation: ButtonConfirmation,
        language: BoxLanguage,
        *,
        middle: int,
        monotonic: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self.middle = middle
        self.asking = Asking(table, self._changed)
        self._table = table
        self._confirmation = confirmation
        self.language = language
        self.show_address: Callable[[], None] = lambda: None
        self._monotonic = monotonic
        self._open: dict[int, OpenMenu] = {}
        self._setup: NewMatchSetup | None = None
        self._offered_ns: dict[int, int] = {}
        self._is_flip = False
        self._match_id = table.committed.match_id
        self._listeners: list[Callable[[], None]] = []
        self.gestures = Gestures(self._on_press, self._on_hold)
        language.listen(lambda _: self._rebuild())
        table.follow("menus", self._on_update)

    @property
    def _state(self) -> TableState:
        return self._table.committed

    @property
    def sitting(self) -> frozenset[int] | None:
        """Return the buttons of those who sit, while people press to sit down; else None."""
        is_sitting = self._setup is not None and self._setup.is_sitting
        return frozenset(self._setup.sitting) if self._setup and is_sitting else None

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener whenever a screen changes."""
        self._listeners.append(listener)

    def shown(self, button: int) -> Shown | None:
        """Return what the menu of a button asks, on whichever screen."""
        menu = self._open.get(button)
        return menu.chooser.shown if menu and menu.chooser else None

    def is_offered(self, button: int) -> bool:
        """Tell whether a press of the button opens a choice."""
        return button in self._offered_ns and button not in self._open

    def is_using(self, button: int) -> bool:
        """Tell whether the button works a menu, or is still down from doing so."""
        return button in self._open or self.gestures.is_used(button)

    def press(self, button: int, at_ns: int) -> bool:
        """Take a press that is no move; return whether it is this menu's."""
        if self._confirmation.is_waiting(HOST_PLACE) and not self._state.is_in_play():
            # The referee's screen asks for another host, and hides every menu.
            return False
        if button == self.middle:
            return self._press_middle(at_ns)
        if self.sitting is not None and self._setup is not None:
            self._setup.touch(button)
            self._touch(self.middle)
            return True
        if button in self._open or self._is_ready(button, at_ns):
            self.gestures.begin(button, at_ns, YES_S)
            return True
        return False

    def due_ns(self) -> int | None:
        """Return when `settle` has something to do, or None."""
        dues = [menu.touched_ns + round(CLOSES_S * NS_PER_SECOND) for menu in self._open.values()]
        gesture_ns = self.gestures.due_ns()
        return min([*dues, *([] if gesture_ns is None else [gesture_ns])], default=None)

    def settle(self, now_ns: int) -> None:
        """Act on presses that ended, and close what nobody touched for long."""
        self.gestures.settle(now_ns)
        for button, menu in list(self._open.items()):
            if now_ns - menu.touched_ns >= CLOSES_S * NS_PER_SECOND:
                self._close(button)

    def _press_middle(self, at_ns: int) -> bool:
        if self.middle in self._open:
            self.gestures.begin(self.middle, at_ns, YES_S)
            return True
        self.gestures.begin(self.middle, at_ns, MENU_S)
        # That press is a move at once; only holding on opens the menu.
        self._is_flip = self._state.middle_move(self._table.clock.stamp_ns(at_ns)) is not None
        return not self._is_flip

    def _is_ready(self, button: int, at_ns: int) -> bool:
        shown_ns = self._confirmation.shown_s * NS_PER_SECOND
        return at_ns - self._offered_ns.get(button, at_ns + 1) >= shown_ns

    def _on_press(self, button: int) -> None:
        menu = self._open.get(button)
        if menu is not None:
            self._go_on(button, menu)
        elif button != self.middle:
            self._begin(button, "own")
        elif not self._state.is_in_play():
            self._begin(button, "host")
        elif not self._is_flip and has_middle_choice(self._state):
            self._begin(button, "middle")

    def _go_on(self, button: int, menu: OpenMenu) -> None:
        """Show the next item; while people sit down, a press goes back to the games."""
        if menu.chooser is None:
            self._back(button)
        else:
            menu.chooser = menu.chooser.next()
            self._touch(button)

    def _on_hold(self, button: int) -> bool:
        menu = self._open.get(button)
        if menu is not None:
            self._say_yes(button, menu)
            return True
        is_at_rest = button == self.middle and not self._state.is_in_play()
        if not is_at_rest:
            self._begin(button, "host" if button == self.middle else "own")
        return not is_at_rest

    def _say_yes(self, button: int, menu: OpenMenu) -> None:
        self._touch(button)
        if menu.chooser is None:
            if self._setup is not None and self._setup.sit():
                self._begin(button, "setup")
            return
        after = menu.chooser.yes()
        if isinstance(after, Chooser):
            menu.chooser = after
            self._changed()
        else:
            self._choose(button, menu, after)

    def _choose(self, button: int, menu: OpenMenu, chosen: Chosen) -> None:
        match chosen.value:
            case "leave" if chosen.value is LEAVE:
                self._back(button)
            case Entry() as entry:
                self._enter(button, menu, entry)
            case Draft() as draft if self._setup is not None:
                self._setup.answer(draft)
                self._begin(button, "setup")
            case Speak(language):
                self._close(button)
                self.language.change(language)
            case Act.NEW_MATCH:
                self.asking.pause(button)
                self._setup = NewMatchSetup(self._state.size, self._state.guests)
                self._begin(button, "setup")
            case Act.ADDRESS:
                self._close(button)
                self.show_address()
            case Act.UNDO:
                self._close(button)
                self.asking.undo(button)
            case command:
                self._close(button)
                self.asking.host(button, command)

    def _enter(self, button: int, menu: OpenMenu, entry: Entry) -> None:
        """Enter a move; a menu of the game's choices stays open for the next one."""
        menu.chooser = Chooser(menu.chooser.root) if menu.chooser else None
        if menu.kind == "host":
            self._close(button)
        self.asking.enter(button, entry)

    def _back(self, button: int) -> None:
        """Leave a menu by its way back: of a new match to the question before."""
        if self._setup is not None and button == self.middle and self._setup.back():
            self._begin(button, "setup")
        else:
            self._close(button)

    def _begin(self, button: int, kind: Kind) -> None:
        branch = self._branch(button, kind)
        chooser = None if branch is None else Chooser(branch)
        self._open[button] = OpenMenu(kind, chooser, self._monotonic())
        if kind != "setup" and button == self.middle:
            self._setup = None
        self.asking.forget(button)
        self._changed()

    def _branch(self, button: int, kind: Kind) -> Branch | None:
        language = self.language.now
        match kind:
            case "own":
                return own_branch(self._state, button, language)
            case "middle":
                return middle_branch(self._state, language)
            case "host":
                return host_menu(self._state, language, self._choices_by_hold(language))
            case "setup":
                return self._setup.question(language) if self._setup else None

    def _choices_by_hold(self, language: str) -> Branch | None:
        """Return what the button in the middle chooses where a mere press of it is a move."""
        is_held = self._is_flip and has_middle_choice(self._state)
        return middle_branch(self._state, language) if is_held else None

    def _close(self, button: int) -> None:
        self._open.pop(button, None)
        self.gestures.cancel(button)
        if button == self.middle:
            self._setup = None
        self._changed()

    def _touch(self, button: int) -> None:
        if button in self._open:
            self._open[button].touched_ns = self._monotonic()
        self._changed()

    def _on_update(self, update: Update) -> None:
        del update
        now_ns, before = self._monotonic(), self._offered_ns
        if self._state.match_id != self._match_id:
            self._match_id, before = self._state.match_id, {}
            self._open.clear()
            self._setup = None
        choosers = own_choosers(self._state)
        self._offered_ns = {button: before.get(button, now_ns) for button in choosers}
        self._rebuild()

    def _rebuild(self) -> None:
        """Let open menus follow the table; what they asked may be over, or another question."""
        for button, menu in list(self._open.items()):
            if not self._is_still_open(button, menu):
                self._close(button)
            elif menu.chooser is not None:
                branch = self._branch(button, menu.kind)
                if branch is not None and not menu.stays_in(branch):
                    # A hold that began before was for another item.
                    self.gestures.cancel(button)
        self._changed()

    def _is_still_open(self, button: int, menu: OpenMenu) -> bool:
        match menu.kind:
            case "own":
                return button in self._offered_ns
            case "middle":
                return has_middle_choice(self._state)
            case "setup":
                return self._setup is not None
            case "host":
                return True

    def _changed(self) -> None:
        for listener in self._listeners:
            listener()
