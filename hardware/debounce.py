"""Debouncing: edges to presses, timed by the first edge of a contact whatever its polarity.

The kernel takes an edge's timestamp at once but reads its polarity later, so that a bounce can be
reported as "up, up". Reliable are every timestamp, and the polarity of an edge before silence:

* edges are replayed in stamp order, `confirm_ms` behind the clock, which undoes late delivery;
* the first edge on an idle button is the contact, and the edges of the next `confirm_ms` its burst;
* the contact is real when the line is down after the burst, or when the burst lasted `tap_us`:
  a finger holds a switch for milliseconds, an electrical glitch is over in microseconds;
* a press locks the button until it has been up and quiet for `release_ms`; a glitch does not;
* a glitch is dropped only at a second tick, because the edge that proves a tap may be delayed.

A glitch less than `confirm_ms` before a real contact of the same button counts as its bounce.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from hardware.ports import Edge, Press

_LONG_AGO_NS = -(1 << 62)


@dataclass(frozen=True, slots=True)
class _Timing:
    confirm_ns: int
    release_ns: int
    tap_ns: int


class _Line:
    """One button: its pending edges, and its state after the replayed ones."""

    __slots__ = (
        "_last_ns",
        "_previous_ns",
        "_timing",
        "_undecided_ns",
        "button",
        "edges",
        "is_down",
    )

    def __init__(self, button: int, timing: _Timing, *, is_down: bool) -> None:
        self.button = button
        self.is_down = is_down
        self.edges: list[tuple[int, bool]] = []
        self._timing = timing
        self._last_ns = _LONG_AGO_NS
        self._previous_ns: int | None = None
        self._undecided_ns: int | None = None

    def feed(self, at_ns: int, *, is_down: bool) -> None:
        """Insert the edge by its timestamp; it may decide an undecided burst.

        An edge from before a release that `correct_release` assumed shows that the release was not
        lost but late: the assumption is undone, and the release is found in the edges.
        """
        self._undecided_ns = None
        if self._previous_ns is not None and at_ns < self._last_ns:
            self.is_down, self._last_ns, self._previous_ns = True, self._previous_ns, None
        if self.edges and at_ns < self.edges[-1][0]:
            insort(self.edges, (at_ns, is_down))
        else:
            self.edges.append((at_ns, is_down))

    def due_ns(self) -> int:
        """Return when the oldest edge can be replayed; only for a line with edges."""
        start_ns = self.edges[0][0] if self._undecided_ns is None else self._undecided_ns
        return start_ns + self._timing.confirm_ns

    def is_locked(self, at_ns: int) -> bool:
        """Return whether no press can begin at this time: the line was not up and quiet."""
        return self.is_down or at_ns - self._last_ns < self._timing.release_ns

    def replay(self, now_ns: int, level: bool | None) -> list[Press]:
        """Replay every edge that is due and return the presses found."""
        presses: list[Press] = []
        while self.edges and self.due_ns() <= now_ns:
            at_ns = self.edges[0][0]
            if self.is_locked(at_ns):
                self._consume(1)
                continue
            count = self._burst_length()
            is_real = self._is_contact(count, now_ns, level)
            if is_real is None:
                break
            if is_real:
                presses.append(Press(at_ns, self.button))
                self._consume(count)
            else:
                self._drop(count)
        return presses

    def correct_release(self, now_ns: int, level: bool | None) -> None:
        """Assume a release whose edge was lost, when the line reads up.

        The reverse would be wrong: for a line that reads down, the edge is still to come.
        """
        if level is False and self.is_down and not self.edges:
            self.is_down = False
            self._previous_ns = self._last_ns
            self._last_ns = max(self._last_ns, now_ns)

    def _burst_length(self) -> int:
        end_ns = self.edges[0][0] + self._timing.confirm_ns
        count = len(self.edges)
        while self.edges[count - 1][0] > end_ns:
            count -= 1
        return count

    def _is_contact(self, count: int, now_ns: int, level: bool | None) -> bool | None:
        """Return whether the burst is a real contact, or None while it is undecided."""
        first_ns, (last_ns, last_down) = self.edges[0][0], self.edges[count - 1]
        if last_ns - first_ns >= self._timing.tap_ns:
            return True
        if count < len(self.edges):
            return last_down
        if self._undecided_ns is not None:
            return False
        # After a stall the level is later than the burst; then its own last edge decides.
        is_fresh = level is not None and now_ns - first_ns <= 2 * self._timing.confirm_ns
        if level if is_fresh else last_down:
            return True
        self._undecided_ns = now_ns
        return None

    def _consume(self, count: int) -> None:
        at_ns, is_down = self.edges[count - 1]
        self._previous_ns = None
        if at_ns >= self._last_ns:
            self._last_ns, self.is_down = at_ns, is_down
        self._drop(count)

    def _drop(self, count: int) -> None:
        del self.edges[:count]
        self._undecided_ns = None


class Debouncer:
    """The debouncer of all buttons: `feed` every edge, and `tick` when it is due.

    `down` are the buttons that are down at the start: they give no press until released.
    """

    def __init__(
        self,
        buttons: Iterable[int],
        *,
        down: Iterable[int] = (),
        confirm_ms: int = 5,
        release_ms: int = 20,
        tap_us: int = 200,
    ) -> None:
        if not 0 < tap_us <= confirm_ms * 1_000 <= release_ms * 1_000:
            raise ValueError(
                f"tap {tap_us} us, confirm {confirm_ms} ms and release {release_ms} ms "
                "must be positive and in this order"
            )
        timing = _Timing(confirm_ms * 1_000_000, release_ms * 1_000_000, tap_us * 1_000)
        held = frozenset(down)
        self._lines = {b: _Line(b, timing, is_down=b in held) for b in buttons}
        if unknown := held - self._lines.keys():
            raise ValueError(f"no such buttons: {sorted(unknown)}")

    def feed(self, edge: Edge) -> None:
        """Add an edge, in any order; one up to `confirm_ms` late is still sorted in."""
        line = self._lines.get(edge.button)
        if line is None:
            raise ValueError(f"there is no button {edge.button}")
        line.feed(edge.at_ns, is_down=edge.is_down)

    def tick(self, now_ns: int, levels: Mapping[int, bool]) -> tuple[Press, ...]:
        """Return the presses confirmed by now, oldest first; `levels` are the lines read now.

        A button missing from `levels` is decided by its edges alone.
        """
        presses: list[Press] = []
        for button, line in self._lines.items():
            if line.edges:
                presses += line.replay(now_ns, levels.get(button))
            elif line.is_down:
                line.correct_release(now_ns, levels.get(button))
        presses.sort()
        return tuple(presses)

    def next_due_ns(self) -> int | None:
        """Return when the next tick is due, or None until the next edge."""
        return min((line.due_ns() for line in self._lines.values() if line.edges), default=None)

    def held(self, at_ns: int) -> frozenset[int]:
        """Return the buttons that are down, or not yet up and quiet for long enough."""
        return frozenset(b for b, line in self._lines.items() if line.is_locked(at_ns))
