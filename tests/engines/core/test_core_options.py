"""Match options: read from text or values, and refused by name."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engines.catalog import find_game
from engines.core.match import begin, begin_recorded
from engines.core.options import (
    BadSetupError,
    choice,
    flag,
    options_of,
    plain_options,
    read_options,
    whole,
)


@dataclass(frozen=True, slots=True)
class Sample:
    """One option of each kind."""

    deck: str = choice("box", "table", rulings=("Z-01",))
    rounds: int = whole(3, 1, 9)
    hold: bool = flag(default=True)


def test_options_are_declared_once_and_listed_in_order() -> None:
    deck, rounds, hold = options_of(Sample)
    assert (deck.name, deck.kind, deck.default, deck.choices) == (
        *("deck", "choice", "box"),
        ("box", "table"),
    )
    assert (rounds.low, rounds.high, rounds.default) == (1, 9, 3)
    assert (hold.name, hold.default, deck.rulings) == ("hold", True, ("Z-01",))


def test_values_are_read_from_text_as_well() -> None:
    assert read_options(Sample, {}) == Sample()
    text = {"deck": "table", "rounds": "9", "hold": "false"}
    assert read_options(Sample, text) == Sample(deck="table", rounds=9, hold=False)
    assert read_options(Sample, {"rounds": 1, "hold": True}) == Sample(rounds=1)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"pace": 1}, "option-unknown"),
        ({"deck": "shoe"}, "option-choice"),
        ({"deck": 3}, "option-choice"),
        ({"rounds": 0}, "option-whole"),
        ({"rounds": "10"}, "option-whole"),
        ({"rounds": "three"}, "option-whole"),
        ({"rounds": 2.0}, "option-whole"),
        ({"rounds": True}, "option-whole"),
        ({"hold": "maybe"}, "option-flag"),
        ({"hold": 1}, "option-flag"),
        ({"hold": None}, "option-flag"),
    ],
)
def test_a_wrong_value_is_refused_by_name(given: dict[str, object], key: str) -> None:
    with pytest.raises(BadSetupError) as refused:
        read_options(Sample, given)
    assert refused.value.key == key
    assert refused.value.facts["option"] == next(iter(given))


def test_a_record_without_an_option_is_read_as_it_was_played() -> None:
    game = find_game("arriba")
    assert begin_recorded(game, 3, {"rounds": 2}).options.announce == "before"
    assert begin(game, 3, {"rounds": 2}).options.announce == "after"
    named = plain_options(begin(game, 3, {}).options)
    assert begin_recorded(game, 3, named).options == begin(game, 3, {}).options
