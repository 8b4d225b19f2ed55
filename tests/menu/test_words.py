"""The words of moves: every move of random play is said in both languages, and told apart."""

from __future__ import annotations

from random import Random

import pytest

from engines.catalog import GAMES
from engines.core.judge import apply, legal_moves
from engines.core.match import begin
from engines.core.seats import CHANCE
from engines.core.verdicts import Applied
from firmware_host.menu.words import MoveWords
from firmware_host.texts.texts import LANGUAGES

PLIES = 150
REAL = {"arriba": {"deck": "judged"}, "coups_bas": {"deck": "table"}}
THROWN = {"tschukka": {"chance": "table"}, "totemix": {"chance": "table"}}


def said(game: str, language: str = "en") -> MoveWords:
    return MoveWords(game, language, lambda seat: f"Seat {seat + 1}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("is_real", [False, True])
def test_every_move_has_words(game: str, language: str, is_real: bool) -> None:
    options = {**REAL, **THROWN}.get(game, {}) if is_real else {}
    match = begin(GAMES[game], max(2, GAMES[game].seats[0]), options)
    rules, state, random, now_ns = match.game, match.state, Random(3), 0  # noqa: S311
    words = said(game, language)
    heard = 0
    for _ in range(PLIES):
        if rules.outcome(state) is not None:
            break
        seat = random.choice(sorted(rules.to_act(state)))
        if seat == CHANCE and not rules.must_be_entered(state):
            move = rules.sample_chance(state, random, max(now_ns, rules.clock(state)))
            now_ns = max(now_ns, rules.time_of(move) or 0)
        else:
            moves = legal_moves(rules, state, seat)
            for each in moves:
                steps = words.steps(rules.write(each))
                assert steps
                assert all(step and "{" not in step and "@" not in step for step in steps) or (
                    rules.time_of(each) is not None
                )
                heard += 1
            move = random.choice(moves)
        after = apply(rules, state, seat, move)
        assert isinstance(after, Applied)
        state = after.state
    assert heard


@pytest.mark.parametrize(
    ("game", "move", "steps"),
    [
        ("arriba", "flip Ar", ("Turning a card", "Shell", "red")),
        ("arriba", "begin 2", ("Saying who begins", "Seat 3")),
        ("coups_bas", "play H3b 1", ("Playing a card", "Wolf", "Seat 2")),
        (
            "tschukka",
            "place blue youth green2",
            ("Laying a spell", "Blue", "youth", "Green", "Hut 2"),
        ),
        (
            "tschukka",
            "house red 2w1M - 1e",
            ("Housing the family", "Red", "2 young women, 1 man", "nobody", "1 elder"),
        ),
        ("totemix", "drawn eagle2", ("Showing the tile drawn", "Eagle", "2 strokes")),
        ("top_totem", "42x35-28-20", ("Moving", "from 42", "takes 35 and lands on 28", "to 20")),
    ],
)
def test_parts_are_said_as_people_say_them(game: str, move: str, steps: tuple[str, ...]) -> None:
    assert said(game).steps(move) == steps
