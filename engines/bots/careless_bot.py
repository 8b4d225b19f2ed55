"""The careless bot: the greedy bot's move, and every third time any other."""

from __future__ import annotations

from engines.bots.chooser import Choice, Turn
from engines.bots.greedy_bot import GreedyBot
from engines.bots.random_bot import RandomBot
from engines.core.game import RandomSource

_CARELESS_ONE_IN = 3


class CarelessBot:
    """Plays what brings most at once, unless it does not look."""

    def choose(self, turn: Turn, random: RandomSource) -> Choice | None:
        """Return the choice of the greedy bot, or now and then that of the random one."""
        is_careless = random.randrange(0, _CARELESS_ONE_IN) == 0
        bot = RandomBot() if is_careless and turn.is_awaited else GreedyBot()
        return bot.choose(turn, random)
