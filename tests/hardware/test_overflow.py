"""Storms during a stall: either every edge was kept, or no winner is named."""

from __future__ import annotations

from random import Random

import pytest

from hardware.contacts import Contacts
from hardware.pi.lines import BUFFER_EDGES, Lines
from hardware.ports import Edge
from hardware.press_collector import PressCollector
from tests.hardware import races
from tests.hardware.fake_gpiod import FakeChip
from tests.hardware.pi_rigs import BUTTON_LINES
from tests.hardware.races import MS, US

RACES = 300
HOG = 8


class Kernel:
    """A chip, and the lines requested from it."""

    def __init__(self) -> None:
        self._chip = FakeChip()
        self.lines = Lines("/dev/gpiochip0", BUTTON_LINES, {}, request=self._chip.request_lines)

    def drive(self, edge: Edge) -> None:
        """Add an edge to the kernel's buffer."""
        self._chip.drive(BUTTON_LINES[edge.button], edge.at_ns, is_high=not edge.is_down)


def stalled(seed: int) -> tuple[Kernel, races.Race, int]:
    """Return a box that was stalled during a race and a storm, and the number of edges."""
    rng = Random(seed)  # noqa: S311 - reproducible, not secret
    race = races.race(seed)
    kernel = Kernel()
    storm_ns = races.START_NS - 5 * MS
    edges = [edge for _, edge in race.arrivals]
    edges += [
        Edge(HOG, is_down=n % 2 == 0, at_ns=storm_ns + n * 50 * US)
        for n in range(int(rng.random() * 2 * BUFFER_EDGES))
    ]
    for edge in sorted(edges, key=lambda edge: edge.at_ns):
        kernel.drive(edge)
    return kernel, race, len(edges)


def wake_up(lines: Lines) -> tuple[tuple[int, ...], bool]:
    """Read the kernel's buffer; return the presses in order, and whether edges were lost."""
    contacts, collector = Contacts(range(len(BUTTON_LINES))), PressCollector(window_ms=15)
    numbers = {line: number for number, line in enumerate(BUTTON_LINES)}
    has_lost = False
    while lines.has_edges():
        batch = lines.read()
        has_lost |= bool(batch.lost)
        for edge in batch.edges:
            contacts.feed(Edge(numbers[edge.line], not edge.is_high, edge.at_ns))
    lines.close()
    if has_lost:
        return (), True
    now_ns = races.START_NS + 500 * MS
    for tick in range(3):
        for press in contacts.tick(now_ns + tick * 10 * MS, {}):
            collector.add(press, now_ns)
    due_ns = collector.due_ns()
    presses = collector.close(due_ns).presses if due_ns is not None else ()
    return tuple(press.button for press in presses), False


def test_edges_lost_in_a_stall_are_always_reported() -> None:
    lossy = kept = 0
    for seed in range(RACES):
        kernel, race, edges = stalled(seed)
        if race.held or any(len(wire.changes_ns) > 30 for wire in race.wires):
            kernel.lines.close()
            continue
        named, has_lost = wake_up(kernel.lines)
        assert has_lost == (edges >= BUFFER_EDGES), seed
        lossy, kept = lossy + has_lost, kept + (not has_lost)
        wanted = () if has_lost else tuple(sorted(race.contacts, key=race.contacts.__getitem__))
        assert tuple(button for button in named if button != HOG) == wanted, seed
    assert min(lossy, kept) > 30


@pytest.mark.parametrize("spill", [0, 1, 5, 1_000])
def test_every_overflow_of_the_buffer_is_detected(spill: int) -> None:
    kernel = Kernel()
    kernel.drive(Edge(0, is_down=True, at_ns=0))
    for n in range(BUFFER_EDGES - 1 + spill):
        kernel.drive(Edge(HOG, is_down=n % 2 == 0, at_ns=n + 1))
    batch = kernel.lines.read()
    assert batch.lost == frozenset(BUTTON_LINES)
    kernel.lines.close()


def test_an_overflow_is_reported_once_and_the_next_one_again() -> None:
    kernel = Kernel()
    kernel.drive(Edge(0, is_down=True, at_ns=0))
    for begin in (1, 1 + BUFFER_EDGES):
        for n in range(begin, begin + BUFFER_EDGES):
            kernel.drive(Edge(HOG, is_down=n % 2 == 0, at_ns=n))
        assert kernel.lines.read().lost == frozenset(BUTTON_LINES)
    # The press of this button was dropped, so the number of its release shows a gap.
    kernel.drive(Edge(0, is_down=False, at_ns=9_000))
    kernel.drive(Edge(1, is_down=True, at_ns=9_001))
    batch = kernel.lines.read()
    assert (len(batch.edges), batch.lost) == (2, frozenset())
    kernel.lines.close()
