"""Everything that people read exists in both languages and can be said."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engines.bots.random_bot import choose
from engines.catalog import GAMES, find_game
from engines.core.match import begin
from engines.core.plain import plain_event
from engines.core.verdicts import Applied, Illegal
from firmware_host.table.problems import Problem
from firmware_host.texts.texts import (
    LANGUAGES,
    MissingTextError,
    Sentences,
    rule_digests,
    translate,
    translations,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("Ann", "Bob", None, "Zoé")


def verdicts(game: str, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """Play a random match and return every event that carries a rule."""
    random = Random(seed)  # noqa: S311 - a repeatable match, no secret
    match = begin(find_game(game), seats, {})
    while match.game.outcome(match.state) is None:
        seat, move = choose(match.game, match.state, seats, random)
        applied = match.play(seat, move)
        assert isinstance(applied, Applied)
        match = applied.state
        told = map(plain_event, applied.events)
        yield from (event for event in told if "rule" in event)


@pytest.mark.parametrize(
    ("game", "seats"),
    [(name, seats) for name, game in GAMES.items() for seats in (game.seats[0], game.seats[-1])],
)
def test_every_verdict_of_a_match_can_be_formatted(game: str, seats: int) -> None:
    sentences = Sentences(NAMES)
    said = {(event["rule"], repr(event)): event for event in verdicts(game, seats, seats)}
    assert said
    for (rule, _), event in said.items():
        assert rule in rule_digests(game)
        for language in LANGUAGES:
            text = sentences.verdict(game, language, event)
            assert text
            assert "{" not in text


def test_a_missing_text_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingTextError, match="seeds/arriba has no fr text 'no-such-text'"):
        translate("arriba", "fr", "no-such-text")
    with pytest.raises(MissingTextError, match="has no fr text"):
        translations("nowhere", "game-name")
    with pytest.raises(MissingTextError, match="problem-no-such"):
        Sentences().problem(Problem("no-such"))


def test_a_seat_is_called_by_name_or_by_its_number() -> None:
    sentences = Sentences(NAMES)
    assert [sentences.name(seat, "fr") for seat in (0, 2, 3, 9)] == [
        "Ann",
        "Place 3",
        "Zoé",
        "Place 10",
    ]
    assert sentences.name(-1, "en") == "Chance"
    turn = sentences.refusal("arriba", Illegal("arriba.turn", {"flipper": 1}))
    assert all("Bob" in text for text in turn.values())


def test_a_refusal_names_people() -> None:
    sentences = Sentences(NAMES)
    for seat, name in ((3, "Zoé"), (-1, "Chance"), (7, "Seat 8")):
        refusal = Illegal("arriba.not_yours", {"seat": seat, "move": "deal"})
        assert name in sentences.refusal("arriba", refusal)["en"]


def test_a_seat_that_does_not_exist_keeps_its_number() -> None:
    assert "9" in Sentences(NAMES).problem(Problem("seat-unknown", seat="9"))["en"]


def test_a_name_cannot_inject_markup() -> None:
    odd = "{ $seat } \u2068<b>"
    said = Sentences((odd,)).problem(Problem("resigned", seat=0))
    assert all(odd in text for text in said.values())
