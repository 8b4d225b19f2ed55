"""Candidate moves: all of them where they are few, a sample where there are too many."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product

from engines.core.seats import CHANCE, Seat
from engines.tschukka import moves
from engines.tschukka.arrangements import arrangements
from engines.tschukka.components import ALL_KINDS, BOY, GIRL, SPELLS, Family, Spell, huts_of
from engines.tschukka.counters import allowance, pending
from engines.tschukka.moves import Move
from engines.tschukka.people import people
from engines.tschukka.rules.spells import targets
from engines.tschukka.state import SPELLS_OF, Phase, State

_MANY_THROWS = 64
_STRIDE = 3
_PAID_PLACINGS = 3
_HARMFUL = (Spell.BARREN, Spell.FAMINE, Spell.ILLNESS)


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Return the moves of the seat's awaited families, or what chance may show.

    Placing, passing, revealing, starving, noting and keeping are listed in full. Sampled are:
    housing (as it is where that makes sense, and couples in one to three huts, with three choices
    of whom to discard), chosen spells (none, each alone, runs as long as the pole, all that can be
    paid), sheets (the same runs, help at home and harm abroad, single spells also crosswise),
    placings that cost a bird in sorts A (three), and throws of more than 64 outcomes (all girls,
    all boys, halves).
    """
    if seat == CHANCE:
        yield from _of_chance(state)
        return
    listing = _LISTINGS.get(state.phase)
    for family in state.awaited if listing else ():
        if listing and state.owners[family] == seat:
            yield from listing(state, family)


def _of_chance(state: State) -> Iterator[Move]:
    if state.phase is Phase.FIRST:
        yield from map(moves.First, state.order)
    elif state.phase is Phase.THROWING:
        yield from _throws(state, state.queue[0])


def _throws(state: State, family: Family) -> Iterator[Move]:
    children = state.children_due(family)
    outcomes = list(product(*(range(count + 1) for count in children)))
    if len(outcomes) > _MANY_THROWS:
        outcomes = [(0, 0, 0), children, tuple(count // 2 for count in children)]
    for girls in outcomes:
        pairs = zip(girls, children, strict=True)
        yield moves.Born(
            family, tuple(people({GIRL: girl, BOY: count - girl}) for girl, count in pairs)
        )


def _houses(state: State, family: Family) -> Iterator[Move]:
    in_all = not state.options.empty_huts
    return (moves.House(family, huts) for huts in arrangements(state.clans[family], in_all=in_all))


def _choices(state: State, family: Family) -> Iterator[Move]:
    return (moves.Choose(family, spells) for spells in _runs(state, family))


def _runs(state: State, family: Family) -> tuple[tuple[Spell, ...], ...]:
    """Return sets of spells that the family can pay for: none, single ones and runs."""
    can_pay = allowance(state, family)
    pole = state.clans[family].pole
    lengths = {min(length, can_pay) for length in (1, pole)}
    runs = ((start, length) for length in sorted(lengths) for start in range(len(SPELLS)))
    return tuple(dict.fromkeys(_run(*run) for run in (*runs, (0, 0), (0, can_pay))))


def _run(start: int, length: int) -> tuple[Spell, ...]:
    """Return so many spells, three apart, so that a run mixes those of several phases."""
    places = sorted((start + _STRIDE * step) % len(SPELLS) for step in range(length))
    return tuple(SPELLS[place] for place in places)


def _placings(state: State, family: Family) -> Iterator[Move]:
    huts = targets(state)
    if state.options.spells != "a":
        yield from (moves.Place(family, *spot) for spot in product(state.chosen[family], huts))
        return
    yield moves.Pass(family)
    lying = {counter.spell for counter in state.counters if counter.owner == family}
    spots = list(product((spell for spell in SPELLS if spell not in lying), huts))
    if len(lying) >= state.clans[family].pole:
        spots = spots[state.clans[family].birds :: len(spots) // _PAID_PLACINGS]
    yield from (moves.Place(family, *spot) for spot in spots)


def _sheets(state: State, family: Family) -> Iterator[Move]:
    huts = targets(state)
    own = tuple(hut for hut in huts if hut in huts_of(family)) or huts
    foreign = tuple(hut for hut in huts if hut not in own) or huts
    for turn, spells in enumerate(_runs(state, family)):
        reaches = (foreign if spell in _HARMFUL else own for spell in spells)
        spots = (reach[(turn + step) % len(reach)] for step, reach in enumerate(reaches))
        yield moves.Write(family, tuple(zip(spells, spots, strict=True)))
        if len(spells) == 1:
            others = own if spells[0] in _HARMFUL else foreign
            yield moves.Write(family, ((spells[0], others[turn % len(others)]),))


def _reveals(state: State, family: Family) -> Iterator[Move]:
    spells = [counter.spell for counter in pending(state, family)]
    if not state.is_simultaneous:
        yield from (moves.Reveal(family, spell) for spell in spells)
        yield moves.Ready(family)
        return
    printed = sorted(spells, key=SPELLS.index)
    for count in range(len(printed) + 1):
        yield from (moves.Ready(family, some) for some in combinations(printed, count))


def _starved(kind: type[moves.Remove | moves.Note]) -> Callable[[State, Family], Iterator[Move]]:
    def listed(state: State, family: Family) -> Iterator[Move]:
        for hut in huts_of(state.eaters[0]):
            there = state.people_in(hut)
            yield from (kind(family, hut, villager) for villager in ALL_KINDS if there[villager])

    return listed


def _keeps(state: State, family: Family) -> Iterator[Move]:
    hut = state.youths[0][1]
    ageing = state.ageing_in(hut)
    yield from (moves.Keep(family, hut, kind) for kind in ALL_KINDS if ageing[kind])
    yield moves.Keep(family, hut, None)


_LISTINGS: dict[Phase, Callable[[State, Family], Iterator[Move]]] = {
    Phase.HOUSING: _houses,
    Phase.CHOOSING: _choices,
    Phase.PLACING: _placings,
    Phase.WRITING: _sheets,
    Phase.STARVING: _starved(moves.Remove),
    Phase.NOTING: _starved(moves.Note),
    Phase.YOUTH: _keeps,
    **dict.fromkeys(SPELLS_OF, _reveals),
}
