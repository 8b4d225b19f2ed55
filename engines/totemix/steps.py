"""Entering a real map terrain by terrain: where the next lies, which it is, what is polluted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from engines.core.seats import CHANCE, Seat
from engines.core.steps import Step
from engines.totemix.components import ENVIRONMENTS, Environment
from engines.totemix.map.hexes import DIRECTIONS, ORIGIN, Cell, parts
from engines.totemix.map.laying import fitting, frontier, is_open_for
from engines.totemix.map.layout import polluted_each, zones_for
from engines.totemix.moves import Lay, Move
from engines.totemix.state import State, Wait, awaited

_LAY: Final = "lay"
_WAYS: Final = dict(zip(DIRECTIONS, ("ne", "e", "se", "sw", "w", "nw"), strict=True))


def steps(state: State, seat: Seat, chosen: Sequence[str]) -> tuple[Step[Move], ...]:
    """Return the answers that may follow; the first terrain lies in the middle."""
    if seat != CHANCE or awaited(state) is not Wait.MAP:
        return ()
    if not chosen:
        return (Step(_LAY),)
    sizes = zones_for(is_first_game=state.options.first_game)
    count = 2 * sum(sizes) * len(ENVIRONMENTS) - 1
    laid = chosen[1 : 1 + count]
    spots = _spots(laid)
    if len(laid) == count:
        return tuple(_polluted(spots, chosen[1 + count :], polluted_each(sizes)))
    if len(laid) % 2 == 0:
        cell = _cell(laid[-1]) if laid else ORIGIN
        return tuple(Step(one) for one in fitting(spots, cell, sizes))
    last = list(spots)[-1]
    cells = (cell for cell in frontier(spots) if is_open_for(spots, cell, sizes))
    return tuple(Step(_word(last, cell)) for cell in cells)


def _polluted(
    spots: dict[Cell, Environment], chosen: Sequence[str], size: int
) -> Iterator[Step[Move]]:
    """Yield the terrains of the next environment that may begin polluted."""
    if len(chosen) >= len(ENVIRONMENTS):
        return
    environment = ENVIRONMENTS[len(chosen)]
    own = [cell for cell, there in spots.items() if there == environment]
    for zone in parts(own):
        for cell in sorted(zone) if len(zone) == size else ():
            word = f"polluted:{environment}:{cell[0]},{cell[1]}"
            polluted = tuple(sorted((*map(_cell, chosen), cell)))
            is_last = len(chosen) + 1 == len(ENVIRONMENTS)
            yield Step(word, Lay(_in_rows(spots), polluted) if is_last else None)


def _in_rows(spots: dict[Cell, Environment]) -> tuple[tuple[Cell, Environment], ...]:
    return tuple(sorted(spots.items(), key=lambda spot: spot[0][::-1]))


def _spots(laid: Sequence[str]) -> dict[Cell, Environment]:
    """Return the terrains by the words so far, in the order in which they were laid."""
    cells = (ORIGIN, *map(_cell, laid[1::2]))
    named = zip(cells, laid[::2], strict=False)
    return {cell: cast("Environment", environment) for cell, environment in named}


def _word(last: Cell, cell: Cell) -> str:
    """Return the word of a cell: the way from the last terrain, if it lies beside it."""
    way = _WAYS.get((cell[0] - last[0], cell[1] - last[1]), "at")
    return f"{way}:{cell[0]},{cell[1]}"


def _cell(word: str) -> Cell:
    q, _, r = word.rpartition(":")[2].partition(",")
    return int(q), int(r)
