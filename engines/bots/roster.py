"""Which players there are for which game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.bots.greedy import Greedy
from engines.bots.top_totem.player import STRENGTHS, Seeker
from engines.bots.wanderer import Wanderer
from engines.core.options import BadSetupError

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.bots.chooser import Bot

ANYWHERE: Final = ("random", "greedy")
_SEEKING: Final = "top_totem"


def bots_for(game: str) -> tuple[str, ...]:
    """Return the names of the players that know the game, weakest first."""
    return (*ANYWHERE, *STRENGTHS) if game == _SEEKING else ANYWHERE


def make_analyst(game: str, now: Callable[[], float]) -> Seeker | None:
    """Return who can say what the best move is, for a game in which somebody can."""
    return Seeker(STRENGTHS["hard"], now) if game == _SEEKING else None


def make_bot(name: str, game: str, now: Callable[[], float]) -> Bot:
    """Return the player of that name, or raise BadSetupError naming those there are."""
    if name not in bots_for(game):
        raise BadSetupError("bot-unknown", bot=name[:60], game=game, known=" ".join(bots_for(game)))
    if name == "random":
        return Wanderer()
    return Greedy() if name == "greedy" else Seeker(STRENGTHS[name], now)
