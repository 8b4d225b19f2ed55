"""Candidate moves: every legal move of a seat, up to its time stamp, and few others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from engines.core.seats import Seat
from engines.totemix import moves
from engines.totemix.abilities import places_to_refill, usable_powers
from engines.totemix.components import HOMES, OUTER_PLACES, Animal
from engines.totemix.map.hexes import Cell, neighbours
from engines.totemix.map.reach import bear_targets, turtle_targets
from engines.totemix.moves import Move
from engines.totemix.pending import refuges
from engines.totemix.state import Stage, State, Wait, awaited
from engines.totemix.victims import choices


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Return the moves to judge for the seat."""
    match awaited(state):
        case Wait.FREE:
            yield from _free(state, seat)
        case Wait.ANIMALS:
            yield from _animals(state, seat)
        case Wait.FLEE if seat in state.fleeing:
            yield from map(moves.Flee, refuges(state, seat))
        case Wait.KEEP if seat == state.active:
            yield from map(moves.Keep, state.ties)
        case Wait.PAY if state.roll and seat == state.roll.seat:
            yield from (moves.Pay("general"), moves.Pay("own"))
        case Wait.VICTIM if state.roll and seat == state.roll.seat:
            yield from choices(state)
        case _:
            return


def _animals(state: State, seat: Seat) -> Iterator[Move]:
    if state.players[seat].animal is not None:
        return
    taken = {player.animal for player in state.players}
    for animal in state.animals:
        if animal not in taken:
            for cell, environment in state.terrain.tops.items():
                if environment == HOMES[animal]:
                    yield moves.Choose(animal, cell)


def _free(state: State, seat: Seat) -> Iterator[Move]:
    player = state.players[seat]
    yield from _LISTINGS[player.stage](state, seat)
    if state.options.cleaning == "voluntary":
        yield moves.Clean()
    yield from (moves.Shed(place) for place in OUTER_PLACES if player.totem.places[place])


def _actions(state: State, seat: Seat) -> Iterator[Move]:
    yield moves.Dice(state.clock_ns)
    here = state.players[seat].cell
    if here is None or not state.players[seat].totem.cubes:
        return
    beside = state.terrain.around(here)
    for animal in state.players[seat].totem.animals:
        yield from (moves.Step(animal, cell) for cell in beside)
    for animal in usable_powers(state, seat):
        yield from _POWERS[animal](state, here)


def _bears(state: State, here: Cell) -> Iterator[Move]:
    for source in sorted(state.terrain.clean):
        for target in bear_targets(state.terrain, source):
            yield moves.Bear(source, target)


def _turtles(state: State, here: Cell) -> Iterator[Move]:
    for source in sorted(state.terrain.clean):
        for target in turtle_targets(state.terrain, source):
            yield moves.Turtle(source, target)


def _eagles(state: State, here: Cell) -> Iterator[Move]:
    for over in state.terrain.around(here):
        for cell in state.terrain.around(over):
            if cell != here or state.options.eagle_returns:
                yield moves.Eagle(over, cell)


def _bats(state: State, here: Cell) -> Iterator[Move]:
    """List one lost terrain for all of the same environment and known number."""
    seen = state.terrain.number_of
    alike = {(tile[0], seen.get(tile)): tile for tile in reversed(state.terrain.lost)}
    for tile in alike.values():
        for cell in neighbours(here):
            if state.terrain.is_open(cell):
                yield moves.Bat(tile, cell)


def _oryxes(state: State, here: Cell) -> Iterator[Move]:
    yield moves.Oryx()
    if state.options.oryx == "with_move":
        yield from (moves.Oryx(cell) for cell in state.terrain.around(here))


def _panthers(state: State, here: Cell) -> Iterator[Move]:
    if state.pile:
        yield moves.Panther(moves.PILE)
    yield from (moves.Panther(tile) for tile in state.discard)


def _takes(state: State, seat: Seat) -> Iterator[Move]:
    if state.pile:
        yield moves.Take(moves.PILE)
    yield from (moves.Take(tile) for tile in state.discard)
    if not state.pile and not state.discard:
        yield moves.Take(moves.NOTHING)


def _placings(state: State, seat: Seat) -> Iterator[Move]:
    yield moves.Add()
    yield moves.Drop()
    yield from (
        moves.Swap(place) for place in OUTER_PLACES if state.players[seat].totem.places[place]
    )


def _refills(state: State, seat: Seat) -> Iterator[Move]:
    places = places_to_refill(state, seat)
    cubes = min(len(places), state.players[seat].reserve)
    return map(moves.Refill, combinations(places, cubes))


_LISTINGS: dict[Stage, Callable[[State, Seat], Iterator[Move]]] = {
    Stage.ACT: _actions,
    Stage.TAKE: _takes,
    Stage.ADD: _placings,
    Stage.SWAP: _placings,
    Stage.REFILL: _refills,
}
_POWERS: dict[Animal, Callable[[State, Cell], Iterator[Move]]] = {
    "bear": _bears,
    "turtle": _turtles,
    "eagle": _eagles,
    "bat": _bats,
    "oryx": _oryxes,
    "panther": _panthers,
}
