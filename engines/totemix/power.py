"""What a seat can do: its power, the dice it rolls, the animals it may use, who cleans what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.totemix.components import (
    FULL_TOTEM,
    MOST_DICE,
    REACH,
    SECOND_DIE_FROM,
    THIRD_DIE_FROM,
    Tile,
)

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.totemix.components import Animal
    from engines.totemix.hexes import Cell
    from engines.totemix.state import State


def power(state: State, seat: Seat) -> int:
    """Return the strength of the seat's animal now: a tile one, with an open oryx two (X-14)."""
    size = state.players[seat].totem.size
    return 2 * size if seat in state.doubled else size


def force_on(state: State, cell: Cell) -> int:
    """Return the strength of all pawns on the cell together."""
    return sum(power(state, seat) for seat in state.pawns_on(cell))


def capped(state: State, number: int) -> int:
    """Return the number that must be reached; alone nobody needs more than can be (X-35)."""
    if len(state.players) > 1 or not state.options.solo_cap:
        return number
    return min(number, REACH if "oryx" in state.animals else FULL_TOTEM)


def needs(state: State, tile: Tile) -> int | None:
    """Return the strength that cleans the terrain, or None while its number was not seen."""
    number = state.terrain.number_of.get(tile)
    return None if number is None else capped(state, number)


def can_clean(state: State, cell: Cell) -> bool:
    """Tell whether the pawns on a polluted cell are strong enough (X-12)."""
    if cell in state.terrain.clean:
        return False
    wanted = needs(state, state.terrain.top(cell))
    return wanted is not None and force_on(state, cell) >= wanted


def powers(state: State, seat: Seat) -> tuple[Animal, ...]:
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
    """Return the tiles that count for the dice: the centre does unless agreed otherwise (X-21)."""
    return tiles - (state.options.dice_count == "without_centre")


def common_dice(state: State) -> int:
    """Return the dice of everybody in the timed game: one more with each clock (X-38)."""
    clocks = max(1, state.clocks)
    return min(MOST_DICE, clocks if state.options.chrono == "nasty" else 1 + state.clocks)


def can_pay(state: State, seat: Seat) -> bool:
    """Tell whether there is a cube for the seat's roll (X-20)."""
    return is_free(state) or state.general > 0 or state.players[seat].reserve > 0


def is_free(state: State) -> bool:
    """Tell whether rolls cost nothing: in the timed game (X-38)."""
    return state.options.chrono != "off"
