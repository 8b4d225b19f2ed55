"""Short presses and holds: told apart by the time a button is down, bounce counts for nothing."""

from __future__ import annotations

from firmware_host.menu.gestures import OPEN_NS, Gestures

MS = 1_000_000


class Told:
    """Gestures of one button, and what they reported."""

    def __init__(self, *, means_something: bool = True) -> None:
        self.down = frozenset[int]()
        self.heard: list[str] = []
        self.gestures = Gestures(lambda _: self.heard.append("press"), self._hold)
        self.gestures.held = lambda: self.down
        self._means_something = means_something

    def _hold(self, button: int) -> bool:
        del button
        self.heard.append("hold")
        return self._means_something

    def begin(self, at_ms: int = 0) -> None:
        """Push the button down."""
        self.down = frozenset({4})
        self.gestures.begin(4, at_ms * MS, 0.8)

    def at(self, ms: int) -> None:
        """Let the gestures settle at this time."""
        self.gestures.settle(ms * MS)


def test_a_button_that_is_let_go_was_pressed() -> None:
    told = Told()
    told.begin()
    told.at(100)
    told.down = frozenset()
    assert told.gestures.due_ns() == 0
    told.at(110)
    assert told.heard == []
    assert told.gestures.due_ns() == 110 * MS + OPEN_NS
    told.at(140)
    assert told.heard == ["press"]
    assert told.gestures.due_ns() is None


def test_a_button_that_stays_down_is_held_once() -> None:
    told = Told()
    told.begin()
    assert told.gestures.due_ns() == 800 * MS
    told.at(799)
    told.at(800)
    told.at(2000)
    assert told.heard == ["hold"]
    assert told.gestures.is_used(4)
    told.down = frozenset()
    assert not told.gestures.is_used(4)


def test_a_bounce_is_no_release() -> None:
    told = Told()
    told.begin()
    told.down = frozenset()
    told.at(5)
    told.down = frozenset({4})
    told.at(8)
    told.down = frozenset()
    told.at(40)
    told.at(50)
    assert told.heard == []
    told.at(70)
    assert told.heard == ["press"]


def test_a_press_that_is_cancelled_means_nothing() -> None:
    told = Told()
    told.begin()
    told.gestures.cancel(4)
    told.at(900)
    assert told.heard == []
    assert told.gestures.is_used(4)


def test_a_hold_without_a_meaning_leaves_the_button_to_others() -> None:
    told = Told(means_something=False)
    told.begin()
    told.at(900)
    assert told.heard == ["hold"]
    assert not told.gestures.is_used(4)
