"""Cleaning: pawns that are strong enough turn a polluted terrain back."""

from __future__ import annotations

from collections.abc import Iterable

from engines.totemix import events
from engines.totemix.abilities import can_clean, needs, strength_on
from engines.totemix.components import environment_of
from engines.totemix.map.hexes import Cell
from engines.totemix.play.progress import Progress

CLEANED = "totemix.cleaned"

VERDICTS = frozenset({CLEANED})


def clean_cells(
    progress: Progress, arrived: tuple[Cell, ...], *, is_turned: bool = False
) -> Progress:
    """Clean every cell where the pawns are strong enough; the options say which cells (X-12)."""
    options = progress.state.options
    if options.cleaning == "voluntary":
        cells: Iterable[Cell] = arrived if is_turned else ()
    elif options.clean_on_growth:
        cells = [player.cell for player in progress.state.players if player.cell]
    else:
        cells = arrived
    clean_before, at = progress.state.terrain.clean, progress.state.terrain.at
    for cell in cells:
        if cell not in clean_before and cell in at and can_clean(progress.state, cell):
            progress = clean(progress, cell)
    return progress


def clean(progress: Progress, cell: Cell) -> Progress:
    """Turn the terrain on the cell back to its clean side."""
    state = progress.state
    tile = state.terrain.top(cell)
    told = events.Cleaned(
        rule=CLEANED,
        seats=state.pawns_on(cell),
        tile=tile,
        environment=environment_of(tile),
        cell=cell,
        power=strength_on(state, cell),
        number=needs(state, tile) or 0,
    )
    return progress.change(terrain=state.terrain.turned(tile, is_polluted=False)).tell(told)
