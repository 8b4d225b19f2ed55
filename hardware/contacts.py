"""Presses that count, from edges and gaps: debounced, of working buttons, without a loss before."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from hardware.debounce import Debouncer
from hardware.health import Health
from hardware.ports import Edge, Gap, Press

# A human reaction takes at least this long. A press sooner after the loss was announced was not a
# reaction to the announcement, and may have been second to a press that is lost.
REACTION_NS: Final = 200_000_000


class Contacts:
    """The contacts of all buttons; `down` are those that are down at the start."""

    def __init__(self, buttons: Iterable[int], *, down: Iterable[int] = ()) -> None:
        numbers, held = tuple(buttons), tuple(down)
        self.health = Health(numbers, down=held)
        self._debouncer = Debouncer(numbers, down=held)
        self._void_until_ns = 0
        self._is_loss_unannounced = False

    def feed(self, edge: Edge) -> bool:
        """Process an edge; return whether it shows that the button began to chatter."""
        self._debouncer.feed(edge)
        was_chattering = self.health.is_chattering(edge.button)
        self.health.feed(edge)
        return self.health.is_chattering(edge.button) and not was_chattering

    def add_gap(self, gap: Gap) -> bool:
        """Void presses until the loss is announced; return False for a chattering button."""
        if self.health.is_chattering(gap.button):
            return False
        self._is_loss_unannounced = True
        return True

    def announce_loss(self, now_ns: int) -> None:
        """Start the reaction time at the first announcement of the loss; repeats change nothing."""
        if self._is_loss_unannounced:
            self._is_loss_unannounced = False
            self._void_until_ns = now_ns + REACTION_NS

    def is_void(self, press: Press) -> bool:
        """Return whether a lost press may have preceded this one."""
        return self._is_loss_unannounced or press.at_ns <= self._void_until_ns

    def expect(self, awaited: Collection[int]) -> None:
        """Set the awaited buttons; one that is held down becomes a fault sooner."""
        self.health.expect(awaited)

    def tick(self, now_ns: int, levels: Mapping[int, bool]) -> tuple[Press, ...]:
        """Return the presses confirmed by now, oldest first, without chattering buttons."""
        self.health.tick(now_ns, levels)
        found = self._debouncer.tick(now_ns, levels)
        return tuple(press for press in found if not self.health.is_chattering(press.button))

    def due_ns(self) -> int | None:
        """Return when the next tick is due, or None until the next edge."""
        press_ns, health_ns = self._debouncer.next_due_ns(), self.health.due_ns()
        if press_ns is None or health_ns is None:
            return health_ns if press_ns is None else press_ns
        return min(press_ns, health_ns)
