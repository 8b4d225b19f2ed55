"""Who was first, by the kernel's stamps: free, bouncing, frozen, and with edges lost."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.kernel.guest.hands import Hands
from tests.kernel.guest.listener import BUTTON_LINES, SEATS
from tests.kernel.guest.simulated_chip import Deliveries

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.kernel.guest.child import Child
    from tests.kernel.guest.simulated_chip import SimulatedChip

RACES = 2_000
HEATS = 10
SAME_ORDER = 10
BOUNCING_RACES = 200
FROZEN_RACES = 100
NOISY = range(3, SEATS)


@pytest.mark.parametrize("heat", range(HEATS))
def test_the_first_press_wins_by_its_stamp(
    chip: SimulatedChip, judge: Child, record_property: Callable[[str, object], None], heat: int
) -> None:
    hands = Hands(chip, judge, seed=heat)
    deliveries = Deliveries()
    for number in range(RACES // HEATS):
        if number % SAME_ORDER == 0:
            deliveries.shuffle(hands.random)
        hands.race(hands.choose())
    deliveries.restore()
    hands.tally.tell(record_property)
    assert hands.tally.verdicts == {"right": RACES // HEATS}
    assert hands.tally.arrivals["wrong"] > 0, "all came in order: the races prove nothing"


def test_bounce_does_not_move_a_press(
    chip: SimulatedChip, judge: Child, record_property: Callable[[str, object], None]
) -> None:
    hands = Hands(chip, judge, seed=102)
    for _ in range(BOUNCING_RACES):
        hands.race(hands.choose(), bounces=hands.random.randint(1, 5))
    hands.tally.tell(record_property)
    assert hands.tally.verdicts == {"right": BOUNCING_RACES}


def test_a_daemon_frozen_over_both_presses_still_names_the_first(
    chip: SimulatedChip, judge: Child, record_property: Callable[[str, object], None]
) -> None:
    hands = Hands(chip, judge, seed=103)
    for _ in range(FROZEN_RACES):
        seats = hands.random.sample(range(SEATS), 2)
        with judge.frozen():
            hands.press(seats)
            time.sleep(0.01)
        hands.settle(seats)
        hands.lift(seats)
    hands.tally.tell(record_property)
    assert hands.tally.verdicts == {"right": FROZEN_RACES}


@pytest.mark.parametrize("is_said", [False, True], ids=["unheard of", "just said"])
def test_no_winner_is_named_when_the_first_press_may_be_lost(
    chip: SimulatedChip, judge: Child, record_property: Callable[[str, object], None], is_said: bool
) -> None:
    hands = Hands(chip, judge, seed=104)
    for noisy in NOISY:
        first, second = hands.random.sample(range(NOISY.start), 2)
        with judge.frozen():
            hands.press([first])
            chip.toggle(BUTTON_LINES[noisy], 1_100)
            if not is_said:
                hands.press([second])
        if is_said:
            judge.said("again")
            hands.press([second])
        hands.settle([first, second])
        hands.lift([first, second])
        hands.race([second, first])
    hands.tally.tell(record_property)
    assert hands.tally.verdicts == {"again": len(NOISY), "right": len(NOISY)}
