"""Says who pressed first: collects presses for a moment, then orders them by stamp."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from hardware.ports import Press


@dataclass(frozen=True, slots=True)
class Ignored:
    """A press that does not count: its button was held before, or had already pressed."""

    press: Press
    why: Literal["held", "repeated"]


@dataclass(frozen=True, slots=True)
class Finish:
    """The order of one window: who pressed, who cannot be told apart from the first, who was late.

    `presses` is sorted by stamp, one a button.  `heat` is empty when there is a clear first, else
    it names every button within the margin of the first, the first included, by number.  `late`
    are presses that reached us after the previous finish although they would have changed it.
    """

    presses: tuple[Press, ...]
    ignored: tuple[Ignored, ...] = ()
    heat: tuple[int, ...] = ()
    late: tuple[Press, ...] = ()

    @property
    def winner(self) -> int | None:
        """Return the button that was clearly first, or None in a dead heat or an empty window."""
        return self.presses[0].button if self.presses and not self.heat else None


@dataclass(slots=True)
class _Window:
    """What has come in since the last finish."""

    first: dict[int, Press] = field(default_factory=dict[int, "Press"])
    ignored: list[Ignored] = field(default_factory=list[Ignored])
    late: list[Press] = field(default_factory=list["Press"])
    opened_ns: int | None = None
    news_ns: int | None = None

    def collect(self, press: Press, arrived_ns: int) -> None:
        """Keep the press if it is its button's earliest, and open the window if it is the first."""
        if self.opened_ns is None:
            self.opened_ns = arrived_ns
        known = self.first.setdefault(press.button, press)
        if known is not press:
            self.first[press.button] = min(known, press)
            self.ignored.append(Ignored(max(known, press), "repeated"))


class Arbiter:
    """Collects for `window_ms` from the first press' arrival; stamps decide, arrival never does.

    Presses up to and including `dead_heat_us` after the first are a dead heat with it.
    """

    def __init__(self, *, window_ms: int = 15, dead_heat_us: int = 50) -> None:
        if window_ms < 1 or dead_heat_us < 0:
            raise ValueError(f"window {window_ms} ms or dead heat {dead_heat_us} us is too small")
        self._window_ns = window_ms * 1_000_000
        self._margin_ns = dead_heat_us * 1_000
        self._held: set[int] = set()
        self._freed_ns: dict[int, int] = {}
        self._settled: tuple[Press, ...] = ()
        self._window = _Window()

    def hold(self, button: int) -> None:
        """Ignore the button, which is down already, until it is released."""
        self._held.add(button)

    def release(self, button: int, at_ns: int | None = None) -> None:
        """Count the button again; a press stamped before `at_ns` stays ignored."""
        self._held.discard(button)
        if at_ns is not None:
            self._freed_ns[button] = at_ns

    def add(self, press: Press, arrived_ns: int) -> None:
        """Take a press, in any order."""
        window = self._window
        if self._is_held(press):
            window.ignored.append(Ignored(press, "held"))
        elif press in self._settled:
            window.ignored.append(Ignored(press, "repeated"))
        elif self._would_have_counted(press):
            window.late.append(press)
        else:
            window.collect(press, arrived_ns)
        if window.news_ns is None:
            window.news_ns = arrived_ns

    def due_ns(self) -> int | None:
        """Return when the window closes, or None when there is nothing to tell.

        A press that does not count opens no window: alone, it is due at once.
        """
        opened_ns = self._window.opened_ns
        return self._window.news_ns if opened_ns is None else opened_ns + self._window_ns

    def withdraw(self, button: int) -> None:
        """Take back what the button did in the open window: it turned out to be no finger."""
        window = self._window
        window.first.pop(button, None)
        if not window.first:
            window.opened_ns = None

    def drop(self) -> tuple[Press, ...]:
        """Forget the open window and return its presses: what is missing may have been first."""
        window, self._window = self._window, _Window()
        return tuple(sorted(window.first.values()))

    def close(self, now_ns: int) -> Finish:
        """Return the order of the window; raise ValueError while it may not close yet."""
        due_ns = self.due_ns()
        if due_ns is None or now_ns < due_ns:
            raise ValueError(f"nothing may close at {now_ns} ns; due: {due_ns}")
        window, self._window = self._window, _Window()
        presses = tuple(sorted(window.first.values()))
        self._settled = presses or self._settled
        late = tuple(sorted(window.late))
        return Finish(presses, tuple(window.ignored), self._heat(presses), late)

    def _is_held(self, press: Press) -> bool:
        if press.button in self._held:
            return True
        freed_ns = self._freed_ns.get(press.button)
        return freed_ns is not None and press.at_ns < freed_ns

    def _would_have_counted(self, press: Press) -> bool:
        """Return whether the last verdict would have been another, had this press been there."""
        return bool(self._settled) and press.at_ns <= self._settled[0].at_ns + self._margin_ns

    def _heat(self, presses: tuple[Press, ...]) -> tuple[int, ...]:
        limit_ns = presses[0].at_ns + self._margin_ns if presses else 0
        heat = sorted(press.button for press in presses if press.at_ns <= limit_ns)
        return tuple(heat) if len(heat) > 1 else ()
