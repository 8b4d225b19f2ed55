"""Overrides of numbers and pictures are read as drawn; each mistake has one message."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.options import BadSetupError
from engines.totemix.goals.overrides import apply_overrides
from engines.totemix.goals.pictures import PICTURES, draw_picture, read_picture
from engines.totemix.goals.printed import BUILT_IN
from tests.engines.totemix.world import GAME

STRATES = PICTURES["strates"].map


def fault(tables: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Return the key and the facts of the refusal."""
    with pytest.raises(BadSetupError) as caught:
        apply_overrides(tables)
    return caught.value.key, caught.value.facts


def strates(map_: str, **more: object) -> dict[str, Any]:
    return {"goals": {"strates": {"map": map_, **more}}}


def test_omitted_values_stay_as_built_in() -> None:
    assert apply_overrides({}) == BUILT_IN
    printed = apply_overrides({"pollution": {"forest": [4, 1, 9, 20, 6, 15]}})
    assert printed.numbers_of("forest", 6) == (1, 4, 6, 9, 15, 20)
    assert printed.numbers_of("forest", 4) == (1, 4, 6, 9)
    assert printed.numbers_of("sky", 6) == BUILT_IN.numbers_of("sky", 6)
    assert printed.goals == BUILT_IN.goals


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_reads_back_as_it_was_drawn(name: str) -> None:
    spots = read_picture(name, PICTURES[name].map)
    again = read_picture(name, draw_picture(spots))
    (q0, r0), (q1, r1) = spots[0][0], again[0][0]
    moved = tuple(((q - q0 + q1, r - r0 + r1), pile) for (q, r), pile in spots)
    assert moved == again


def test_a_picture_may_start_anywhere_and_hold_mixed_piles() -> None:
    spots = read_picture("x", "      CF\n    M3  O")
    assert spots == (((-1, 1), "MMM"), ((0, 0), "CF"), ((0, 1), "O"))


@pytest.mark.parametrize(
    ("tables", "key", "named"),
    [
        ({"polution": {}}, "totemix-key-unknown", {"entry": "polution"}),
        ({"goals": {"pyramid": {}}}, "totemix-key-unknown", {"entry": "goals.pyramid"}),
        ({"pollution": {"lava": []}}, "totemix-key-unknown", {"entry": "pollution.lava"}),
        ({"goals": 3}, "totemix-key-type", {"entry": "goals", "expected": "table"}),
        ({"goals": {"fleur": {}}}, "totemix-key-missing", {"entry": "goals.fleur.map"}),
        (strates(STRATES, slides=1), "totemix-key-type", {"expected": "bool"}),
        (strates(STRATES, colour=1), "totemix-key-unknown", {"entry": "goals.strates.colour"}),
        (strates(STRATES, free="CX"), "totemix-goal-free", {"letter": "X"}),
        (strates(STRATES, free="CC"), "totemix-goal-free", {"letter": "C"}),
        (strates("\n\n"), "totemix-goal-empty", {"goal": "strates"}),
        (strates("C   X"), "totemix-goal-word", {"line": 1, "word": "X"}),
        (strates("C\n F"), "totemix-goal-grid", {"line": 2, "column": 2, "word": "F"}),
        (strates(STRATES.replace("C", "F", 1)), "totemix-goal-count", {"letter": "C", "count": 5}),
        (
            strates(STRATES.replace("V\n", "        V\n")),
            "totemix-goal-parts",
            {"goal": "strates", "count": 2},
        ),
        ({"pollution": {"sky": [1, 2, 3]}}, "totemix-numbers-count", {"count": 3}),
        ({"pollution": {"sky": "many"}}, "totemix-numbers-count", {"count": 0}),
        ({"pollution": {"sky": [0, 1, 2, 3, 4, 5]}}, "totemix-numbers-range", {"value": "0"}),
        ({"pollution": {"sky": [1, 2, 3, 4, True, 9]}}, "totemix-numbers-range", {"value": "True"}),
        ({"pollution": {"sky": [1, 2, 3, 5, 5, 9]}}, "totemix-numbers-tie", {"number": 5}),
    ],
)
def test_each_mistake_has_its_message(
    tables: dict[str, Any], key: str, named: dict[str, Any]
) -> None:
    told, facts = fault(tables)
    assert told == key
    assert named.items() <= facts.items()


def test_the_game_plays_with_overridden_numbers() -> None:
    owned = GAME.with_overrides({"pollution": {"forest": [1, 1, 1, 1, 7, 7]}})
    state = owned.start(2, owned.options())
    assert state.printed.numbers_of("forest", 6) == (1, 1, 1, 1, 7, 7)
