"""Candidate moves: all of them where they are few, a sample where there are too many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from engines.core.seats import CHANCE, Seat
from engines.core.values import maker
from engines.tschukka import moves
from engines.tschukka.arrangements import may_stay, proposed
from engines.tschukka.components import (
    ALL_KINDS,
    BOY,
    COLOURS,
    GIRL,
    HUTS_EACH,
    SPELLS,
    Family,
    Hut,
    Kind,
    Spell,
    huts_of,
)
from engines.tschukka.counters import allowance, lying_of, pending_spells
from engines.tschukka.moves import Move
from engines.tschukka.people import People, people
from engines.tschukka.rules.spells import targets
from engines.tschukka.state import SPELLS_OF, Phase, State

_MANY_THROWS = 64
_STRIDE = 3
_PAID_PLACINGS = 3
_HARMFUL = (Spell.BARREN, Spell.FAMINE, Spell.ILLNESS)
_LISTS_KEPT: Final = 256
"""How many lists of each kind are kept, so that equal ones are not made again."""

_FAMILIES_KEPT: Final = 1024

Moves = tuple[Move, ...]

_house = maker(moves.House)


def candidates(state: State, seat: Seat) -> Moves:
    """Return the moves of the seat's awaited families, or what chance may show.

    Placing, passing, revealing, starving, noting and keeping are listed in full. Sampled are:
    housing (as it is where that makes sense, and couples in one to three huts, with three choices
    of whom to discard), chosen spells (none, each alone, runs as long as the pole, all that can be
    paid), sheets (the same runs, help at home and harm abroad, single spells also crosswise),
    placings that cost a bird in sorts A (three), and throws of more than 64 outcomes (all girls,
    all boys, halves).
    """
    if seat == CHANCE:
        return tuple(_of_chance(state))
    listing = _LISTINGS.get(state.phase)
    if listing is None:
        return ()
    queue, owners = state.queue, state.owners
    if len(queue) == 1 or (queue and not state.is_simultaneous):
        return listing(state, queue[0]) if owners[queue[0]] == seat else ()
    families = (family for family in queue if owners[family] == seat)
    return tuple([move for family in families for move in listing(state, family)])


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


def _houses(state: State, family: Family) -> Moves:
    clan = state.clans[family]
    found = _proposals(family, clan.people, not state.options.empty_huts)
    if not may_stay(clan):
        return found
    huts = clan.huts
    return (_house(family, huts), *[move for move in found if move.huts != huts])


@lru_cache(_FAMILIES_KEPT)
def _proposals(family: Family, group: People, in_all: bool) -> tuple[moves.House, ...]:
    return tuple([_house(family, huts) for huts in proposed(group, in_all)])


def _choices(state: State, family: Family) -> Moves:
    return _chosen(family, state.clans[family].pole, allowance(state, family))


@lru_cache(_LISTS_KEPT)
def _chosen(family: Family, pole: int, can_pay: int) -> Moves:
    return tuple(moves.Choose(family, spells) for spells in _runs(pole, can_pay))


@lru_cache(_LISTS_KEPT)
def _runs(pole: int, can_pay: int) -> tuple[tuple[Spell, ...], ...]:
    """Return sets of spells that can be paid for: none, single ones and runs."""
    lengths = {min(length, can_pay) for length in (1, pole)}
    runs = ((start, length) for length in sorted(lengths) for start in range(len(SPELLS)))
    return tuple(dict.fromkeys(_run(*run) for run in (*runs, (0, 0), (0, can_pay))))


def _run(start: int, length: int) -> tuple[Spell, ...]:
    """Return so many spells, three apart, so that a run mixes those of several phases."""
    places = sorted((start + _STRIDE * step) % len(SPELLS) for step in range(length))
    return tuple(SPELLS[place] for place in places)


def _placings(state: State, family: Family) -> Moves:
    huts = targets(state)
    if state.options.spells != "a":
        return _spots(family, state.chosen[family], huts)
    lying = lying_of(state, family)
    spots = _spots(family, [spell for spell in SPELLS if spell not in lying], huts)
    if len(lying) >= state.clans[family].pole:
        spots = spots[state.clans[family].birds :: len(spots) // _PAID_PLACINGS]
    return (moves.Pass(family), *spots)


def _spots(family: Family, spells: Iterable[Spell], huts: tuple[Hut, ...]) -> Moves:
    return tuple([move for spell in spells for move in _spots_of(family, spell, huts)])


@lru_cache(_LISTS_KEPT)
def _spots_of(family: Family, spell: Spell, huts: tuple[Hut, ...]) -> Moves:
    return tuple(moves.Place(family, spell, hut) for hut in huts)


def _sheets(state: State, family: Family) -> Moves:
    return tuple(_written(state, family))


def _written(state: State, family: Family) -> Iterator[Move]:
    huts = targets(state)
    own = tuple(hut for hut in huts if hut in huts_of(family)) or huts
    foreign = tuple(hut for hut in huts if hut not in own) or huts
    runs = _runs(state.clans[family].pole, allowance(state, family))
    for turn, spells in enumerate(runs):
        reaches = (foreign if spell in _HARMFUL else own for spell in spells)
        spots = (reach[(turn + step) % len(reach)] for step, reach in enumerate(reaches))
        yield moves.Write(family, tuple(zip(spells, spots, strict=True)))
        if len(spells) == 1:
            others = own if spells[0] in _HARMFUL else foreign
            yield moves.Write(family, ((spells[0], others[turn % len(others)]),))


def _reveals(state: State, family: Family) -> Moves:
    spells = pending_spells(state, family)
    is_in_turn = state.options.reveal == "turn_order"
    return _in_turn(family, spells) if is_in_turn else _at_once(family, spells)


@lru_cache(_LISTS_KEPT)
def _in_turn(family: Family, spells: tuple[Spell, ...]) -> Moves:
    return (*(moves.Reveal(family, spell) for spell in spells), moves.Ready(family))


@lru_cache(_LISTS_KEPT)
def _at_once(family: Family, spells: tuple[Spell, ...]) -> Moves:
    printed = sorted(spells, key=SPELLS.index)
    counts = range(len(printed) + 1)
    return tuple(
        moves.Ready(family, some) for count in counts for some in combinations(printed, count)
    )


def _removals(state: State, family: Family) -> Moves:
    return tuple([_remove(family, *named) for named in _hungry(state)])


def _notes(state: State, family: Family) -> Moves:
    return tuple([moves.Note(family, *named) for named in _hungry(state)])


def _hungry(state: State) -> Iterable[tuple[Hut, Kind]]:
    victim = state.eaters[0]
    homes = zip(huts_of(victim), state.clans[victim].huts, strict=True)
    return [(hut, kind) for hut, there in homes for kind in ALL_KINDS if there[kind]]


@lru_cache(len(COLOURS) ** 2 * HUTS_EACH * len(ALL_KINDS))
def _remove(family: Family, hut: Hut, kind: Kind) -> Move:
    return moves.Remove(family, hut, kind)


def _keeps(state: State, family: Family) -> Moves:
    hut = state.youths[0][1]
    ageing = state.ageing_in(hut)
    kinds = (*(kind for kind in ALL_KINDS if ageing[kind]), None)
    return tuple([moves.Keep(family, hut, kind) for kind in kinds])


_LISTINGS: Final[dict[Phase, Callable[[State, Family], Moves]]] = {
    Phase.HOUSING: _houses,
    Phase.CHOOSING: _choices,
    Phase.PLACING: _placings,
    Phase.WRITING: _sheets,
    Phase.STARVING: _removals,
    Phase.NOTING: _notes,
    Phase.YOUTH: _keeps,
    **dict.fromkeys(SPELLS_OF, _reveals),
}
