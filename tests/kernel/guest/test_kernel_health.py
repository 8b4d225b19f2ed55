"""Faulty buttons at a real kernel: reported and muted, without effect on others."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.kernel.guest.child import Child
from tests.kernel.guest.hands import Hands
from tests.kernel.guest.listener import BUTTON_LINES, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.kernel.guest.simulated_chip import SimulatedChip

STORM_S = 2.0
RACES_IN_STORM = 40
RACES_BESIDE = 10
NAMED_WITHIN_MS = 100
# Nothing that the tests before did is to be waited for any more; idle time costs none here.
CALM_S = 60
SICK = SEATS - 1
WELL = range(SEATS - 1)


def test_a_held_button_presses_once_and_is_named(chip: SimulatedChip, judge: Child) -> None:
    hands = Hands(chip, judge, seed=6)
    hands.press([2])
    hands.settle([2])
    hands.hear_fault("button-held", 2)
    for _ in range(RACES_BESIDE):
        hands.race(hands.choose((0, 1, 3, 4)))
    hands.lift([2])
    hands.hear_fault(None, 2)
    hands.race([2, 0])
    assert hands.tally.verdicts == {"right": RACES_BESIDE + 2}


@pytest.mark.parametrize("pause_s", [0.00003, 0.0], ids=["10 kHz", "as fast as can be"])
def test_a_storm_on_one_line_is_reported_and_affects_no_other(
    chip: SimulatedChip,
    judge: Child,
    record_property: Callable[[str, object], None],
    pause_s: float,
) -> None:
    hands = Hands(chip, judge, seed=5)
    line = chip.pull_file(BUTTON_LINES[SICK])
    with Child("storm", line, str(STORM_S), str(pause_s)) as storm:
        _, began_ns = storm.said("began")
        named_ns = hands.hear_fault("button-chattering", SICK)
        for _ in range(RACES_IN_STORM):
            hands.race(hands.choose(WELL))
        _, edges = storm.said("ended")
    named_ms = (named_ns - began_ns) / 1e6
    record_property("edges a second", round(edges / STORM_S))
    record_property("named after, ms", round(named_ms, 1))
    hands.tally.tell(record_property)
    # The machine's clock counts instructions, so this is no matter of a busy host.
    assert named_ms < NAMED_WITHIN_MS
    assert hands.tally.verdicts["wrong"] == 0
    assert hands.tally.verdicts["right"] > RACES_IN_STORM * 0.8
    hands.hear_fault(None, SICK)
    hands.race([SICK, 0])
    assert hands.tally.verdicts["wrong"] == 0


def test_an_idle_daemon_sleeps(
    judge: Child, record_property: Callable[[str, object], None]
) -> None:
    time.sleep(CALM_S)
    before = judge.wakes()
    time.sleep(3)
    woke = judge.wakes() - before
    record_property("wakes in 3 s", woke)
    assert woke <= 1
