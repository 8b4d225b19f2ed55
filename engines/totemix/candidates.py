"""Candidate moves: every legal move of a seat, up to its time stamp, and few others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from engines.core.seats import Seat
from engines.totemix import moves
from engines.totemix.abilities import place_for, places_to_refill, usable_powers
from engines.totemix.components import (
    CENTRE,
    HOMES,
    OUTER_PLACES,
    OUTER_TILE_NAMES,
    Animal,
    Environment,
)
from engines.totemix.map.hexes import BESIDE, Cell
from engines.totemix.map.ways import bats_from, eagles_over, steps_from
from engines.totemix.moves import Move
from engines.totemix.pending import refuges
from engines.totemix.play.lookahead import leads_on
from engines.totemix.state import Stage, State, Wait, awaited
from engines.totemix.victims import choices

_SHEDS: Final = tuple(moves.Shed(place) for place in (CENTRE, *OUTER_PLACES))
_SWAPS: Final = tuple(moves.Swap(place) for place in (CENTRE, *OUTER_PLACES))
_TAKES: Final[Mapping[str, moves.Take]] = {
    moves.PILE: moves.Take(moves.PILE),
    moves.NOTHING: moves.Take(moves.NOTHING),
    **{tile: moves.Take(tile) for tile in OUTER_TILE_NAMES},
}
_PANTHERS: Final[Mapping[str, moves.Panther]] = {
    moves.PILE: moves.Panther(moves.PILE),
    **{tile: moves.Panther(tile) for tile in OUTER_TILE_NAMES},
}
_dice: Final = lru_cache(maxsize=16)(moves.Dice)
_choose: Final = cache(moves.Choose)
_PAYS: Final = (moves.Pay("general"), moves.Pay("own"))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...] | None:
    """Return the candidates of the seat if the rules accept all of them, else None."""
    now = awaited(state)
    if now is Wait.FREE:
        return tuple(_free(state, seat)) if _are_all_free_moves_legal(state) else None
    if now is Wait.ANIMALS and not state.options.start_polluted:
        return None
    if now is Wait.VICTIM and state.roll and len(state.roll.left) > 1:
        listed = choices(state) if seat == state.roll.seat else ()
        return tuple([move for move in listed if leads_on(state, move)])
    return tuple(candidates(state, seat))


def _are_all_free_moves_legal(state: State) -> bool:
    options = state.options
    return (
        options.cuts == "legal"
        and options.cleaning == "automatic"
        and options.panther_new
        and not options.enfer
        and not 0 < state.until_ns < state.clock_ns
    )


def candidates(state: State, seat: Seat) -> Iterable[Move]:
    """Return the moves to judge for the seat."""
    match awaited(state):
        case Wait.FREE:
            return _free(state, seat)
        case Wait.ANIMALS:
            return _animals(state, seat)
        case Wait.FLEE if seat in state.fleeing:
            return [moves.Flee(cell) for cell in refuges(state, seat)]
        case Wait.KEEP if seat == state.active:
            return [moves.Keep(cell) for cell in state.ties]
        case Wait.PAY if state.roll and seat == state.roll.seat:
            return _PAYS
        case Wait.VICTIM if state.roll and seat == state.roll.seat:
            return choices(state)
        case _:
            return ()


def _animals(state: State, seat: Seat) -> list[Move]:
    if state.players[seat].animal is not None:
        return []
    taken = {player.animal for player in state.players}
    homes: dict[Environment, list[Cell]] = {}
    for cell, environment in state.terrain.tops.items():
        homes.setdefault(environment, []).append(cell)
    found: list[Move] = []
    for animal in state.animals:
        if animal not in taken:
            found += [_choose(animal, cell) for cell in homes.get(HOMES[animal], ())]
    return found


def _free(state: State, seat: Seat) -> list[Move]:
    player = state.players[seat]
    found = _LISTINGS[player.stage](state, seat)
    if state.options.cleaning == "voluntary":
        found.append(moves.Clean())
    found += [_SHEDS[place] for place in player.totem.outer]
    return found


def _actions(state: State, seat: Seat) -> list[Move]:
    found: list[Move] = [_dice(state.clock_ns)]
    player = state.players[seat]
    here, totem = player.cell, player.totem
    if here is None or not totem.cubes:
        return found
    beside = state.terrain.around(here)
    for animal in totem.animals:
        steps = steps_from(animal, here)
        found += [steps[cell] for cell in beside]
    for animal in usable_powers(state, seat):
        found += _POWERS[animal](state, here)
    return found


def _bears(state: State, here: Cell) -> Iterable[Move]:
    return state.terrain.bears


def _turtles(state: State, here: Cell) -> Iterable[Move]:
    return state.terrain.turtles


def _eagles(state: State, here: Cell) -> Iterable[Move]:
    around, returns = state.terrain.around, state.options.eagle_returns
    found: list[Move] = []
    for over in around(here):
        eagles = eagles_over(over)
        found += [eagles[cell] for cell in around(over) if returns or cell != here]
    return found


def _bats(state: State, here: Cell) -> Iterable[Move]:
    """List one lost terrain for all of the same environment and known number."""
    seen = state.terrain.number_of
    at, clean = state.terrain.at, state.terrain.clean
    alike = {(tile[0], seen.get(tile)): tile for tile in reversed(state.terrain.lost)}
    free = [cell for cell in BESIDE[here] if cell not in at or cell in clean]
    found: list[Move] = []
    for tile in alike.values():
        bats = bats_from(tile, here)
        found += [bats[cell] for cell in free]
    return found


def _oryxes(state: State, here: Cell) -> Iterable[Move]:
    steps = state.terrain.around(here) if state.options.oryx == "with_move" else ()
    return [moves.Oryx(), *(moves.Oryx(cell) for cell in steps)]


def _panthers(state: State, here: Cell) -> Iterable[Move]:
    found: list[Move] = [_PANTHERS[moves.PILE]] if state.pile else []
    found += [_PANTHERS[tile] for tile in state.discard]
    return found


def _takes(state: State, seat: Seat) -> list[Move]:
    found: list[Move] = [_TAKES[moves.PILE]] if state.pile else []
    found += [_TAKES[tile] for tile in state.discard]
    return found or [_TAKES[moves.NOTHING]]


def _placings(state: State, seat: Seat) -> list[Move]:
    player, found = state.players[seat], list[Move]()
    held = player.held if player.stage is Stage.ADD else None
    if held is not None and place_for(state, seat, held) is not None:
        found.append(moves.Add())
    found.append(moves.Drop())
    found += [_SWAPS[place] for place in player.totem.outer]
    return found


def _refills(state: State, seat: Seat) -> list[Move]:
    places = places_to_refill(state, seat)
    cubes = min(len(places), state.players[seat].reserve)
    return [moves.Refill(chosen) for chosen in combinations(places, cubes)]


_LISTINGS: dict[Stage, Callable[[State, Seat], list[Move]]] = {
    Stage.ACT: _actions,
    Stage.TAKE: _takes,
    Stage.ADD: _placings,
    Stage.SWAP: _placings,
    Stage.REFILL: _refills,
}
_POWERS: dict[Animal, Callable[[State, Cell], Iterable[Move]]] = {
    "bear": _bears,
    "turtle": _turtles,
    "eagle": _eagles,
    "bat": _bats,
    "oryx": _oryxes,
    "panther": _panthers,
}
