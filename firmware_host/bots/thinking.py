"""The choice of a bot; it runs in a thread, so it uses immutable values only."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from engines.bots.chooser import Choice, Turn
from engines.bots.roster import make_analyst, make_bot
from engines.core.seats import Seat
from firmware_host.table.position import Position
from firmware_host.texts.texts import BOX, translations


def think(position: Position, seat: Seat, name: str, seed: str) -> Choice | None:
    """Return the choice of the named bot for the seat, from the seat's view."""
    match = position.match
    game = match.game
    turn = Turn(
        game=game,
        seat=seat,
        view=position.view(seat),
        moves=game.moves_for_bot(match.state, position.legal_moves(seat)),
        is_awaited=seat in game.to_act(match.state),
    )
    # Seeded by match, seat and number: a restart in the middle of a thought thinks the same.
    random = Random(f"{seed}/{match.number}/bot {seat}")  # noqa: S311 - moves, not keys
    return make_bot(name, game.name, time.monotonic).choose(turn, random) if turn.moves else None


def notice_of(seat: Seat, name: str, choice: Choice) -> dict[str, Any]:
    """Return the bot's reason in one line, in every language; not the move, which may be secret."""
    text = translations(BOX, f"bot-why-{choice.why}", choice.facts)
    return {"key": "bot", "seat": seat, "bot": name, "why": choice.why, "text": text}


def analyse(position: Position, seat: Seat) -> dict[str, Any] | None:
    """Return the best move of a seat that is to act, its worth and what is expected to follow."""
    game = position.match.game
    analyst = make_analyst(game.name, time.monotonic)
    view = position.view(seat)
    found = analyst.analyse(view, position.legal_moves(seat)) if analyst else None
    if found is None:
        return None
    return {
        "seat": seat,
        "move": game.write(found.move),
        "score": found.score,
        "depth": found.depth,
        "line": [game.write(move) for move in found.line],
    }
