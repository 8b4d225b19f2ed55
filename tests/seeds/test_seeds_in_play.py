"""Random matches, every verdict and refusal of which is said in both languages."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engines.bots.random_bot import choose
from engines.catalog import GAMES
from engines.core.judge import judge
from engines.core.match import Match, begin
from engines.core.options import Option, options_of
from engines.core.plain import plain_event
from engines.core.seats import CHANCE, clockwise
from engines.core.verdicts import Applied
from tests.seeds.fluent_files import LANGUAGES, load_game_texts, load_toml, plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines.core.game import AnyGame

Said = tuple[str, dict[str, Any]]

_MOVES = 600
_STATES_PROBED = 40

SETUPS: dict[str, Callable[[Option], object]] = {
    "defaults": lambda option: option.default,
    "last choices": lambda option: option.choices[-1] if option.choices else option.default,
    "low numbers": lambda option: option.low if option.kind == "whole" else option.default,
}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
every_setup = pytest.mark.parametrize("setup", SETUPS)


@every_game
@every_setup
def test_every_verdict_of_a_match_has_a_text(game: AnyGame, setup: str) -> None:
    said = {key: fields for match, told in played(game, setup) for key, fields in told}
    assert said
    say_all(game, said)


@every_game
@every_setup
def test_every_refusal_of_a_match_has_a_text(game: AnyGame, setup: str) -> None:
    matches = [match for match, _ in played(game, setup)]
    probed = [*matches[:_STATES_PROBED], matches[-1]]
    said = {key: facts for match in probed for key, facts in refused(match)}
    assert said
    say_all(game, said)


def say_all(game: AnyGame, said: dict[str, dict[str, Any]]) -> None:
    """Say one example of each rule in each language; its digest must exist too."""
    digests = load_toml(game.name, "rules.toml")["rules"]
    for key, fields in said.items():
        kind, _, rule = key.partition(" ")
        assert rule in digests
        for language in LANGUAGES:
            texts = load_game_texts(game.name, language)
            assert texts.say(f"{kind}-{rule.partition('.')[2]}", plain(fields))


def played(game: AnyGame, setup: str) -> Iterator[tuple[Match, list[Said]]]:
    """Play a match and return each position with the verdicts that led to it."""
    random = Random(setup)  # noqa: S311 - a repeatable match, no secret
    options = {option.name: SETUPS[setup](option) for option in options_of(game.options)}
    match = begin(game, game.seats[-1], options)
    for _ in range(_MOVES):
        if game.outcome(match.state) is not None:
            return
        seat, move = choose(game, match.state, match.seats, random)
        applied = match.play(seat, move)
        assert isinstance(applied, Applied)
        match = applied.state
        told = [plain_event(event) for event in applied.events]
        yield match, [(f"verdict {event['rule']}", event) for event in told if "rule" in event]


def refused(match: Match) -> Iterator[Said]:
    """Try the candidates of all seats, and the last moves, for every seat."""
    seats = (CHANCE, *clockwise(0, match.seats))
    last = [entry.move for entry in match.entries[-3:]]
    for seat in seats:
        for move in (*match.game.candidates(match.state, seat), *last):
            refusal = judge(match.game, match.state, seat, move)
            if refusal is not None:
                yield f"refusal {refusal.rule}", dict(refusal.facts)
