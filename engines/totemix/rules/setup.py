"""Rules of the set-up: the map, the numbers that can be read, the animals."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.totemix import moves
from engines.totemix.components import ENVIRONMENTS, HOMES, Environment, environment_of
from engines.totemix.map.hexes import Cell, is_connected, parts
from engines.totemix.map.layout import polluted_each, zones_for
from engines.totemix.map.numbers import possible_numbers
from engines.totemix.moves import Lay, Move
from engines.totemix.state import State


def _map_tiles(state: State, seat: Seat, move: moves.Lay) -> Facts | None:
    """Lay every terrain once, one per cell: six of each environment, four in the first game."""
    due = sum(_sizes(state))
    counts = Counter(environment for _, environment in move.spots)
    for environment in ENVIRONMENTS:
        if counts[environment] != due:
            return {"environment": environment, "count": counts[environment], "due": due}
    cells = {cell for cell, _ in move.spots}
    doubled = len(move.spots) - len(cells)
    return {"environment": "none", "count": doubled, "due": due} if doubled else None


def _map_mass(state: State, seat: Seat, move: moves.Lay) -> Facts | None:
    """Lay the terrains as one connected map."""
    cells = {cell for cell, _ in move.spots}
    return None if is_connected(cells) else {"parts": len(parts(cells))}


def _map_zones(state: State, seat: Seat, move: moves.Lay) -> Facts | None:
    """Split every environment into zones of 3, 2 and 1, in the first game of 2 and 2."""
    for environment, zones in _zones(move).items():
        if sorted(map(len, zones), reverse=True) != list(_sizes(state)):
            return {"environment": environment, "zones": len(zones)}
    return None


def _map_pollution(state: State, seat: Seat, move: moves.Lay) -> Facts | None:
    """Begin with one polluted terrain of each environment, in its zone of three."""
    size = polluted_each(_sizes(state))
    for environment, zones in _zones(move).items():
        dirty = [len(zone) for zone in zones for cell in zone if cell in move.polluted]
        if dirty != [size]:
            return {"environment": environment, "count": len(dirty)}
    return None


def _number(state: State, seat: Seat, move: moves.Number) -> Facts | None:
    """Read the number of a turned terrain, one that its environment still has."""
    left: dict[str, list[int]] = {}
    for tile, number in move.numbers:
        numbers = left.setdefault(tile[0], list(possible_numbers(state, tile)))
        is_owed = tile in state.owed and [t for t, _ in move.numbers].count(tile) == 1
        if not is_owed or number not in numbers:
            return {"environment": environment_of(tile), "number": number}
        numbers.remove(number)
    return None


def _animal(state: State, seat: Seat, move: moves.Choose) -> Facts | None:
    """Take an animal of this match that no other seat has."""
    taken = {player.animal for player in state.players}
    is_there = move.animal in state.animals and move.animal not in taken
    return None if is_there else {"animal": move.animal}


def _home(state: State, seat: Seat, move: moves.Choose) -> Facts | None:
    """Set the pawn on a terrain of its animal; an option excludes polluted ones."""
    is_home = state.terrain.tops.get(move.cell) == HOMES[move.animal]
    is_fit = state.options.start_polluted or move.cell in state.terrain.clean
    return (
        None if is_home and is_fit else {"animal": move.animal, "environment": HOMES[move.animal]}
    )


def _sizes(state: State) -> tuple[int, ...]:
    return zones_for(is_first_game=state.options.first_game)


@lru_cache(maxsize=4)
def _zones(move: Lay) -> dict[str, list[frozenset[Cell]]]:
    cells: dict[Environment, set[Cell]] = {environment: set() for environment in ENVIRONMENTS}
    for cell, environment in move.spots:
        cells[environment].add(cell)
    return {environment: parts(there) for environment, there in cells.items()}


SETUP_RULES: tuple[Rule[State, Move], ...] = (
    Rule("totemix.map_tiles", _map_tiles, (moves.Lay,)),
    Rule("totemix.map_mass", _map_mass, (moves.Lay,)),
    Rule("totemix.map_zones", _map_zones, (moves.Lay,)),
    Rule("totemix.map_pollution", _map_pollution, (moves.Lay,)),
    Rule("totemix.number", _number, (moves.Number,)),
    Rule("totemix.animal", _animal, (moves.Choose,)),
    Rule("totemix.home", _home, (moves.Choose,)),
)
