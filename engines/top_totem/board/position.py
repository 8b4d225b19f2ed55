"""A mutable position for search: bits that change in place and can be restored."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.top_totem.board import turns
from engines.top_totem.board.bitboard import INSIDE, Board, Pair, bit, played
from engines.top_totem.board.tables import (
    PASS,
    RIDE,
    RIDE_IN,
    SEVERAL,
    WALK,
    WALK_IN,
    Listed,
    tables_for,
)
from engines.top_totem.components import SIDES, SIX
from engines.top_totem.moves import Path
from engines.top_totem.options import Options
from engines.top_totem.state import Men

_ON_BOARD = (WALK, PASS)
Saved = tuple[Pair, Pair]


class Position:
    """The men of both sides, the camps and the side to move, without calls and repetition.

    `walkers` and `riders` are the bits of both sides, as in a `Board`.
    """

    __slots__ = ("_tables", "camps", "riders", "turn", "walkers")

    def __init__(self, board: Board, turn: Seat, options: Options, camps: tuple[Men, Men]) -> None:
        self.walkers = board.pedestrians
        self.riders = board.riders
        self.camps = [(men.pedestrians, men.riders) for men in camps]
        self.turn = int(turn)
        self._tables = tuple(tables_for(seat, options) for seat in SIDES)

    def board(self) -> Board:
        """Return the board."""
        return Board(self.walkers, self.riders)

    def moves(self) -> list[Listed]:
        """Return every turn of the side to move, a pass when there is no other."""
        me = self.turn
        foes = self.walkers[1 - me] | self.riders[1 - me]
        men = self.walkers[me], self.riders[me]
        return turns.turns(*men, foes, self.camps[me], self._tables[me])

    def captures(self) -> list[Listed]:
        """Return every turn of the side to move that captures."""
        me = self.turn
        foes = self.walkers[1 - me] | self.riders[1 - me]
        return turns.captures(self.walkers[me], self.riders[me], foes, self._tables[me])

    def push(self, move: Listed) -> Saved:
        """Play a listed move and return what `pull` needs to undo it."""
        sort, flips, taken, paths, _ = move
        me = self.turn
        saved = self.walkers, self.riders
        ride_flips = 0
        if sort == RIDE:
            flips, ride_flips = 0, flips
        elif sort == SEVERAL:
            ride_flips = _ridden(self.riders[me], paths)
        elif sort not in _ON_BOARD:
            self._enter(sort, -1)
            flips, ride_flips = (0, flips) if sort == RIDE_IN else (flips, 0)
        self.walkers, self.riders = played(saved, me, flips, ride_flips, taken)
        self.turn = 1 - me
        return saved

    def pull(self, move: Listed, saved: Saved) -> None:
        """Undo a move."""
        self.turn = 1 - self.turn
        self.walkers, self.riders = saved
        if move[0] in (WALK_IN, RIDE_IN):
            self._enter(move[0], 1)

    def _enter(self, sort: int, by: int) -> None:
        on_foot, riding = self.camps[self.turn]
        is_rider = sort == RIDE_IN
        self.camps[self.turn] = (on_foot, riding + by) if is_rider else (on_foot + by, riding)

    def snapshot(self) -> tuple[int, ...]:
        """Return the position as one hashable value."""
        (red, red_riders), (white, white_riders) = self.camps
        camps = red + 16 * (red_riders + 16 * (white + 16 * white_riders))
        return (*self.walkers, *self.riders, self.turn, camps)

    def restore(self, snapshot: tuple[int, ...]) -> None:
        """Restore the position of a snapshot."""
        red, white, red_riders, white_riders, self.turn, camps = snapshot
        self.walkers, self.riders = (red, white), (red_riders, white_riders)
        self.camps = [(camps & 15, camps >> 4 & 15), (camps >> 8 & 15, camps >> 12)]

    def winner(self) -> int | None:
        """Return the side with six inside, or with one inside and no enemy pedestrian left."""
        for side in (1 - self.turn, self.turn):
            inside = (self.walkers[side] & INSIDE).bit_count()
            other = 1 - side
            is_alone = not self.walkers[other] and not self.camps[other][0]
            if inside == SIX or (inside and is_alone):
                return side
        return None


def _ridden(riders: int, paths: tuple[Path, ...]) -> int:
    """Return the bits that change for the riders among several men."""
    flips = 0
    for path in paths:
        if riders & bit(path[0]):
            flips ^= bit(path[0]) ^ bit(path[-1])
    return flips


def perft(position: Position, depth: int) -> int:
    """Return the number of lines of so many turns; a won game ends its line."""
    if position.winner() is not None:
        return 0 if depth else 1
    if depth == 0:
        return 1
    moves = position.moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        saved = position.push(move)
        count += perft(position, depth - 1)
        position.pull(move, saved)
    return count
