"""Bots against each other over whole games, each seeing views only."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from engines.bots.chooser import Turn
from engines.bots.roster import make_bot
from engines.catalog import find_game
from engines.core.judge import apply, legal_moves
from engines.core.match import begin
from engines.core.seats import CHANCE, Seat, clockwise
from engines.core.verdicts import Applied

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engines.bots.chooser import Bot
    from engines.top_totem.state import State

GAME = find_game("top_totem")
ENDLESS = 5_000


@dataclass(frozen=True, slots=True)
class Played:
    """How one game ended: who won, by which rule, after how many moves, how long the bots took."""

    winner: int | None
    rule: str
    points: int
    moves: int
    seconds: tuple[float, float]


def fight(
    bots: tuple[Bot, Bot],
    options: Mapping[str, object],
    seed: int,
    now: Callable[[], float] = time.process_time,
    *,
    since: State | None = None,
) -> Played:
    """Play one game to its end; after each move its maker may still call TOP!."""
    random = Random(seed)  # noqa: S311 - a repeatable game
    state = since or begin(GAME, 2, {**options, "rounds": 1}).state
    spent, count = [0.0, 0.0], 0
    while GAME.outcome(state) is None:
        for seat in _order(state):
            if seat == CHANCE:
                move = GAME.sample_chance(state, random, 0)
            else:
                started = now()
                move = _chosen(bots[seat], state, seat, random)
                spent[seat] += now() - started
            if move is None:
                continue
            applied = apply(GAME, state, seat, move)
            assert isinstance(applied, Applied), (GAME.write(move), applied)
            state, count = applied.state, count + 1
            break
        assert count < ENDLESS
    result = state.results[-1]
    return Played(result.winner, result.rule, result.points, count, (spent[0], spent[1]))


def _order(state: object) -> tuple[Seat, ...]:
    """Return who is asked, those first who may interrupt."""
    awaited = GAME.to_act(state)
    others = (seat for seat in clockwise(0, 2) if seat not in awaited)
    return (*(() if CHANCE in awaited else others), *sorted(awaited))


def _chosen(bot: Bot, state: object, seat: Seat, random: Random) -> object:
    moves = legal_moves(GAME, state, seat)
    view = GAME.view(state, seat)
    turn = Turn(GAME, seat, view, moves, is_awaited=seat in GAME.to_act(state))
    choice = bot.choose(turn, random) if moves else None
    return None if choice is None else choice.move


def named(name: str, now: Callable[[], float] = time.process_time) -> Bot:
    """Return a player of the roster on the clock of this process."""
    return make_bot(name, GAME.name, now)
