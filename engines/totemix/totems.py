"""The third phase: a totem tile is taken and placed, then cubes are put on the animal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.totemix import events, moves
from engines.totemix.components import strokes_of
from engines.totemix.fall import consequences
from engines.totemix.state import Stage
from engines.totemix.totem import Part

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.totemix.components import TotemTile
    from engines.totemix.state import State
    from engines.totemix.step import Going
    from engines.totemix.totem import Totem

COMPLETE = "totemix.complete"

VERDICTS = frozenset({COMPLETE})


def draw_or_hold(going: Going, seat: Seat, source: str, stage: Stage) -> Going:
    """Ask chance for the top of the pile, or hold the tile chosen from the discard."""
    if source == moves.PILE:
        return going.change(drawing=seat).change_player(seat, stage=stage)
    tile = next(tile for tile in going.state.discard if tile == source)
    left = list(going.state.discard)
    left.remove(tile)
    return _held(going.change(discard=tuple(left)), seat, tile, stage)


def drawn(going: Going, tile: TotemTile) -> Going:
    """Hold the tile that came from the pile."""
    seat = going.state.drawing
    if seat is None:
        raise ValueError("nobody draws")
    left = tuple(other for other in going.state.pile if other != tile)
    going = going.change(pile=left, drawing=None)
    return _held(going, seat, tile, going.state.players[seat].stage)


def place_for(state: State, seat: Seat, tile: TotemTile) -> int | None:
    """Return the free outer place where the tile would go; in enfer its strokes say it (X-37)."""
    free = state.players[seat].totem.free
    if state.options.enfer:
        return strokes_of(tile) if strokes_of(tile) in free else None
    return free[0] if free else None


def add(going: Going, seat: Seat) -> Going:
    """Put the held tile on a free place, then refill."""
    state = going.state
    tile = _tile_of(state, seat)
    place = place_for(state, seat, tile)
    if place is None:
        raise ValueError("no place is free")
    totem = state.players[seat].totem.with_part(place, Part(tile))
    return _after_tile(_placed(going, seat, totem, place), seat)


def swap(going: Going, seat: Seat, place: int) -> Going:
    """Discard the tile of that place; its cubes pass to the new one (X-17)."""
    state = going.state
    tile = _tile_of(state, seat)
    totem = state.players[seat].totem
    old = totem.places[place]
    if old is None:
        raise ValueError("there is no tile to discard")
    target = strokes_of(tile) if state.options.enfer else place
    totem = totem.with_part(place, None).with_part(target, Part(tile, old.cubes))
    going = going.change(discard=(*state.discard, old.tile))
    going = going.tell(events.TileDiscarded(seat, old.tile))
    return _after_tile(_placed(going, seat, totem, target), seat)


def drop(going: Going, seat: Seat) -> Going:
    """Discard the held tile."""
    tile = _tile_of(going.state, seat)
    going = going.change(discard=(*going.state.discard, tile)).change_player(seat, held=None)
    return _after_tile(going.tell(events.TileDiscarded(seat, tile)), seat)


def shed(going: Going, seat: Seat, place: int) -> Going:
    """Throw off an outer tile; its cubes go back to the reserve, or are lost (X-43)."""
    player = going.state.players[seat]
    part = player.totem.places[place]
    if part is None:
        raise ValueError("there is no tile to throw off")
    going = going.change(discard=(*going.state.discard, part.tile))
    going = going.change_player(seat, totem=player.totem.with_part(place, None))
    if going.state.options.shed_cube == "reserve":
        going = going.change_player(seat, reserve=player.reserve + part.cubes)
    else:
        going = going.change(spent=going.state.spent + part.cubes)
    return going.tell(events.TileDiscarded(seat, part.tile))


def refill_or_ask(going: Going, seat: Seat) -> Going:
    """Put a cube on each tile that gets one; with too few the seat says where (X-32)."""
    places = thirsty(going.state, seat)
    reserve = going.state.players[seat].reserve
    if 0 < reserve < len(places):
        return going.change_player(seat, stage=Stage.REFILL)
    return refill(going, seat, places if reserve else ())


def refill(going: Going, seat: Seat, places: tuple[int, ...]) -> Going:
    """Put cubes on these places; the seat begins its actions anew."""
    player = going.state.players[seat]
    going = going.change_player(
        seat,
        totem=player.totem.filled(places),
        reserve=player.reserve - len(places),
        stage=Stage.ACT,
    )
    return going.tell(events.Refilled(seat, places, player.reserve - len(places)))


def thirsty(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the places that get a cube: the empty ones, or where so agreed all (X-32)."""
    parts = state.players[seat].totem.parts
    is_for_all = state.options.refill == "one_more"
    return tuple(place for place, part in parts if is_for_all or not part.cubes)


def _held(going: Going, seat: Seat, tile: TotemTile, stage: Stage) -> Going:
    holding = Stage.SWAP if stage is Stage.SWAP else Stage.ADD
    going = going.change_player(seat, held=tile, stage=holding)
    return going.tell(events.TileTaken(seat, tile))


def _tile_of(state: State, seat: Seat) -> TotemTile:
    tile = state.players[seat].held
    if tile is None:
        raise ValueError("no tile is held")
    return tile


def _placed(going: Going, seat: Seat, totem: Totem, place: int) -> Going:
    player = going.state.players[seat]
    most = max(player.most_tiles, totem.size)
    going = going.change_player(seat, totem=totem, held=None, most_tiles=most)
    part = totem.places[place]
    if part is not None:
        going = going.tell(events.TileAdded(seat, part.tile, place, totem.size))
    if totem.is_full and not player.totem.is_full and player.animal is not None:
        going = going.tell(events.TotemComplete(COMPLETE, seat, player.animal))
    return going


def _after_tile(going: Going, seat: Seat) -> Going:
    """Go back to the actions after the panther, or on to the cubes after a roll."""
    if going.state.players[seat].stage is Stage.SWAP:
        going = going.change_player(seat, stage=Stage.ACT)
    else:
        going = refill_or_ask(going, seat)
    return consequences(going)
