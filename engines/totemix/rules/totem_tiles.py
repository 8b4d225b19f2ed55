"""Rules of the third phase: taking, placing and throwing off totem tiles, and refilling."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.totemix import moves
from engines.totemix.abilities import place_for, places_to_refill
from engines.totemix.components import CENTRE, TotemTile, animal_of, strokes_of
from engines.totemix.moves import Move
from engines.totemix.real import has_real_tiles
from engines.totemix.state import Stage, State


def _no_totem_tile(state: State, seat: Seat, move: moves.Take | moves.Panther) -> Facts | None:
    """Take from the pile while it lasts, or any discarded tile; nothing only if there is none."""
    match move.source:
        case moves.PILE:
            is_there = bool(state.pile)
        case moves.NOTHING:
            is_there = not state.pile and not state.discard
        case tile:
            # Whoever drew a real tile sees what it is, and names it at once.
            is_drawn = has_real_tiles(state.options) and tile in state.pile
            is_there = tile in state.discard or is_drawn
    is_tile = move.source not in (moves.PILE, moves.NOTHING)
    return None if is_there else {"source": "tile" if is_tile else move.source}


def _impossible_tile(state: State, seat: Seat, move: moves.Drawn) -> Facts | None:
    """Draw from the pile only what can still be in it."""
    return None if move.tile in state.pile else _named(move.tile)


def _no_place(state: State, seat: Seat, move: moves.Add) -> Facts | None:
    """Add a tile on a free outer place, in enfer only on the one of its strokes."""
    tile = state.players[seat].held
    if tile is not None and place_for(state, seat, tile) is not None:
        return None
    return _named(tile)


def _no_outer_tile(state: State, seat: Seat, move: moves.Swap | moves.Shed) -> Facts | None:
    """Replace or throw off an outer tile that is there, never the centre."""
    is_there = move.place != CENTRE and state.players[seat].totem.places[move.place] is not None
    return None if is_there else {"place": move.place}


def _wrong_place(state: State, seat: Seat, move: moves.Swap) -> Facts | None:
    """In enfer, swap on the place of the new strokes; the panther anywhere, if that is free."""
    if not state.options.enfer:
        return None
    player = state.players[seat]
    if player.held is None:
        return None
    strokes = strokes_of(player.held)
    is_free = player.stage is Stage.SWAP and strokes in player.totem.free
    is_right = move.place == strokes or is_free
    return None if is_right else {"place": move.place, "strokes": strokes}


def _panther_new(state: State, seat: Seat, move: moves.Drop) -> Facts | None:
    """By an option, the panther's new tile is not the one that is discarded."""
    if state.options.panther_new:
        return None
    player = state.players[seat]
    is_panther = player.stage is Stage.SWAP
    has_other = any(place != CENTRE for place, _ in player.totem.parts)
    return _named(player.held) if is_panther and has_other else None


def _refill(state: State, seat: Seat, move: moves.Refill) -> Facts | None:
    """Put all cubes of the reserve on tiles that get one, at most one per tile."""
    places = places_to_refill(state, seat)
    cubes = min(len(places), state.players[seat].reserve)
    is_plain = tuple(sorted(set(move.places))) == move.places and set(move.places) <= set(places)
    is_right = is_plain and len(move.places) == cubes
    return None if is_right else {"cubes": cubes, "count": len(move.places)}


def _named(tile: TotemTile | None) -> Facts:
    return {"animal": animal_of(tile), "strokes": strokes_of(tile)} if tile else {}


TOTEM_TILE_RULES: tuple[Rule[State, Move], ...] = (
    Rule("totemix.no_totem_tile", _no_totem_tile, (moves.Take, moves.Panther)),
    Rule("totemix.impossible_tile", _impossible_tile, (moves.Drawn,)),
    Rule("totemix.no_place", _no_place, (moves.Add,)),
    Rule("totemix.no_outer_tile", _no_outer_tile, (moves.Swap, moves.Shed)),
    Rule("totemix.wrong_place", _wrong_place, (moves.Swap,)),
    Rule("totemix.panther_new", _panther_new, (moves.Drop,)),
    Rule("totemix.refill", _refill, (moves.Refill,)),
)
