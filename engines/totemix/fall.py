"""What follows when terrains are turned, moved or lost: cleaning, dying zones, cut-off parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.totemix import events
from engines.totemix.components import ENVIRONMENTS, environment_of
from engines.totemix.hexes import neighbours, parts
from engines.totemix.pending import refuges
from engines.totemix.power import can_clean, force_on, needs
from engines.totemix.scoring import ENVIRONMENT_GONE, ended

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engines.core.seats import Seat
    from engines.totemix.components import Environment
    from engines.totemix.hexes import Cell
    from engines.totemix.state import State
    from engines.totemix.step import Going

CLEANED = "totemix.cleaned"
ZONE = "totemix.zone"
CUT_OFF = "totemix.cut_off"
FLED = "totemix.fled"

VERDICTS = frozenset({CLEANED, ZONE, CUT_OFF, FLED})


def consequences(going: Going, arrived: tuple[Cell, ...] = (), *, is_turned: bool = False) -> Going:
    """Let everything follow until it is settled, or until somebody must choose (X-52)."""
    if going.state.owed:
        return going
    going = cleanings(going, arrived, is_turned=is_turned)
    going = _losses(going)
    gone = _gone(going.state)
    if gone is not None:
        return ended(going, ENVIRONMENT_GONE, environment=gone)
    return going if going.state.ties else _flights(going)


def cleanings(going: Going, arrived: tuple[Cell, ...], *, is_turned: bool = False) -> Going:
    """Turn back what the pawns on it are strong enough for (X-12)."""
    options = going.state.options
    if options.cleaning == "voluntary":
        cells: Iterable[Cell] = arrived if is_turned else ()
    elif options.clean_on_growth:
        cells = dict.fromkeys(player.cell for player in going.state.players if player.cell)
    else:
        cells = arrived
    at = going.state.terrain.at
    for cell in cells:
        if cell in at and can_clean(going.state, cell):
            going = clean(going, cell)
    return going


def clean(going: Going, cell: Cell) -> Going:
    """Turn the terrain on the cell back to its clean side."""
    state = going.state
    tile = state.terrain.top(cell)
    told = events.Cleaned(
        rule=CLEANED,
        seats=state.pawns_on(cell),
        tile=tile,
        environment=environment_of(tile),
        cell=cell,
        power=force_on(state, cell),
        number=needs(state, tile) or 0,
    )
    return going.change(terrain=state.terrain.turned(tile, is_polluted=False)).tell(told)


def lose(going: Going, cells: Iterable[Cell], rule: str) -> Going:
    """Move the piles of the cells to the discard."""
    gone = tuple(sorted(cells))
    at = going.state.terrain.at
    tiles = tuple(tile for cell in gone for tile in at[cell])
    told = events.Lost(rule, tiles, gone, len(tiles))
    return going.change(terrain=going.state.terrain.without(gone)).tell(told)


def keep(going: Going, cell: Cell) -> Going:
    """Keep the part of that cell and lose the others that were as large (X-08)."""
    lost = [part for part in parts(going.state.terrain.at) if cell not in part]
    going = lose(going.change(ties=()), (gone for part in lost for gone in part), CUT_OFF)
    return consequences(going)


def flee(going: Going, seat: Seat, cell: Cell) -> Going:
    """Move a pawn that lost its ground, and let what follows follow (X-10, X-52)."""
    return consequences(_fled(going, seat, cell), (cell,))


def zones(state: State) -> list[frozenset[Cell]]:
    """Return the zones with a polluted terrain in them (X-01)."""
    left = set(state.terrain.at) - state.terrain.clean
    found: list[frozenset[Cell]] = []
    while left:
        zone = zone_of(state, min(left))
        left -= zone
        found.append(zone)
    return found


def zone_of(state: State, start: Cell) -> frozenset[Cell]:
    """Return the cells of equal top that hang together with this one."""
    terrain = state.terrain
    by_height = state.options.zones == "same_height"
    seen, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for cell in neighbours(here):
            if cell not in seen and terrain.tops.get(cell) == terrain.tops[start]:
                if by_height and terrain.height(cell) != terrain.height(start):
                    continue
                seen.add(cell)
                edge.append(cell)
    return frozenset(seen)


def _losses(going: Going) -> Going:
    """Lose dying zones and cut-off parts until nothing more goes (X-27, X-41)."""
    while True:
        clean_cells = going.state.terrain.clean
        dead = [cell for zone in zones(going.state) if not zone & clean_cells for cell in zone]
        if dead:
            going = lose(going, dead, ZONE)
        pieces = parts(going.state.terrain.at)
        if len(pieces) > 1:
            going = _cut(going, pieces)
        elif not dead:
            return going
        if going.state.ties:
            return going


def _cut(going: Going, pieces: list[frozenset[Cell]]) -> Going:
    """Lose all parts but the largest; between equal ones the active seat chooses (X-08, X-09)."""
    at = going.state.terrain.at

    def size(part: frozenset[Cell]) -> tuple[int, int]:
        return sum(len(at[cell]) for cell in part), len(part)

    largest = max(map(size, pieces))
    equal = [part for part in pieces if size(part) == largest]
    smaller = [cell for part in pieces if size(part) != largest for cell in part]
    if smaller:
        going = lose(going, smaller, CUT_OFF)
    if len(equal) == 1:
        return going
    ties = tuple(min(part) for part in equal)
    return going.change(ties=ties).tell(events.SplitOpen(going.state.active, ties))


def _gone(state: State) -> Environment | None:
    """Return an environment without a terrain on the map (X-28)."""
    terrain = state.terrain
    is_buried_in = state.options.buried == "in_play"
    there = terrain.counts() if is_buried_in else dict.fromkeys(terrain.tops.values(), 1)
    return next((name for name in ENVIRONMENTS if name not in there), None)


def _flights(going: Going) -> Going:
    """Move the pawns that have only one way to go; the others ask their seats."""
    for seat in going.state.fleeing:
        ways = refuges(going.state, seat)
        if len(ways) == 1:
            going = cleanings(_fled(going, seat, ways[0]), ways)
    return going


def _fled(going: Going, seat: Seat, cell: Cell) -> Going:
    return going.change_player(seat, cell=cell).tell(events.Fled(FLED, seat, cell))
