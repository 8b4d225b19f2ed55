"""The bots of each game, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from engines.bots.careless_bot import CarelessBot
from engines.bots.chooser import Bot
from engines.bots.greedy_bot import GreedyBot
from engines.bots.random_bot import RandomBot
from engines.bots.top_totem.strengths import STRENGTHS, Strength
from engines.core.options import BadSetupError

if TYPE_CHECKING:
    from engines.bots.top_totem.search_bot import SearchBot

ANYWHERE: Final = ("random", "careless", "greedy")
_SEARCHED: Final = "top_totem"

Level = Literal["easy", "medium", "strong"]
_LEVELS: Final[dict[Level, str]] = {"easy": "random", "medium": "careless", "strong": "greedy"}
_SEARCHED_LEVELS: Final[dict[Level, str]] = {"easy": "easy", "medium": "medium", "strong": "hard"}


def bots_for(game: str) -> tuple[str, ...]:
    """Return the names of the bots that play the game, weakest first."""
    return (*ANYWHERE, *STRENGTHS) if game == _SEARCHED else ANYWHERE


def levels_for(game: str) -> dict[Level, str]:
    """Return the bots that people choose from, by the word for their strength, weakest first."""
    return _SEARCHED_LEVELS if game == _SEARCHED else _LEVELS


def level_of(game: str, bot: str) -> Level | None:
    """Return the word for the bot's strength, or None for one that people are not offered."""
    return next((level for level, name in levels_for(game).items() if name == bot), None)


def make_analyst(game: str, now: Callable[[], float]) -> SearchBot | None:
    """Return the bot that analyses positions of the game, or None if there is none."""
    return _search_bot(STRENGTHS["hard"], now) if game == _SEARCHED else None


def make_bot(name: str, game: str, now: Callable[[], float]) -> Bot:
    """Return the bot of that name, or raise BadSetupError with the known names."""
    if name not in bots_for(game):
        raise BadSetupError("bot-unknown", bot=name[:60], game=game, known=" ".join(bots_for(game)))
    anywhere: dict[str, Callable[[], Bot]] = {
        "random": RandomBot,
        "careless": CarelessBot,
        "greedy": GreedyBot,
    }
    return anywhere[name]() if name in anywhere else _search_bot(STRENGTHS[name], now)


def _search_bot(strength: Strength, now: Callable[[], float]) -> SearchBot:
    from engines.bots.top_totem.search_bot import SearchBot  # noqa: PLC0415 - megabytes of its game

    return SearchBot(strength, now)
