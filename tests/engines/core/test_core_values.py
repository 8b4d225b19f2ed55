"""Copies of frozen values: as those of the standard library, and what they refuse."""

from __future__ import annotations

import dataclasses

import pytest

from engines.catalog import GAMES
from engines.core.match import begin
from engines.core.values import replace


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_is_the_one_that_dataclasses_makes(name: str) -> None:
    game = GAMES[name]
    state = begin(game, game.seats[-1], {}).state
    for field in dataclasses.fields(state):
        changed = replace(state, **{field.name: "other"})
        assert changed == dataclasses.replace(state, **{field.name: "other"})
        assert getattr(state, field.name) != "other"
    assert replace(state) == state
    assert replace(state) is not state


@dataclasses.dataclass(frozen=True, slots=True)
class Checked:
    """A value with checks of its own."""

    count: int

    def __post_init__(self) -> None:
        """Refuse negative counts."""
        assert self.count >= 0


@dataclasses.dataclass(frozen=True)
class Open:
    """A value without slots."""

    count: int


@pytest.mark.parametrize("value", [Checked(1), Open(1)])
def test_values_that_a_copy_would_not_serve_are_refused(value: Checked | Open) -> None:
    with pytest.raises(TypeError, match=type(value).__name__):
        replace(value, count=-1)


def test_a_field_that_there_is_not_is_refused() -> None:
    state = begin(GAMES["arriba"], 4, {}).state
    with pytest.raises(KeyError, match="colour"):
        replace(state, colour="red")
