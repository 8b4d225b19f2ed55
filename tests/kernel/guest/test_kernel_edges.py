"""What the driver reports of the kernel's edges: each with its stamp, or that some are lost."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import gpiod
import pytest
from gpiod.line import Bias

from tests.kernel.guest.listener import BUTTON_LINES, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.kernel.guest.child import Child, Said
    from tests.kernel.guest.simulated_chip import SimulatedChip, Touch

BURST = 400
BUFFER = 1_024
OVERFLOWS = 60
MARKER = BUTTON_LINES[SEATS]


def reported(chip: SimulatedChip, listener: Child) -> list[Said]:
    """Return everything reported so far; a touch of the last button marks the end."""
    touch = chip.pull(MARKER, is_high=not chip.is_high(MARKER))
    heard = listener.hear_until(lambda said: said[0] == "edge" and touch.holds(said[3]))
    return heard[:-1]


def stamps_of(heard: list[Said]) -> list[int]:
    """Return the stamps of the edges, told in order of time."""
    return sorted(said[3] for said in heard if said[0] == "edge")


def lost_in(heard: list[Said]) -> set[int]:
    """Return the buttons of which something is missing."""
    return {said[1] for said in heard if said[0] == "gap"}


def is_kept(heard: list[Said], touches: list[Touch]) -> bool:
    """Tell whether each touch has its own edge, stamped while it happened."""
    stamps = stamps_of(heard)
    return len(stamps) == len(touches) and all(
        touch.holds(stamp) for touch, stamp in zip(touches, stamps, strict=True)
    )


def burst(
    chip: SimulatedChip, listener: Child, *runs: tuple[int, int]
) -> tuple[list[Touch], list[Said]]:
    """Toggle (button, times) in turn while the daemon is frozen; return touches and reports."""
    with listener.frozen():
        touches = [
            touch for button, times in runs for touch in chip.toggle(BUTTON_LINES[button], times)
        ]
    first = [listener.hear()]
    heard = first + reported(chip, listener)
    chip.touch((BUTTON_LINES[button] for button, _ in runs), is_high=True)
    reported(chip, listener)
    return touches, heard


def test_every_stamp_lies_within_its_touch(chip: SimulatedChip, listener: Child) -> None:
    touches = [chip.pull(line, is_high=False) for line in BUTTON_LINES[:SEATS]]
    touches += [chip.pull(line, is_high=True) for line in BUTTON_LINES[:SEATS]]
    heard = reported(chip, listener)
    assert is_kept(heard, touches)
    assert [said[1] for said in sorted(heard, key=lambda said: said[3])] == [*range(SEATS)] * 2


@pytest.mark.parametrize(
    "runs",
    [((0, BURST),), ((3, BURST + 1),), tuple((n, BURST // SEATS) for n in range(SEATS))],
    ids=["one button", "one button, odd", "all buttons"],
)
def test_a_burst_is_kept_while_the_daemon_is_stopped(
    chip: SimulatedChip,
    listener: Child,
    runs: tuple[tuple[int, int], ...],
    record_property: Callable[[str, object], None],
) -> None:
    touches, heard = burst(chip, listener, *runs)
    record_property("kept", f"{len(stamps_of(heard))} of {len(touches)}")
    assert is_kept(heard, touches)
    assert lost_in(heard) == set()


def test_all_but_one_place_of_the_buffer_can_be_used(chip: SimulatedChip, listener: Child) -> None:
    touches, heard = burst(chip, listener, (0, BUFFER - 1))
    assert is_kept(heard, touches)
    assert lost_in(heard) == set()


def test_an_overflow_is_always_reported(
    chip: SimulatedChip, listener: Child, record_property: Callable[[str, object], None]
) -> None:
    random = Random(4)  # noqa: S311 - reproducible, not secret
    told = 0
    for _ in range(OVERFLOWS):
        first, other = random.sample(range(SEATS), 2)
        before = random.randint(1, 40)
        times = BUFFER + random.randint(0, 200) - before % 2
        _, heard = burst(chip, listener, (first, before), (other, times))
        told += first in lost_in(heard)
    record_property("told", f"{told} of {OVERFLOWS}")
    assert told == OVERFLOWS


def test_a_press_pushed_out_of_the_buffer_is_reported(chip: SimulatedChip, listener: Child) -> None:
    # The one edge of button 0 is gone, and all that is left of button 1 is counted without a gap.
    touches, heard = burst(chip, listener, (0, 1), (1, BUFFER))
    assert touches[0].before_ns not in range(*_span(heard))
    assert 0 in lost_in(heard)


def _span(heard: list[Said]) -> tuple[int, int]:
    stamps = stamps_of(heard)
    return stamps[0], stamps[-1]


def test_the_lines_are_pulled_up(chip: SimulatedChip, listener: Child) -> None:  # noqa: ARG001
    with gpiod.Chip(f"/dev/{chip.name}") as header:
        biases = {header.get_line_info(line).bias for line in BUTTON_LINES}
    assert biases == {Bias.PULL_UP}
