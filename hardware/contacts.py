"""Edges and gaps in, presses that count out: debounced, healthy, and with nothing lost before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardware.debounce import Debouncer
from hardware.health import Health

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from hardware.ports import Edge, Gap, Press


class Contacts:
    """All buttons of the box; `down` names those that are down at the start."""

    def __init__(self, buttons: Iterable[int], *, down: Iterable[int] = ()) -> None:
        numbers, held = tuple(buttons), tuple(down)
        self.health = Health(numbers, down=held)
        self._debouncer = Debouncer(numbers, down=held)
        self._void_until_ns = 0

    def feed(self, edge: Edge) -> bool:
        """Take an edge; return whether it showed that the button makes contact by itself."""
        self._debouncer.feed(edge)
        was_sick = self.health.is_sick(edge.button)
        self.health.feed(edge)
        return self.health.is_sick(edge.button) and not was_sick

    def lose(self, gap: Gap) -> bool:
        """Void every press up to the gap; return False for a button that does not count anyway."""
        if self.health.is_sick(gap.button):
            return False
        self._void_until_ns = max(self._void_until_ns, gap.at_ns)
        return True

    def expect(self, awaited: Collection[int]) -> None:
        """Learn whose hand the box waits for: of a button that is down then, it is said at once."""
        self.health.expect(awaited)

    def tick(self, now_ns: int, levels: Mapping[int, bool]) -> tuple[Press, ...]:
        """Return the presses confirmed by now that count, oldest first."""
        self.health.tick(now_ns, levels)
        found = self._debouncer.tick(now_ns, levels)
        return tuple(press for press in found if self._counts(press))

    def due_ns(self) -> int | None:
        """Return when a tick has something to judge, or None when only an edge can bring news."""
        press_ns, health_ns = self._debouncer.next_due_ns(), self.health.due_ns()
        if press_ns is None or health_ns is None:
            return health_ns if press_ns is None else press_ns
        return min(press_ns, health_ns)

    def _counts(self, press: Press) -> bool:
        return press.at_ns > self._void_until_ns and not self.health.is_sick(press.button)
