"""What the daemon makes of the buttons as it finds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.kernel.guest.child import Child
from tests.kernel.guest.hands import Hands
from tests.kernel.guest.listener import BUTTON_LINES

if TYPE_CHECKING:
    from tests.kernel.guest.simulated_chip import SimulatedChip


def test_a_button_held_since_the_start_counts_once_it_was_let_go(chip: SimulatedChip) -> None:
    chip.pull(BUTTON_LINES[3], is_high=False)
    with Child("daemon") as judge:
        hands = Hands(chip, judge, seed=7)
        hands.hear_fault("button-stuck", 3)
        hands.race([5, 1])
        hands.lift([3])
        hands.hear_fault(None, 3)
        hands.race([3, 5])
        assert hands.tally.verdicts == {"right": 2}
