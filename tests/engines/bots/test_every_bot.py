"""Every bot in every game: legal moves from a view, and a reason with a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engines.bots.chooser import Turn
from engines.bots.greedy_bot import GreedyBot, heuristic_for
from engines.bots.roster import bots_for, make_bot
from engines.catalog import GAMES
from engines.core.judge import legal_moves
from engines.core.match import begin
from engines.core.options import BadSetupError
from engines.core.seats import CHANCE, Seat, clockwise
from firmware_host.texts.texts import BOX, LANGUAGES, translate
from tests.engines.playing import mixed_options, played, seeded

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from engines.bots.chooser import Bot, Choice
    from engines.core.game import AnyGame
    from engines.core.match import Match

EVERY = tuple((game, name) for game in GAMES for name in bots_for(game))
QUICK = ("random", "careless", "greedy", "child")
MOVES = 60


class Ticking:
    """A clock that advances at every reading, so that a search ends without waiting."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        """Return the time, a tenth of a second later than at the last call."""
        self._now += 0.1
        return self._now


def play(game: AnyGame, name: str, options: dict[str, Any], seed: int) -> Iterator[Choice]:
    """Let one bot play all seats for a while, and return what it chose."""
    random = seeded(seed)
    match = begin(game, game.seats[-1], options)
    bot = make_bot(name, game.name, Ticking())
    while match.number < MOVES and game.outcome(match.state) is None:
        seat, choice = _asked(match, bot, random)
        if choice is None:
            move = game.sample_chance(match.state, random, game.clock(match.state))
            match = played(match, CHANCE, move).after
        else:
            match = played(match, seat, choice.move).after
            yield choice


def _asked(match: Match, bot: Bot, random: Random) -> tuple[Seat, Choice | None]:
    """Ask seats that may interrupt, then awaited ones, then chance."""
    game, awaited = match.game, match.game.to_act(match.state)
    order = sorted(clockwise(0, match.seats), key=lambda seat: seat in awaited)
    for seat in order:
        moves = legal_moves(game, match.state, seat)
        view = game.view(match.state, seat)
        turn = Turn(game, seat, view, moves, is_awaited=seat in awaited)
        choice = bot.choose(turn, random) if moves else None
        if choice is not None:
            return seat, choice
    assert CHANCE in awaited
    return CHANCE, None


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_bot_makes_legal_moves_and_its_reason_has_a_text(game: str, name: str) -> None:
    chosen = list(play(GAMES[game], name, {}, 1))
    assert chosen
    for choice in chosen:
        for language in LANGUAGES:
            assert translate(BOX, language, f"bot-why-{choice.why}", choice.facts)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "name"), [pair for pair in EVERY if pair[1] in QUICK])
def test_bots_play_under_any_mix_of_options(game: str, name: str, seed: int) -> None:
    options = mixed_options(GAMES[game], seeded(seed), GAMES[game].seats[-1])
    assert list(play(GAMES[game], name, options, seed))


@pytest.mark.parametrize("name", ["random", "greedy", "easy"])
def test_the_same_random_source_chooses_the_same(name: str) -> None:
    options = {"start": "indian", "rounds": 1}
    first, again = (list(play(GAMES["top_totem"], name, options, 7)) for _ in range(2))
    assert first == again


def test_no_bot_gets_a_state() -> None:
    assert set(Turn.__annotations__) == {"game", "seat", "view", "moves", "is_awaited"}


def test_each_bot_has_a_name_and_a_description() -> None:
    for _, name in EVERY:
        for language in LANGUAGES:
            assert translate(BOX, language, f"bot-{name}")
            assert translate(BOX, language, f"bot-about-{name}")


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadSetupError) as caught:
        make_bot("hard", "arriba", Ticking())
    assert caught.value.facts == {
        "bot": "hard",
        "game": "arriba",
        "known": "random careless greedy",
    }


@pytest.mark.parametrize("game", ["arriba", "tschukka", "coups_bas", "totemix", "top_totem"])
def test_the_greedy_bot_has_a_heuristic_for_each_printed_game(game: str) -> None:
    assert heuristic_for(game) is not heuristic_for("whist")


def test_the_greedy_bot_plays_anything_in_a_game_without_a_heuristic() -> None:
    turn = Turn(GAMES["arriba"], Seat(0), None, ("a", "b"))
    choice = GreedyBot().choose(_renamed(turn), seeded(1))
    assert choice is not None
    assert choice.move in ("a", "b")


def _renamed(turn: Turn) -> Turn:
    class Unknown:
        name = "whist"

    return Turn(Unknown(), turn.seat, turn.view, turn.moves)  # type: ignore[arg-type]
