"""A board for tests: men where they are told, then real moves from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.judge import legal_moves
from engines.core.match import begin
from engines.core.pieces import misplaced
from engines.core.seats import Seat
from engines.top_totem.board.bitboard import Board, bits
from engines.top_totem.components import PEDESTRIANS, RIDERS
from engines.top_totem.game import TopTotem
from engines.top_totem.moves import Pass
from engines.top_totem.state import Last, Men, Phase, State
from tests.engines.playing import made, refusal_in, rules_in

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

GAME = TopTotem()
ENCLOSED = (28, 29, 36, 37, 44, 45)


class Ground:
    """A game in progress: red and white pedestrians and riders by square, the rest is lost."""

    def __init__(
        self,
        *,
        red: Iterable[int] = (),
        red_riders: Iterable[int] = (),
        white: Iterable[int] = (),
        white_riders: Iterable[int] = (),
        camps: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0)),
        turn: int = 0,
        **options: Any,
    ) -> None:
        board = Board((bits(red), bits(white)), (bits(red_riders), bits(white_riders)))
        fresh: State = begin(GAME, 2, {"rounds": 1, **options}).state
        first, second = (_lost(board, camps, side) for side in (0, 1))
        self.state = State(
            options=fresh.options,
            phase=Phase.PLAY,
            board=board,
            camps=(Men(*camps[0]), Men(*camps[1])),
            lost=(first, second),
            first=Seat(0),
            turn=Seat(turn),
            last=Last(Seat(1 - turn), Pass()),
            seen=(board.code(Seat(turn)),),
        )
        self.events: tuple[Any, ...] = ()
        assert misplaced(GAME.inventory(self.state), GAME.pieces(self.state)) is None

    @property
    def rules(self) -> set[str]:
        """Return the rules named by the events of the last call, without the name of the game."""
        return {rule.removeprefix("top_totem.") for rule in rules_in(self.events)}

    def men(self, seat: int) -> tuple[int, int]:
        """Return how many pedestrians and riders of a side are on the board."""
        board = self.state.board
        return board.pedestrians[seat].bit_count(), board.riders[seat].bit_count()

    def turns(self, seat: int | None = None) -> set[str]:
        """Return the legal moves of a side, written."""
        asked = self.state.turn if seat is None else Seat(seat)
        return {GAME.write(move) for move in legal_moves(GAME, self.state, asked)}

    def refusal(self, line: str) -> str | None:
        """Return the rule that refuses the line, or None."""
        return refusal_in(GAME, self.state, line)

    def do(self, *lines: str) -> Ground:
        """Make moves that must be legal; men are conserved."""
        self.state, self.events = made(GAME, self.state, lines)
        return self


def _lost(board: Board, camps: tuple[tuple[int, int], tuple[int, int]], side: int) -> Men:
    walkers = PEDESTRIANS - board.pedestrians[side].bit_count() - camps[side][0]
    return Men(walkers, RIDERS - board.riders[side].bit_count() - camps[side][1])


def scattered(random: Random, men: int) -> str:
    """Return a board of so many men anywhere, no rider in the enclosure, as 72 letters."""
    letters = ["."] * 72
    for place in random.sample(range(72), men):
        letter = random.choice("iiiwwwIW")
        letters[place] = letter.lower() if place + 1 in ENCLOSED else letter
    return "".join(letters)
