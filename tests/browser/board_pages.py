"""TOP TOTEM played on the pages: taps on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engines.core.judge import legal_moves
from engines.core.seats import CHANCE
from engines.top_totem.moves import Turn
from tests.browser.page_evening import Evening
from tests.browser.scripted_match import scripted_moves

if TYPE_CHECKING:
    from engines.core.match import Entry

LAST = 2


class BoardEvening(Evening):
    """TOP TOTEM: the last moves are told beforehand, since nothing in it is left to chance."""

    game = "top_totem"
    options: ClassVar = {"start": "bacarta", "first": "red", "rounds": "1", "quiet_turns": "5"}
    to_come: list[Entry]

    async def open(self) -> None:
        """Let both sides move a man."""
        await self.reached("play")
        await self.one_move()
        await self.one_move()

    async def one_move(self) -> None:
        """Move a man of the side whose turn it is, capturing nobody."""
        seat = self.state.turn
        turns = (move for move in legal_moves(self.match.game, self.state, seat))
        calm = (turn for turn in turns if isinstance(turn, Turn) and not self._takes(turn))
        await self.tap(int(seat), *next(calm).paths[0])

    def _takes(self, turn: Turn) -> bool:
        return "x" in self.match.game.write(turn)

    async def tap(self, seat: int, *squares: int) -> None:
        """Tap squares on the phone of the seat until the table has taken the turn."""
        page = await self.page(seat)
        number = self.number
        for square in squares:
            await page.get_by_test_id(f"square-{square}").click()
        stop = page.get_by_test_id("stop-here")
        if self.number == number and await stop.count():
            await stop.click()
        await self.moved(number)

    async def hurry(self) -> None:
        """Play on at random: a game without captures is soon dead."""
        self.to_come = scripted_moves(self.match)
        people = [place for place, entry in enumerate(self.to_come) if entry.seat != CHANCE]
        await self.skip(self.to_come[: people[-LAST]])
        self.to_come = self.to_come[people[-LAST] :]

    async def finish(self) -> None:
        """Make the moves that are left on the phones."""
        for entry in self.to_come:
            await self._make(int(entry.seat), entry.move)

    async def _make(self, seat: int, move: Any) -> None:
        if isinstance(move, Turn):
            await self.tap(seat, *(square for path in move.paths for square in path))
            return
        page = await self.page(seat)
        await self.send(page.get_by_test_id(self.match.game.write(move).replace(" ", "-")))
