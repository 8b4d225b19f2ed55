"""The third phase: a totem tile is taken and placed, then cubes are put on the animal."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.core.values import maker, replace
from engines.totemix import events, moves
from engines.totemix.abilities import place_for, places_to_refill
from engines.totemix.components import TotemTile, strokes_of
from engines.totemix.play.losses import consequences
from engines.totemix.play.progress import Progress
from engines.totemix.state import Stage, State
from engines.totemix.totem import Totem, part_of

COMPLETE = "totemix.complete"

VERDICTS = frozenset({COMPLETE})

_discarded = maker(events.TileDiscarded)
_refilled = maker(events.Refilled)
_taken = maker(events.TileTaken)
_added = maker(events.TileAdded)


def draw_or_hold(progress: Progress, seat: Seat, source: str, stage: Stage) -> Progress:
    """Ask chance for the top of the pile, or hold the tile that is named."""
    if source == moves.PILE:
        return _asked(progress, seat, stage)
    if source not in progress.state.discard:
        return drawn(_asked(progress, seat, stage), TotemTile(source))
    tile = next(tile for tile in progress.state.discard if tile == source)
    left = list(progress.state.discard)
    left.remove(tile)
    return _held(progress, seat, tile, stage, discard=tuple(left))


def _asked(progress: Progress, seat: Seat, stage: Stage) -> Progress:
    return progress.change_both(
        seat, replace(progress.state.players[seat], stage=stage), drawing=seat
    )


def drawn(progress: Progress, tile: TotemTile) -> Progress:
    """Hold the tile that came from the pile."""
    seat = progress.state.drawing
    if seat is None:
        raise ValueError("nobody draws")
    left = tuple([other for other in progress.state.pile if other != tile])
    stage = progress.state.players[seat].stage
    return _held(progress, seat, tile, stage, pile=left, drawing=None)


def add(progress: Progress, seat: Seat) -> Progress:
    """Put the held tile on a free place, then refill."""
    state = progress.state
    tile = _tile_of(state, seat)
    place = place_for(state, seat, tile)
    if place is None:
        raise ValueError("no place is free")
    totem = state.players[seat].totem.with_part(place, part_of(tile))
    return _after_tile(_placed(progress, seat, totem, place), seat)


def swap(progress: Progress, seat: Seat, place: int) -> Progress:
    """Discard the tile of that place; its cubes pass to the new one (X-17)."""
    state = progress.state
    tile = _tile_of(state, seat)
    totem = state.players[seat].totem
    old = totem.places[place]
    if old is None:
        raise ValueError("there is no tile to discard")
    target = strokes_of(tile) if state.options.enfer else place
    totem = totem.with_part(place, None).with_part(target, part_of(tile, old.cubes))
    progress = progress.change(discard=(*state.discard, old.tile))
    progress = progress.tell(_discarded(seat, old.tile))
    return _after_tile(_placed(progress, seat, totem, target), seat)


def drop(progress: Progress, seat: Seat) -> Progress:
    """Discard the held tile."""
    tile = _tile_of(progress.state, seat)
    dropped = replace(progress.state.players[seat], held=None)
    discard = (*progress.state.discard, tile)
    progress = progress.change_both(seat, dropped, discard=discard)
    return _after_tile(progress.tell(_discarded(seat, tile)), seat)


def shed(progress: Progress, seat: Seat, place: int) -> Progress:
    """Throw off an outer tile; its cubes go back to the reserve, or are lost (X-43)."""
    player = progress.state.players[seat]
    part = player.totem.places[place]
    if part is None:
        raise ValueError("there is no tile to throw off")
    progress = progress.change(discard=(*progress.state.discard, part.tile))
    progress = progress.change_player(seat, totem=player.totem.with_part(place, None))
    if progress.state.options.shed_cube == "reserve":
        progress = progress.change_player(seat, reserve=player.reserve + part.cubes)
    else:
        progress = progress.change(spent=progress.state.spent + part.cubes)
    return progress.tell(_discarded(seat, part.tile))


def take(progress: Progress, seat: Seat, source: str) -> Progress:
    """Take a totem tile after a roll; with no tile left the seat only refills."""
    if source == moves.NOTHING:
        return refill_or_ask(progress, seat)
    return draw_or_hold(progress, seat, source, Stage.TAKE)


def refill_or_ask(progress: Progress, seat: Seat) -> Progress:
    """Put a cube on each tile that gets one; with too few the seat says where (X-32)."""
    places = places_to_refill(progress.state, seat)
    reserve = progress.state.players[seat].reserve
    if 0 < reserve < len(places):
        return progress.change_player(seat, stage=Stage.REFILL)
    return refill(progress, seat, places if reserve else ())


def refill(progress: Progress, seat: Seat, places: tuple[int, ...]) -> Progress:
    """Put cubes on these places; the seat begins its actions anew."""
    player = progress.state.players[seat]
    progress = progress.change_player(
        seat,
        totem=player.totem.filled(places),
        reserve=player.reserve - len(places),
        stage=Stage.ACT,
    )
    return progress.tell(_refilled(seat, places, player.reserve - len(places)))


def _held(
    progress: Progress, seat: Seat, tile: TotemTile, stage: Stage, **left: object
) -> Progress:
    """Give the tile to the seat; `left` is what the pile or the discard then is."""
    holding = Stage.SWAP if stage is Stage.SWAP else Stage.ADD
    player = replace(progress.state.players[seat], held=tile, stage=holding)
    progress = progress.change_both(seat, player, **left)
    return progress.tell(_taken(seat, tile))


def _tile_of(state: State, seat: Seat) -> TotemTile:
    tile = state.players[seat].held
    if tile is None:
        raise ValueError("no tile is held")
    return tile


def _placed(progress: Progress, seat: Seat, totem: Totem, place: int) -> Progress:
    player = progress.state.players[seat]
    most = max(player.most_tiles, totem.size)
    progress = progress.change_player(seat, totem=totem, held=None, most_tiles=most)
    part = totem.places[place]
    if part is not None:
        progress = progress.tell(_added(seat, part.tile, place, totem.size))
    if totem.is_full and not player.totem.is_full and player.animal is not None:
        progress = progress.tell(events.TotemComplete(COMPLETE, seat, player.animal))
    return progress


def _after_tile(progress: Progress, seat: Seat) -> Progress:
    """Go back to the actions after the panther, or on to the cubes after a roll."""
    if progress.state.players[seat].stage is Stage.SWAP:
        progress = progress.change_player(seat, stage=Stage.ACT)
    else:
        progress = refill_or_ask(progress, seat)
    return consequences(progress)
