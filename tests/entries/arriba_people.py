"""People at an Arriba! table with real cards: when they press, and what they say lay there."""

from __future__ import annotations

from random import Random
from typing import Final

from engines.arriba.sayings import Lay
from engines.arriba.state import Phase, State
from engines.arriba.tops import matches
from engines.core.first_press import Press
from engines.core.notation import NS_PER_MS, NS_PER_US
from engines.core.seats import Seat

SEES_TOTEM: Final = 0.7
SEES_MATCH: Final = 0.75
PRESSES_WRONGLY: Final = 0.006
COMES_LATE: Final = 0.1
DEAD_HEAT: Final = 0.02
_REACTION_MS: Final = (320, 900)
_LATE_MS: Final = (950, 1_400)
_HEAT_US: Final = 20


def presses_on(random: Random, state: State, shown_ns: int) -> tuple[Press, ...]:
    """Return who presses at the cards that lie open, in the order of their stamps."""
    entitled = {seat for seats in matches(state).values() for seat in seats}
    sees = SEES_TOTEM if state.is_totem_open else SEES_MATCH
    wanted = set(state.seats) if state.is_totem_open else entitled
    pressed = [
        Press(_after(random, shown_ns, _REACTION_MS), seat)
        for seat in state.seats
        if random.random() < (sees if seat in wanted else PRESSES_WRONGLY)
    ]
    if not pressed:
        return ()
    first, second, *others = (*sorted(pressed), pressed[0])
    # Owed: the other duel of a flip can only be told once a dead heat of the first one is over.
    is_one = not _share_one_of_many(state, first.seat, second.seat)
    is_heat = len(pressed) > 1 and is_one and random.random() < DEAD_HEAT
    # Owed: of two wrong hands at one instant whose turn it was decides, which needs counts.
    if is_heat and wanted & {first.seat, second.seat}:
        others.pop()
        pressed = [first, Press(first.at_ns + _HEAT_US * NS_PER_US, second.seat), *others]
    quick = {press.seat for press in pressed}
    late = [
        Press(_after(random, shown_ns, _LATE_MS), seat)
        for seat in state.seats
        if seat not in quick and random.random() < COMES_LATE
    ]
    return tuple(sorted((*pressed, *late)))


def _share_one_of_many(state: State, first: Seat, second: Seat) -> bool:
    """Tell whether both seats are in one of several duels that stand."""
    standing = matches(state).values()
    return len(standing) > 1 and any({first, second} <= set(seats) for seats in standing)


def what_lay(state: State, presses: tuple[Press, ...]) -> Lay:
    """Return what lay there for the first press, as people who see the cards say it."""
    if state.is_totem_open:
        return Lay("totem")
    if state.phase is Phase.TURNING:
        return Lay("accident")
    standing = tuple(matches(state).values())
    own = next((seats for seats in standing if presses[0].seat in seats), None)
    if own is not None or standing:
        return Lay("same", own or standing[0])
    return Lay("head" if state.phase is Phase.HEAD else "nothing")


def next_duel(state: State, waiting: tuple[Press, ...], judged: set[Seat]) -> Lay | None:
    """Return what else lay there for the first press that waits, besides the duels judged."""
    others = [seats for seats in matches(state).values() if not judged & set(seats)]
    own = (seats for press in waiting for seats in others if press.seat in seats)
    found = next(own, others[0] if others and waiting else None)
    return None if found is None else Lay("same", found)


def another(random: Random, state: State, right: Lay) -> Lay:
    """Return a wrong answer."""
    pair = tuple(sorted(random.sample(state.seats, 2)))
    wrong = (Lay("same", pair), Lay("totem"), Lay("nothing"), Lay("accident"))
    return random.choice([lay for lay in wrong if lay != right])


def _after(random: Random, shown_ns: int, span_ms: tuple[int, int]) -> int:
    return shown_ns + random.randrange(span_ms[0] * NS_PER_MS, span_ms[1] * NS_PER_MS)
