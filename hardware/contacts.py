"""Edges and gaps in, presses that count out: debounced, healthy, and with nothing lost before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hardware.debounce import Debouncer
from hardware.health import Health

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from hardware.ports import Edge, Gap, Press

# Nobody can hear that edges were lost and answer sooner: a press within this time after it was
# said was meant for what went before, and may have been second to one that is lost.
REACTION_NS: Final = 200_000_000


class Contacts:
    """All buttons of the box; `down` names those that are down at the start."""

    def __init__(self, buttons: Iterable[int], *, down: Iterable[int] = ()) -> None:
        numbers, held = tuple(buttons), tuple(down)
        self.health = Health(numbers, down=held)
        self._debouncer = Debouncer(numbers, down=held)
        self._void_until_ns = 0
        self._is_loss_unsaid = False

    def feed(self, edge: Edge) -> bool:
        """Take an edge; return whether it showed that the button makes contact by itself."""
        self._debouncer.feed(edge)
        was_sick = self.health.is_sick(edge.button)
        self.health.feed(edge)
        return self.health.is_sick(edge.button) and not was_sick

    def lose(self, gap: Gap) -> bool:
        """Void what is pressed until people can know; return False for a button that is sick."""
        if self.health.is_sick(gap.button):
            return False
        self._is_loss_unsaid = True
        return True

    def say_loss(self, now_ns: int) -> None:
        """Learn that people are told now; saying it again gives nobody more time."""
        if self._is_loss_unsaid:
            self._is_loss_unsaid = False
            self._void_until_ns = now_ns + REACTION_NS

    def is_void(self, press: Press) -> bool:
        """Tell whether one that was lost may have come before this press."""
        return self._is_loss_unsaid or press.at_ns <= self._void_until_ns

    def expect(self, awaited: Collection[int]) -> None:
        """Learn whose hand the box waits for: of a button that is down then, it is said at once."""
        self.health.expect(awaited)

    def tick(self, now_ns: int, levels: Mapping[int, bool]) -> tuple[Press, ...]:
        """Return the presses confirmed by now, oldest first; those of sick buttons are none."""
        self.health.tick(now_ns, levels)
        found = self._debouncer.tick(now_ns, levels)
        return tuple(press for press in found if not self.health.is_sick(press.button))

    def due_ns(self) -> int | None:
        """Return when a tick has something to judge, or None when only an edge can bring news."""
        press_ns, health_ns = self._debouncer.next_due_ns(), self.health.due_ns()
        if press_ns is None or health_ns is None:
            return health_ns if press_ns is None else press_ns
        return min(press_ns, health_ns)
