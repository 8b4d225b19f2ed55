"""Copies of frozen values: as those of the standard library, and what they refuse."""

from __future__ import annotations

import dataclasses

import pytest

from engines.catalog import GAMES
from engines.core.match import begin
from engines.core.values import changer, maker, replace
from engines.core.verdicts import Applied, Illegal


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
    with pytest.raises(AttributeError, match="colour"):
        replace(state, colour="red")


@pytest.mark.parametrize("name", GAMES)
def test_a_made_state_is_the_one_that_its_class_makes(name: str) -> None:
    game = GAMES[name]
    state = begin(game, game.seats[-1], {}).state
    fields = {field.name: getattr(state, field.name) for field in dataclasses.fields(state)}
    make = maker(type(state))
    for made in (make(**fields), make(*fields.values())):
        assert type(made) is type(state)
        assert made == state
        assert hash(made) == hash(state)
        with pytest.raises(dataclasses.FrozenInstanceError):
            made.phase = "other"


def test_a_maker_takes_what_the_class_takes() -> None:
    make = maker(Applied)
    assert make("state") == Applied("state")
    assert make("state", ("event",)) == Applied("state", events=("event",))
    with pytest.raises(TypeError, match="state"):
        make()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="2 positional"):
        make("state", (), "more")  # type: ignore[call-arg]


def test_values_whose_defaults_are_made_for_each_have_no_maker() -> None:
    with pytest.raises(TypeError, match="Illegal"):
        maker(Illegal)


@pytest.mark.parametrize("kind", [Checked, Open])
def test_classes_that_a_draft_would_not_serve_have_no_maker(kind: type) -> None:
    with pytest.raises(TypeError, match=kind.__name__):
        maker(kind)


@pytest.mark.parametrize("name", GAMES)
def test_a_changer_copies_as_replace_does(name: str) -> None:
    game = GAMES[name]
    state = begin(game, game.seats[-1], {}).state
    names = [field.name for field in dataclasses.fields(state)]
    for first, second in ((names[0], names[-1]), (names[-1], names[0]), (names[1], names[2])):
        changed = changer(type(state), first, second)(state, "one", "other")
        assert type(changed) is type(state)
        assert changed == replace(state, **{first: "one", second: "other"})


def test_a_changer_of_a_field_that_there_is_not_is_refused() -> None:
    with pytest.raises(TypeError, match="Applied has no colour"):
        changer(Applied, "state", "colour")
