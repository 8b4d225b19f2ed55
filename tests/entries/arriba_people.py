"""People at an Arriba! table with real cards: when they press, and what they say lay there."""

from __future__ import annotations

from random import Random
from typing import Final

from engines.arriba.sayings import Lay
from engines.arriba.state import Phase, State
from engines.arriba.tops import matches
from engines.core.first_press import Press
from engines.core.notation import NS_PER_MS, NS_PER_US

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
    if len(pressed) > 1 and random.random() < DEAD_HEAT:
        first, second, *others = sorted(pressed)
        pressed = [first, Press(first.at_ns + _HEAT_US * NS_PER_US, second.seat), *others]
    quick = {press.seat for press in pressed}
    late = [
        Press(_after(random, shown_ns, _LATE_MS), seat)
        for seat in state.seats
        if seat not in quick and random.random() < COMES_LATE
    ]
    return tuple(sorted((*pressed, *late)))


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


def second_duel(state: State, judged: Lay) -> Lay | None:
    """Return what else lay there, besides the duel that was just judged."""
    others = (seats for seats in matches(state).values() if not set(seats) & set(judged.seats))
    return next((Lay("same", seats) for seats in others), None)


def another(random: Random, state: State, right: Lay) -> Lay:
    """Return a wrong answer."""
    pair = tuple(sorted(random.sample(state.seats, 2)))
    wrong = (Lay("same", pair), Lay("totem"), Lay("nothing"), Lay("accident"))
    return random.choice([lay for lay in wrong if lay != right])


def _after(random: Random, shown_ns: int, span_ms: tuple[int, int]) -> int:
    return shown_ns + random.randrange(span_ms[0] * NS_PER_MS, span_ms[1] * NS_PER_MS)
