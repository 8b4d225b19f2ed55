"""Referees for the races: the box's own, and two that do what the box must not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from races import END_NS

from hardware.arbiter import Arbiter
from hardware.contacts import Contacts

if TYPE_CHECKING:
    from races import Race

    from hardware.arbiter import Finish
    from hardware.ports import Edge


def referee(race: Race) -> list[Finish]:
    """Return the finishes of the box's debouncer and arbiter on this race."""
    run = _Run(race)
    for arrived_ns, edge in race.arrivals:
        run.until(arrived_ns)
        run.feed(edge)
    run.until(None)
    return run.finishes


def first_to_arrive(race: Race) -> int | None:
    """Return the button of the first edge that reached us: what a naive box would say."""
    return next((e.button for _, e in race.arrivals if e.button not in race.held), None)


def first_down_edge(race: Race) -> int | None:
    """Return the button of the earliest edge that says down: what trust in polarity says."""
    downs = [e for _, e in race.arrivals if e.is_down and e.button not in race.held]
    return min(downs, key=lambda e: e.at_ns).button if downs else None


class _Run:
    """The event loop of one race: timers between arrivals, a little late as timers are."""

    def __init__(self, race: Race) -> None:
        self.finishes: list[Finish] = []
        self._contacts = Contacts(
            range(len(race.wires)), down=race.held if race.is_hold_told else ()
        )
        self._arbiter = Arbiter(dead_heat_us=race.margin_us)
        self._race = race
        self._now_ns = race.stalled_until_ns
        if not race.is_hold_told:
            for button in race.held:
                self._arbiter.hold(button)

    def feed(self, edge: Edge) -> None:
        """Take an edge, unless its button was muted."""
        if edge.button in self._contacts.health.muted:
            return
        if self._contacts.feed(edge):
            self._arbiter.withdraw(edge.button)

    def until(self, limit_ns: int | None) -> None:
        """Run every timer that goes off before the limit; the clock only ever goes forward."""
        while (due_ns := self._due_ns()) is not None and due_ns < END_NS:
            now_ns = max(due_ns + self._race.timer_lag_ns, self._now_ns)
            if limit_ns is not None and now_ns >= limit_ns:
                break
            self._now_ns = now_ns
            self._tick(now_ns)
        if limit_ns is not None:
            self._now_ns = max(self._now_ns, limit_ns)

    def _due_ns(self) -> int | None:
        dues = (self._contacts.due_ns(), self._arbiter.due_ns())
        return min((due for due in dues if due is not None), default=None)

    def _tick(self, now_ns: int) -> None:
        for press in self._contacts.tick(now_ns, self._levels(now_ns)):
            self._arbiter.add(press, now_ns)
        due_ns = self._arbiter.due_ns()
        if due_ns is not None and due_ns <= now_ns:
            self.finishes.append(self._arbiter.close(now_ns))

    def _levels(self, now_ns: int) -> dict[int, bool]:
        if not self._race.has_levels:
            return {}
        return {b: wire.is_down(now_ns) for b, wire in enumerate(self._race.wires)}
