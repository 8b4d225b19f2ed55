"""What a seat can do now: its strength, the powers it can pay for, its dice, its totem places."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.totemix.components import (
    FULL_TOTEM,
    MOST_DICE,
    REACH,
    SECOND_DIE_FROM,
    THIRD_DIE_FROM,
    Animal,
    Tile,
    TotemTile,
    strokes_of,
)
from engines.totemix.map.hexes import Cell
from engines.totemix.state import State


def strength(state: State, seat: Seat) -> int:
    """Return the seat's strength: one for each tile, two while its oryx is open (X-14)."""
    size = state.players[seat].totem.size
    return 2 * size if seat in state.doubled else size


def strength_on(state: State, cell: Cell) -> int:
    """Return the strength of all pawns on the cell together."""
    total = 0
    for seat, player in enumerate(state.players):
        if player.cell == cell:
            total += strength(state, Seat(seat))
    return total


def capped(state: State, number: int) -> int:
    """Return the strength to reach; a single player never needs more than is possible (X-35)."""
    if len(state.players) > 1 or not state.options.solo_cap:
        return number
    return min(number, REACH if "oryx" in state.animals else FULL_TOTEM)


def needs(state: State, tile: Tile) -> int | None:
    """Return the strength that cleans the terrain, or None while its number is unknown."""
    number = state.terrain.number_of.get(tile)
    return None if number is None else capped(state, number)


def can_clean(state: State, cell: Cell) -> bool:
    """Tell whether the pawns on a polluted cell are strong enough (X-12)."""
    terrain = state.terrain
    if cell in terrain.clean:
        return False
    wanted = needs(state, terrain.at[cell][-1])
    return wanted is not None and strength_on(state, cell) >= wanted


def usable_powers(state: State, seat: Seat) -> tuple[Animal, ...]:
    """Return the animals whose power a cube of the seat can pay for (X-16, X-19, X-49)."""
    totem = state.players[seat].totem
    if totem.is_full and totem.cubes:
        return state.animals
    return totem.animals


def dice_of(state: State, seat: Seat) -> int:
    """Return how many terrain dice the seat rolls (X-21, X-38, X-42)."""
    if state.options.chrono != "off":
        return common_dice(state)
    player = state.players[seat]
    tiles = player.most_tiles if state.options.dice_never_drop else player.totem.size
    return (
        1 + (counted(state, tiles) >= SECOND_DIE_FROM) + (counted(state, tiles) >= THIRD_DIE_FROM)
    )


def counted(state: State, tiles: int) -> int:
    """Return how many tiles count for the dice; an option leaves out the centre (X-21)."""
    return tiles - (state.options.dice_count == "without_centre")


def common_dice(state: State) -> int:
    """Return how many dice every seat rolls in the timed game: one more with each clock (X-38)."""
    clocks = max(1, state.clocks)
    return min(MOST_DICE, clocks if state.options.chrono == "nasty" else 1 + state.clocks)


def can_pay(state: State, seat: Seat) -> bool:
    """Tell whether there is a cube for the seat's roll (X-20)."""
    return is_free(state) or state.general > 0 or state.players[seat].reserve > 0


def is_free(state: State) -> bool:
    """Tell whether rolls cost nothing: in the timed game (X-38)."""
    return state.options.chrono != "off"


def place_for(state: State, seat: Seat, tile: TotemTile) -> int | None:
    """Return the free outer place for the tile; in enfer its strokes decide (X-37)."""
    free = state.players[seat].totem.free
    if state.options.enfer:
        return strokes_of(tile) if strokes_of(tile) in free else None
    return free[0] if free else None


def places_to_refill(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the places that get a cube: those without one, or by an option all (X-32)."""
    parts = state.players[seat].totem.parts
    is_for_all = state.options.refill == "one_more"
    return tuple([place for place, part in parts if is_for_all or not part.cubes])
