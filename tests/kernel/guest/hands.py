"""Hands that press in an order that is known, and count what the daemon makes of it."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from tests.kernel.guest.listener import BUTTON_LINES, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.kernel.guest.child import Child
    from tests.kernel.guest.simulated_chip import SimulatedChip

QUIET_S = 0.025
# What is pressed until 0.2 s after a loss was said is void, and whoever did is told within 0.1 s.
AFTER_LOSS_S = 0.4
US = 1_000


def spin(gap_ns: int) -> None:
    """Wait for a time that is too short to sleep."""
    until_ns = time.monotonic_ns() + gap_ns
    while time.monotonic_ns() < until_ns:
        pass


@dataclass
class Tally:
    """What came out of many races, by stamp and, to compare, by order of arrival."""

    verdicts: Counter[str] = field(default_factory=Counter)
    arrivals: Counter[str] = field(default_factory=Counter)
    gaps_us: list[float] = field(default_factory=list)

    def tell(self, record_property: Callable[[str, object], None]) -> None:
        """Write down what was measured."""
        record_property("by stamp", dict(self.verdicts))
        record_property("by arrival", dict(self.arrivals))
        if self.gaps_us:
            least, middle = min(self.gaps_us), median(self.gaps_us)
            record_property("first to second, us", f"{least:.0f} least, {middle:.0f} median")


class Hands:
    """All hands at one table."""

    def __init__(self, chip: SimulatedChip, judge: Child, seed: int) -> None:
        self._chip = chip
        self._judge = judge
        self._pressed_ns = 0
        self.random = Random(seed)  # noqa: S311 - reproducible, not secret
        self.tally = Tally()

    def choose(self, seats: Sequence[int] = range(SEATS)) -> list[int]:
        """Return who presses, first to last: mostly two, sometimes the whole table."""
        count = self.random.choice((2, 2, 2, 2, 2, 2, 3, 3, len(seats)))
        return self.random.sample(seats, count)

    def press(self, seats: Sequence[int], bounces: int = 0) -> None:
        """Press one after the other; each contact opens and closes a few times more."""
        self._pressed_ns = time.monotonic_ns()
        for number, seat in enumerate(seats):
            if number:
                spin(self._hesitation_ns())
            self._chip.pull(BUTTON_LINES[seat], is_high=False)
            for _ in range(bounces):
                self._chip.pull(BUTTON_LINES[seat], is_high=True)
                self._chip.pull(BUTTON_LINES[seat], is_high=False)

    def settle(self, seats: Sequence[int]) -> None:
        """Hear the verdict, and count it; wait until all presses are judged.

        Whoever the host held back for longer than the window of a race is judged after it.
        """
        missing = set(seats)
        is_first = True
        while missing:
            heard = self._judge.said("presses", "again")
            if heard[0] == "again":
                self.tally.verdicts["again"] += 1
                self._hear_of_nobody_else(seats[0])
                return
            if is_first:
                self._count(heard[1], heard[2], seats[0])
            is_first = False
            missing -= {button for button, _ in heard[1]}

    def _hear_of_nobody_else(self, truly: int) -> None:
        """Wait until a loss is over; who is named after it all the same must have been first."""
        for word, *facts in self._judge.hear_on(AFTER_LOSS_S):
            if word == "presses" and facts[0][0][0] != truly:
                self.tally.verdicts["wrong"] += 1

    def lift(self, seats: Sequence[int]) -> None:
        """Take all hands away, until the daemon knows and everybody may press again."""
        touches = {seat: self._chip.pull(BUTTON_LINES[seat], is_high=True) for seat in seats}
        while touches:
            _, button, at_ns = self._judge.said("up")
            if button in touches and touches[button].holds(at_ns):
                del touches[button]
        time.sleep(QUIET_S)

    def hear_fault(self, key: str | None, seat: int) -> int:
        """Wait until the seat's button has this fault, or none; return when it was said."""
        while True:
            _, faults, at_ns = self._judge.latest.get("faults", ["faults", {}, 0])
            if faults.get(f"button {seat}") == key:
                return int(at_ns)
            self._judge.said("faults")

    def race(self, seats: Sequence[int], bounces: int = 0) -> None:
        """Press, hear, and let go."""
        self.press(seats, bounces)
        self.settle(seats)
        self.lift(seats)

    def _hesitation_ns(self) -> int:
        """Return how long the next one hesitates: not at all, or up to 2 ms."""
        return self.random.choice((0, int(10 ** self.random.uniform(3.7, 6.3))))

    def _count(self, presses: list[list[int]], arrived: int, truly: int) -> None:
        button, at_ns = presses[0]
        is_right = button == truly and at_ns >= self._pressed_ns
        self.tally.verdicts["right" if is_right else "wrong"] += 1
        self.tally.arrivals["right" if arrived == truly else "wrong"] += 1
        if len(presses) > 1:
            self.tally.gaps_us.append((presses[1][1] - presses[0][1]) / US)
