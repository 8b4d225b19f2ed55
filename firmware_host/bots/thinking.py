"""What a bot is asked and what it answers; runs beside the loop, so it touches values only."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Any

from engines.bots.chooser import Turn
from engines.bots.roster import make_analyst, make_bot
from engines.core.judge import legal_moves
from firmware_host.texts import BOX, both

if TYPE_CHECKING:
    from engines.bots.chooser import Choice
    from engines.core.match import Match
    from engines.core.seats import Seat


def think(match: Match, seat: Seat, name: str, seed: str) -> Choice | None:
    """Return what the bot of that name would do on the seat, seeing what the seat sees."""
    game = match.game
    turn = Turn(
        game=game,
        seat=seat,
        view=game.view(match.state, seat),
        moves=legal_moves(game, match.state, seat),
        is_awaited=seat in game.to_act(match.state),
    )
    # Seeded by match, seat and number: a restart in the middle of a thought thinks the same.
    random = Random(f"{seed}/{match.number}/bot {seat}")  # noqa: S311 - moves, not keys
    return make_bot(name, game.name, time.monotonic).choose(turn, random) if turn.moves else None


def notice_of(seat: Seat, name: str, choice: Choice) -> dict[str, Any]:
    """Return the bot's reason in one line, in every language; not the move, which may be secret."""
    text = both(BOX, f"bot-why-{choice.why}", choice.facts)
    return {"key": "bot", "seat": seat, "bot": name, "why": choice.why, "text": text}


def analyse(match: Match, seat: Seat) -> dict[str, Any] | None:
    """Return the best move of a seat that is to act, its worth and what is expected to follow."""
    game = match.game
    analyst = make_analyst(game.name, time.monotonic)
    moves = legal_moves(game, match.state, seat)
    found = analyst.analyse(game.view(match.state, seat), moves) if analyst else None
    if found is None:
        return None
    return {
        "seat": seat,
        "move": game.write(found.move),
        "score": found.score,
        "depth": found.depth,
        "line": [game.write(move) for move in found.line],
    }
