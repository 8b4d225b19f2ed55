"""An endless evening: matches of all games by turns, played by people and bots."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Any, Final

from engines.catalog import GAMES
from tests.kills.people import OPTIONS, People
from tests.soak.crowd import PEOPLE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from random import Random

    from tests.kills.ledger import Command
    from tests.soak.crowd import Crowd

COMMANDS_A_MATCH: Final = 150
"""After so many commands of people the next match begins, if the rules do not end it before."""


class Evening:
    """People who play at one table as fast as they can."""

    def __init__(self, crowd: Crowd, random: Random) -> None:
        self._crowd = crowd
        self._random = random
        # One for all games: the ids of commands go on, as those of a page do.
        self._people = People(random, "", PEOPLE)

    async def matches(self) -> AsyncIterator[str]:
        """Play a match of each game in turn, for ever, and yield the game after each of them."""
        for game in cycle(GAMES):
            await self._play(game)
            yield game

    async def _play(self, game: str) -> None:
        crowd = self._crowd
        await self._begin(game)
        for _ in range(COMMANDS_A_MATCH):
            if self._is_over():
                crowd.news.counts["matches over"] += 1
                break
            await self._ask(self._people.wish(crowd))
            await crowd.happen()
        crowd.news.counts["matches"] += 1

    async def _begin(self, game: str) -> None:
        """Begin a match with some people and some bots, and let all phones come back."""
        sizes = GAMES[game].seats
        seats = self._random.choice(sizes)
        people = self._random.randint(1, max(1, min(PEOPLE, seats // 2)))
        self._people.game, self._people.seats = game, people
        wanted: dict[str, Any] = {
            "game": game,
            "seats": seats,
            "options": OPTIONS.get(game, {}),
            "bots": {str(seat): "random" for seat in range(people, seats)},
        }
        before = self._crowd.match
        reply = None
        while not (reply and reply["ok"]):
            reply = await self._ask(self._people.new_match(self._crowd, **wanted))
        await self._crowd.until(lambda: self._is_begun(before))
        await self._crowd.return_all()

    async def _ask(self, command: Command) -> dict[str, Any] | None:
        """Send a command; after an accepted one wait until everybody sees what it changed."""
        crowd, match = self._crowd, self._crowd.match
        reply = await crowd.send(command)
        if reply and reply["ok"]:
            number = reply["number"]
            await crowd.until(lambda: crowd.number >= number or crowd.match != match)
        elif reply:
            crowd.news.counts["refused"] += 1
        return reply

    def _is_begun(self, before: str) -> bool:
        latest, match = self._crowd.latest, self._crowd.match
        shown = (latest.get(topic) for topic in ("public/state", "host/view"))
        return match != before and all(each and each["match"] == match for each in shown)

    def _is_over(self) -> bool:
        latest = self._crowd.latest
        return (
            not self._crowd.match or latest["table"]["ended"] or latest["public/state"]["outcome"]
        )
