"""Consequences of terrains that are turned, moved or lost: cleaning, lost zones, cut-off parts."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.seats import Seat
from engines.totemix import events
from engines.totemix.components import ENVIRONMENTS, Environment, environment_of
from engines.totemix.map.hexes import Cell, parts
from engines.totemix.map.zones import polluted_zones
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


def consequences(
    progress: Progress, arrived: tuple[Cell, ...] = (), *, is_turned: bool = False
) -> Progress:
    """Apply cleaning, losses and flights until all is settled or a seat must choose (X-52)."""
    if progress.state.owed:
        return progress
    progress = clean_cells(progress, arrived, is_turned=is_turned)
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
    told = events.TerrainMoved(rule, seat, tile, environment_of(tile), source, target, level)
    return progress.tell(told)


def lose(progress: Progress, cells: Iterable[Cell], rule: str) -> Progress:
    """Move the piles of the cells to the discard."""
    gone = tuple(sorted(cells))
    at = progress.state.terrain.at
    tiles = tuple(tile for cell in gone for tile in at[cell])
    told = events.Lost(rule, tiles, gone, len(tiles))
    return progress.change(terrain=progress.state.terrain.without(gone)).tell(told)


def keep(progress: Progress, cell: Cell) -> Progress:
    """Keep the part that holds the cell and lose the others of equal size (X-08)."""
    lost = [part for part in parts(progress.state.terrain.at) if cell not in part]
    progress = lose(progress.change(ties=()), (gone for part in lost for gone in part), CUT_OFF)
    return consequences(progress)


def flee(progress: Progress, seat: Seat, cell: Cell) -> Progress:
    """Move a pawn that lost its ground, and apply the consequences (X-10, X-52)."""
    return consequences(_fled(progress, seat, cell), (cell,))


def _losses(progress: Progress) -> Progress:
    """Lose zones without a clean top and cut-off parts, until none is left (X-27, X-41)."""
    while True:
        clean = progress.state.terrain.clean
        dead = [
            cell for zone in polluted_zones(progress.state) if not zone & clean for cell in zone
        ]
        if dead:
            progress = lose(progress, dead, ZONE)
        pieces = parts(progress.state.terrain.at)
        if len(pieces) > 1:
            progress = _cut(progress, pieces)
        elif not dead:
            return progress
        if progress.state.ties:
            return progress


def _cut(progress: Progress, pieces: list[frozenset[Cell]]) -> Progress:
    """Lose all parts but the largest; the active seat chooses between equal ones (X-08, X-09)."""
    at = progress.state.terrain.at

    def size(part: frozenset[Cell]) -> tuple[int, int]:
        return sum(len(at[cell]) for cell in part), len(part)

    largest = max(map(size, pieces))
    equal = [part for part in pieces if size(part) == largest]
    smaller = [cell for part in pieces if size(part) != largest for cell in part]
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
    there = terrain.counts() if is_buried_in else dict.fromkeys(terrain.tops.values(), 1)
    return next((name for name in ENVIRONMENTS if name not in there), None)


def _flights(progress: Progress) -> Progress:
    """Move each pawn that has only one refuge; the other seats are asked."""
    for seat in progress.state.fleeing:
        ways = refuges(progress.state, seat)
        if len(ways) == 1:
            progress = clean_cells(_fled(progress, seat, ways[0]), ways)
    return progress


def _fled(progress: Progress, seat: Seat, cell: Cell) -> Progress:
    return progress.change_player(seat, cell=cell).tell(events.Fled(FLED, seat, cell))
