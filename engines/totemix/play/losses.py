"""Consequences of terrains that are turned, moved or lost: cleaning, lost zones, cut-off parts."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.seats import Seat
from engines.core.values import maker
from engines.totemix import events
from engines.totemix.components import ENVIRONMENTS, Environment, environment_of
from engines.totemix.map.hexes import Cell
from engines.totemix.pending import refuges
from engines.totemix.play.cleaning import clean_cells
from engines.totemix.play.endings import end
from engines.totemix.play.progress import Progress
from engines.totemix.scoring import ENVIRONMENT_GONE
from engines.totemix.state import State

ZONE = "totemix.zone"
CUT_OFF = "totemix.cut_off"
FLED = "totemix.fled"

VERDICTS = frozenset({ZONE, CUT_OFF, FLED})

_moved = maker(events.TerrainMoved)
_lost = maker(events.Lost)


def consequences(
    progress: Progress, arrived: tuple[Cell, ...] = (), *, is_turned: bool = False
) -> Progress:
    """Apply cleaning, losses and flights until all is settled or a seat must choose (X-52)."""
    if progress.state.owed:
        return progress
    progress = clean_cells(progress, arrived, is_turned=is_turned)
    if not _is_settled(progress.state):
        progress = _losses(progress)
        gone = _gone(progress.state)
        if gone is not None:
            return end(progress, ENVIRONMENT_GONE, environment=gone)
    return progress if progress.state.ties else _flights(progress)


def move_tile(progress: Progress, rule: str, seat: Seat, source: Cell, target: Cell) -> Progress:
    """Lay the top of one cell onto another; pawns ride on it or come up on top (X-44)."""
    state = progress.state
    tile = state.terrain.top(source)
    riders = state.pawns_on(source)
    progress = progress.change(terrain=state.terrain.moved(source, target))
    for rider in riders:
        progress = progress.change_player(rider, cell=target)
    level = progress.state.terrain.height(target)
    told = _moved(rule, seat, tile, environment_of(tile), source, target, level)
    return progress.tell(told)


def lose(progress: Progress, cells: Iterable[Cell], rule: str) -> Progress:
    """Move the piles of the cells to the discard."""
    gone = tuple(sorted(cells))
    at = progress.state.terrain.at
    tiles = tuple(tile for cell in gone for tile in at[cell])
    told = _lost(rule, tiles, gone, len(tiles))
    return progress.change(terrain=progress.state.terrain.without(gone)).tell(told)


def keep(progress: Progress, cell: Cell) -> Progress:
    """Keep the part that holds the cell and lose the others of equal size (X-08)."""
    lost = [part for part in progress.state.terrain.parts if cell not in part]
    progress = lose(progress.change(ties=()), (gone for part in lost for gone in part), CUT_OFF)
    return consequences(progress)


def flee(progress: Progress, seat: Seat, cell: Cell) -> Progress:
    """Move a pawn that lost its ground, and apply the consequences (X-10, X-52)."""
    return consequences(_fled(progress, seat, cell), (cell,))


def is_cut_by(told: Iterable[events.Event]) -> bool:
    """Tell whether the map was split in these events."""
    return any(
        isinstance(event, events.SplitOpen)
        or (isinstance(event, events.Lost) and event.rule == CUT_OFF)
        for event in told
    )


def _is_settled(state: State) -> bool:
    """Tell whether the map has all environments and nothing to lose; most moves leave it so."""
    options, terrain = state.options, state.terrain
    is_usual = options.zones == "any_height" and options.buried == "in_play"
    return is_usual and terrain.is_settled


def _losses(progress: Progress) -> Progress:
    """Lose zones without a clean top and cut-off parts, until none is left (X-27, X-41)."""
    while True:
        terrain = progress.state.terrain
        by_height = progress.state.options.zones == "same_height"
        dead = terrain.dead_by_height if by_height else terrain.dead
        if dead:
            progress = lose(progress, dead, ZONE)
        if not progress.state.terrain.is_whole:
            progress = _cut(progress, progress.state.terrain.parts)
        elif not dead:
            return progress
        if progress.state.ties:
            return progress


def _cut(progress: Progress, pieces: tuple[frozenset[Cell], ...]) -> Progress:
    """Lose all parts but the largest; the active seat chooses between equal ones (X-08, X-09)."""
    at = progress.state.terrain.at
    sizes = [(sum([len(at[cell]) for cell in part]), len(part)) for part in pieces]
    largest = max(sizes)
    sized = list(zip(pieces, sizes, strict=True))
    equal = [part for part, size in sized if size == largest]
    smaller = [cell for part, size in sized if size != largest for cell in part]
    if smaller:
        progress = lose(progress, smaller, CUT_OFF)
    if len(equal) == 1:
        return progress
    ties = tuple(min(part) for part in equal)
    return progress.change(ties=ties).tell(events.SplitOpen(progress.state.active, ties))


def _gone(state: State) -> Environment | None:
    """Return an environment without a terrain on the map (X-28)."""
    terrain = state.terrain
    is_buried_in = state.options.buried == "in_play"
    there = terrain.counts.keys() if is_buried_in else set(terrain.tops.values())
    if len(there) == len(ENVIRONMENTS):
        return None
    return next(name for name in ENVIRONMENTS if name not in there)


def _flights(progress: Progress) -> Progress:
    """Move each pawn that has only one refuge; the other seats are asked."""
    if progress.state.terrain.at.keys() >= {player.cell for player in progress.state.players}:
        return progress
    for seat in progress.state.fleeing:
        ways = refuges(progress.state, seat)
        if len(ways) == 1:
            progress = clean_cells(_fled(progress, seat, ways[0]), ways)
    return progress


def _fled(progress: Progress, seat: Seat, cell: Cell) -> Progress:
    return progress.change_player(seat, cell=cell).tell(events.Fled(FLED, seat, cell))
