"""A real map is entered terrain by terrain: every legal map is reached in many orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engines.catalog import GAMES
from engines.core.match import begin
from engines.core.seats import CHANCE, Seat
from engines.totemix.map.layout import scattered
from engines.totemix.moves import Lay
from tests.engines.playing import seeded

if TYPE_CHECKING:
    from engines.totemix.map.hexes import Cell

TOTEMIX = GAMES["totemix"]


def moved(lay: Lay, start: Cell) -> Lay:
    """Return the map with this cell in the middle."""
    q, r = start
    spots = (((cell[0] - q, cell[1] - r), environment) for cell, environment in lay.spots)
    polluted = sorted((cell[0] - q, cell[1] - r) for cell in lay.polluted)
    return Lay(tuple(sorted(spots, key=lambda spot: spot[0][::-1])), tuple(polluted))


def cell_of(word: str) -> Cell:
    q, r = word.rpartition(":")[2].split(",")
    return int(q), int(r)


def entered(state: object, lay: Lay) -> tuple[object, list[str]]:
    """Return what the steps end in that are those of this map, and their words."""
    there, chosen = dict(lay.spots), ["lay"]
    last = (0, 0)
    while True:
        offered = {step.word: step for step in TOTEMIX.steps(state, CHANCE, chosen)}
        if there[last] in offered:
            word: str = there[last]
        else:
            wanted = lay.polluted if next(iter(offered)).startswith("polluted") else there
            word = next(word for word in offered if cell_of(word) in wanted)
            last = cell_of(word)
        chosen.append(word)
        if offered[word].move is not None:
            return offered[word].move, chosen


@pytest.mark.parametrize("is_first_game", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_every_map_is_reached_from_any_terrain_on(seed: int, is_first_game: bool) -> None:
    options = {"map_by": "table", "first_game": is_first_game}
    state = begin(TOTEMIX, 2, options).state
    random = seeded(seed)
    lay = scattered(random, is_first_game=is_first_game)
    for start, _ in random.sample(lay.spots, 2):
        wanted = moved(lay, start)
        found, words = entered(state, wanted)
        assert found == wanted
        assert len(words) == 1 + 2 * len(lay.spots) - 1 + 6


def test_only_a_map_is_entered_so_and_by_nobody_else() -> None:
    state = begin(TOTEMIX, 2, {"map_by": "table"}).state
    assert TOTEMIX.steps(state, Seat(0), ()) == ()
    laid = TOTEMIX.advance(state, CHANCE, scattered(seeded(1), is_first_game=False)).state
    assert TOTEMIX.steps(laid, CHANCE, ()) == ()
