"""A model of grabs: what fingers, switches, kernel and event loop do, and who was truly first.

The truth is the contact times drawn here; nothing of the code under test is asked for it.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from random import Random

from hardware.ports import Edge, Press

US = 1_000
MS = 1_000_000
START_NS = 1_000 * MS
END_NS = START_NS + 1_000 * MS
SPREAD_MS = 12
DELIVERY_MS = 3
POLARITY_LAG_US = 200
MARGINS_US = (0, 1, 20, 50, 250)


@dataclass(frozen=True, slots=True)
class Wire:
    """One button's line over the whole race: its level at first, and every time it changes."""

    is_down_first: bool
    changes_ns: tuple[int, ...]

    def is_down(self, at_ns: int) -> bool:
        """Return the level at this time."""
        return self.is_down_first ^ (bisect_right(self.changes_ns, at_ns) % 2 == 1)


@dataclass(frozen=True, slots=True)
class Race:
    """One grab: the wires, how their edges reach us, and the contacts that really happened."""

    seed: int
    margin_us: int
    contacts: tuple[Press, ...]
    wires: tuple[Wire, ...]
    arrivals: tuple[tuple[int, Edge], ...]
    has_levels: bool
    is_hold_told: bool
    stalled_until_ns: int
    timer_lag_ns: int

    @property
    def held(self) -> frozenset[int]:
        """Return the buttons that are down before the race begins."""
        return frozenset(b for b, wire in enumerate(self.wires) if wire.is_down_first)

    @property
    def heat(self) -> tuple[int, ...]:
        """Return the buttons within the margin of the first contact, if there are several."""
        limit_ns = self.contacts[0].at_ns + self.margin_us * US if self.contacts else 0
        near = sorted(contact.button for contact in self.contacts if contact.at_ns <= limit_ns)
        return tuple(near) if len(near) > 1 else ()

    @property
    def winner(self) -> int | None:
        """Return the button that was clearly first."""
        return self.contacts[0].button if self.contacts and not self.heat else None


def race(seed: int) -> Race:
    """Return the race of this seed, always the same."""
    rng = Random(seed)  # noqa: S311 - reproducible, not secret
    margin_us = rng.choice(MARGINS_US)
    seats = 2 + int(rng.random() * 7)
    is_hold_told = rng.random() < 0.8
    contacts: list[Press] = []
    wires: list[Wire] = []
    for button, at_ns in enumerate(_contact_times(rng, seats, margin_us)):
        wire, is_contact = _wire(rng, at_ns, is_hold_told=is_hold_told)
        wires.append(wire)
        if is_contact:
            contacts.append(Press(at_ns, button))
    stalled_until_ns = START_NS + int(rng.random() * 60 * MS) if rng.random() < 0.1 else 0
    return Race(
        seed=seed,
        margin_us=margin_us,
        contacts=tuple(sorted(contacts)),
        wires=tuple(wires),
        arrivals=_arrivals(rng, wires, stalled_until_ns),
        has_levels=rng.random() < 0.7,
        is_hold_told=is_hold_told,
        stalled_until_ns=stalled_until_ns,
        timer_lag_ns=int(rng.random() * 400 * US),
    )


def _contact_times(rng: Random, seats: int, margin_us: int) -> list[int]:
    """Return times whose first gap is from 1 us up, or right at the edge of the margin."""
    first_ns = START_NS + int(rng.random() * 50 * MS)
    scale_ns = 10 ** (3 + rng.random() * 4)
    times = [first_ns]
    for _ in range(seats - 1):
        gap_ns = US + int(rng.random() * scale_ns)
        times.append(first_ns + min(gap_ns, SPREAD_MS * MS))
    if rng.random() < 0.3:
        times[1] = first_ns + margin_us * US + int(rng.random() * 3) - 1
    rng.shuffle(times)
    return times


def _wire(rng: Random, at_ns: int, *, is_hold_told: bool) -> tuple[Wire, bool]:
    """Return what a seat does around its contact time, and whether that is a press."""
    kind = rng.random()
    if kind < 0.5:
        return Wire(is_down_first=False, changes_ns=_hold(rng, at_ns)), True
    if kind < 0.72:
        return Wire(is_down_first=False, changes_ns=_tap(rng, at_ns)), True
    if kind < 0.77:
        return Wire(is_down_first=False, changes_ns=_glitch(rng, at_ns)), False
    if kind < 0.82:
        early = _glitch(rng, at_ns - 30 * MS)
        return Wire(is_down_first=False, changes_ns=early + _hold(rng, at_ns)), True
    if kind < 0.87 and is_hold_told:
        freed = _bounce(rng, at_ns - 60 * MS)
        return Wire(is_down_first=True, changes_ns=freed + _hold(rng, at_ns)), True
    if kind < 0.89:
        return Wire(is_down_first=False, changes_ns=_hog(rng, at_ns)), False
    if kind < 0.96:
        freed = _bounce(rng, at_ns) if rng.random() < 0.7 else ()
        return Wire(is_down_first=True, changes_ns=freed), False
    return Wire(is_down_first=False, changes_ns=()), False


def _bounce(rng: Random, at_ns: int) -> tuple[int, ...]:
    """Return an odd number of changes: the first at the time given, the last where it settles."""
    changes = [at_ns]
    for _ in range(2 * int(rng.random() * 4)):
        changes.append(changes[-1] + 5 * US + int(rng.random() ** 3 * 700 * US))
    return tuple(changes)


def _hold(rng: Random, at_ns: int) -> tuple[int, ...]:
    down = _bounce(rng, at_ns)
    if rng.random() < 0.5:
        return down
    return down + _bounce(rng, down[-1] + 6 * MS + int(rng.random() * 80 * MS))


def _tap(rng: Random, at_ns: int) -> tuple[int, ...]:
    """Return a contact of 0.3 to 4 ms, bounce included, that ends up."""
    length_ns = 300 * US + int(rng.random() * 3_700 * US)
    inside = sorted(rng.sample(range(1, length_ns), 2 * int(rng.random() * 4)))
    return (at_ns, *(at_ns + change_ns for change_ns in inside), at_ns + length_ns)


def _hog(rng: Random, at_ns: int) -> tuple[int, ...]:
    """Return a contact that chatters at some 2 to 20 kHz, from before the race or in its middle."""
    half_ns = 25 * US + int(rng.random() * 225 * US)
    start_ns = at_ns - int(rng.random() * 30 * MS)
    return tuple(start_ns + n * half_ns for n in range(36 + int(rng.random() * 60)))


def _glitch(rng: Random, at_ns: int) -> tuple[int, ...]:
    return (at_ns, at_ns + 100 + int(rng.random() * 90 * US))


def _arrivals(
    rng: Random, wires: list[Wire], stalled_until_ns: int
) -> tuple[tuple[int, Edge], ...]:
    """Return every edge with its stamp, a polarity read late, and a delivery in any order."""
    random = rng.random
    arrivals: list[tuple[int, float, Edge]] = []
    for button, wire in enumerate(wires):
        for at_ns in wire.changes_ns:
            read_ns = at_ns + int(random() * POLARITY_LAG_US * US)
            arrived_ns = read_ns + int(random() ** 2 * DELIVERY_MS * MS)
            edge = Edge(button, wire.is_down(read_ns), at_ns)
            arrivals.append((max(arrived_ns, stalled_until_ns), random(), edge))
    arrivals.sort()
    return tuple((arrived_ns, edge) for arrived_ns, _, edge in arrivals)
