"""A model of grabs: fingers, switches, kernel and event loop, with the true first press.

The truth is the contact times drawn here; nothing of the code under test is asked for it.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from hardware.ports import Edge

US = 1_000
MS = 1_000_000
START_NS = 1_000 * MS
QUIET_MS = 60
SPREAD_MS = 12
DELIVERY_MS = 3
POLARITY_LAG_US = 200
MARGINS_US = (0, 1, 20, 50, 250)

Scene = Literal["totem", "duel", "counter"]
MOST_SEATS: dict[Scene, int] = {"totem": 8, "duel": 8, "counter": 6}


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
    """One grab: the wires, how their edges reach the box, and the contacts that really happened.

    `contacts` are the times of the presses by seat. During the stall the whole process is stopped.
    """

    seed: int
    scene: Scene
    margin_us: int
    contacts: dict[int, int]
    wires: tuple[Wire, ...]
    arrivals: tuple[tuple[int, Edge], ...]
    has_levels: bool
    stall_ns: tuple[int, int]
    timer_lag_ns: int

    @property
    def held(self) -> frozenset[int]:
        """Return the buttons that are down before the race begins."""
        return frozenset(b for b, wire in enumerate(self.wires) if wire.is_down_first)

    @property
    def end_ns(self) -> int:
        """Return when everything has been judged."""
        last_ns = self.arrivals[-1][0] if self.arrivals else START_NS
        return max(last_ns, self.stall_ns[1]) + QUIET_MS * MS

    def released(self) -> Race:
        """Return the race with every button let go at its end."""
        end_ns = self.end_ns
        down = [button for button, wire in enumerate(self.wires) if wire.is_down(end_ns)]
        freed = tuple((end_ns, Edge(button, is_down=False, at_ns=end_ns)) for button in down)
        wires = tuple(
            replace(wire, changes_ns=(*wire.changes_ns, *[end_ns] * (button in down)))
            for button, wire in enumerate(self.wires)
        )
        return replace(self, wires=wires, arrivals=(*self.arrivals, *freed))

    def later(self, by_ns: int) -> Race:
        """Return the race with all its times later."""
        return replace(
            self,
            contacts={seat: at_ns + by_ns for seat, at_ns in self.contacts.items()},
            wires=tuple(
                replace(wire, changes_ns=tuple(at_ns + by_ns for at_ns in wire.changes_ns))
                for wire in self.wires
            ),
            arrivals=tuple(
                (arrived_ns + by_ns, replace(edge, at_ns=edge.at_ns + by_ns))
                for arrived_ns, edge in self.arrivals
            ),
            stall_ns=(self.stall_ns[0] + by_ns, self.stall_ns[1] + by_ns),
        )


def race(seed: int) -> Race:
    """Return the race of this seed, always the same."""
    rng = Random(seed)  # noqa: S311 - reproducible, not secret
    scene: Scene = rng.choices(("totem", "duel", "counter"), (5, 3, 2))[0]
    margin_us = rng.choice(MARGINS_US)
    seats = 2 + int(rng.random() ** 1.3 * (MOST_SEATS[scene] - 1))
    contacts: dict[int, int] = {}
    wires: list[Wire] = []
    for button, at_ns in enumerate(_contact_times(rng, seats, margin_us)):
        wire, is_contact = _wire(rng, at_ns)
        wires.append(wire)
        if is_contact:
            contacts[button] = at_ns
    return Race(
        seed=seed,
        scene=scene,
        margin_us=margin_us,
        contacts=contacts,
        wires=tuple(wires),
        arrivals=_arrivals(rng, wires),
        has_levels=rng.random() < 0.7,
        stall_ns=_stall(rng),
        timer_lag_ns=int(rng.random() ** 2 * 1_000 * US),
    )


def _stall(rng: Random) -> tuple[int, int]:
    """Return when the box stands still, in one race of five for up to 60 ms."""
    begin_ns = START_NS + int(rng.random() * 60 * MS)
    return begin_ns, begin_ns + int(rng.random() * 60 * MS) if rng.random() < 0.2 else begin_ns


def _contact_times(rng: Random, seats: int, margin_us: int) -> list[int]:
    """Return times with gaps from 1 us up: any, right at the margin, or each close to the last."""
    first_ns = START_NS + int(rng.random() * 50 * MS)
    scale_ns = 10 ** (3 + rng.random() * 4)
    times = [first_ns]
    kind = rng.random()
    for _ in range(seats - 1):
        if kind < 0.2:
            times.append(times[-1] + int(rng.random() * margin_us * US))
        else:
            gap_ns = US + int(rng.random() * scale_ns)
            times.append(first_ns + min(gap_ns, SPREAD_MS * MS))
    if kind > 0.7:
        times[1] = first_ns + margin_us * US + int(rng.random() * 3) - 1
    rng.shuffle(times)
    return times


def _wire(rng: Random, at_ns: int) -> tuple[Wire, bool]:
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
    if kind < 0.87:
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
    for _ in range(2 * int(rng.random() * 3)):
        changes.append(changes[-1] + 5 * US + int(rng.random() ** 3 * 700 * US))
    return tuple(changes)


def _hold(rng: Random, at_ns: int) -> tuple[int, ...]:
    down = _bounce(rng, at_ns)
    if rng.random() < 0.7:
        return down
    return down + _bounce(rng, down[-1] + 6 * MS + int(rng.random() * 80 * MS))


def _tap(rng: Random, at_ns: int) -> tuple[int, ...]:
    """Return a contact of 0.3 to 4 ms, bounce included, that ends up."""
    length_ns = 300 * US + int(rng.random() * 3_700 * US)
    inside = sorted(rng.sample(range(1, length_ns), 2 * int(rng.random() * 3)))
    return (at_ns, *(at_ns + change_ns for change_ns in inside), at_ns + length_ns)


def _hog(rng: Random, at_ns: int) -> tuple[int, ...]:
    """Return a contact that chatters at some 2 to 20 kHz, from before the race or in its middle."""
    half_ns = 25 * US + int(rng.random() * 225 * US)
    start_ns = at_ns - int(rng.random() * 30 * MS)
    return tuple(start_ns + n * half_ns for n in range(34 + int(rng.random() * 20)))


def _glitch(rng: Random, at_ns: int) -> tuple[int, ...]:
    return (at_ns, at_ns + 100 + int(rng.random() * 90 * US))


def _arrivals(rng: Random, wires: list[Wire]) -> tuple[tuple[int, Edge], ...]:
    """Return every edge with its stamp, a polarity read late, and a delivery in any order."""
    random = rng.random
    arrivals: list[tuple[int, float, Edge]] = []
    for button, wire in enumerate(wires):
        for at_ns in wire.changes_ns:
            read_ns = at_ns + int(random() * POLARITY_LAG_US * US)
            arrived_ns = read_ns + int(random() ** 2 * DELIVERY_MS * MS)
            arrivals.append((arrived_ns, random(), Edge(button, wire.is_down(read_ns), at_ns)))
    arrivals.sort(key=lambda arrival: arrival[:2])
    return tuple((arrived_ns, edge) for arrived_ns, _, edge in arrivals)
