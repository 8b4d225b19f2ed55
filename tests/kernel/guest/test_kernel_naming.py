"""From an edge to the name on the glass: the shipped box with its nine screens on one bus.

The time is the machine's own, which counts instructions: a thousand million a second, about what
a Raspberry Pi does of them, and no matter of a busy host.
"""

from __future__ import annotations

import os
import signal
import time
from statistics import median
from typing import TYPE_CHECKING

import pytest
from child import Child
from listener import BUTTON_LINES
from named import Watch, tell_spread

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from simulated_chip import SimulatedChip

ROUNDS = 5
NAMED_WITHIN_NS = 100_000_000
FIRST, BOUNCING, CHATTERING = 0, 5, 6
CALM_S = 5.0


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Yield eyes on the screen."""
    made = Watch()
    yield made
    made.close()


def shake(chip: SimulatedChip, button: int, changes: int, pause_s: float) -> int:
    """Move a wire to and fro, and return when it began."""
    began_ns = time.monotonic_ns()
    for number in range(changes):
        chip.pull(BUTTON_LINES[button], is_high=number % 2 == 1)
        time.sleep(pause_s)
    return began_ns


def wait_until_up(box: Child) -> None:
    """Wait until the box has told of what it lacks, and has drawn all its screens."""
    while "lights" not in box.said("faults")[1]:
        pass
    time.sleep(CALM_S)


def wait_until_well(box: Child, button: int) -> None:
    """Wait until something was wrong with the button, and is not any more."""
    device = f"button {button}"
    for is_sick in (True, False):
        while (device in box.said("faults")[1]) != is_sick:
            pass


def test_who_chatters_or_bounces_is_named_on_the_screen(
    chip: SimulatedChip, watch: Watch, record_property: Callable[[str, object], None]
) -> None:
    chatters: list[int] = []
    bounces: list[int] = []
    with Child("box.py", "open") as box:
        wait_until_up(box)
        os.kill(box.pid, signal.SIGUSR1)
        time.sleep(CALM_S)
        for _ in range(ROUNDS):
            began_ns = shake(chip, CHATTERING, 200, 0.00004)
            chatters.append(watch.named_ns(f"Button {CHATTERING + 1} chatters") - began_ns)
            wait_until_well(box, CHATTERING)
            began_ns = shake(chip, BOUNCING, 24, 0.004)
            bounces.append(watch.named_ns(f"Button {BOUNCING + 1} bounces") - began_ns)
            wait_until_well(box, BOUNCING)
    tell_spread(record_property, "first edge to the name, chattering at 10 kHz", chatters)
    tell_spread(record_property, "first edge to the name, bouncing", bounces)
    assert min(*chatters, *bounces) > 0
    assert median(chatters) < NAMED_WITHIN_NS
