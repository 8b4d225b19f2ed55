"""A mutable position for search: bits that change in place and can be restored."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.top_totem.board import generator
from engines.top_totem.board.bitboard import INSIDE, Board, bit
from engines.top_totem.board.raids import raids
from engines.top_totem.board.tables import (
    NEAR,
    OUTSIDE,
    PASSING,
    RIDE,
    RIDE_IN,
    RIDER_JUMPS,
    SEVERAL,
    WALK,
    WALK_IN,
    Listed,
    tables_for,
)
from engines.top_totem.components import SIDES, SIX
from engines.top_totem.options import Options
from engines.top_totem.state import Men

Saved = tuple[int, int, int, int]


class Position:
    """The men of both sides, the camps and the side to move, without calls and repetition."""

    __slots__ = ("_options", "_tables", "_to_the_end", "camps", "riders", "turn", "walkers")

    def __init__(self, board: Board, turn: Seat, options: Options, camps: tuple[Men, Men]) -> None:
        self.walkers = list(board.pedestrians)
        self.riders = list(board.riders)
        self.camps = [[men.pedestrians, men.riders] for men in camps]
        self.turn = int(turn)
        self._options = options
        self._tables = tuple(tables_for(seat, options) for seat in SIDES)
        self._to_the_end = options.chain == "to_the_end"

    def board(self) -> Board:
        """Return the board."""
        return Board((self.walkers[0], self.walkers[1]), (self.riders[0], self.riders[1]))

    def moves(self) -> list[Listed]:
        """Return every turn of the side to move, a pass when there is no other."""
        me = self.turn
        walkers, riders = self.walkers[me], self.riders[me]
        foes = self.walkers[1 - me] | self.riders[1 - me]
        free = generator.free_squares(walkers, riders, foes)
        found = self._captures(walkers, riders, foes, free)
        found += generator.steps_of_walkers(walkers, free, self._tables[me])
        found += generator.steps_of_riders(riders, free, self._tables[me])
        if self.camps[me][0] or self.camps[me][1]:
            found += self._entries(free, foes)
        return found or [PASSING]

    def captures(self) -> list[Listed]:
        """Return every turn of the side to move that captures."""
        me = self.turn
        walkers, riders = self.walkers[me], self.riders[me]
        foes = self.walkers[1 - me] | self.riders[1 - me]
        return self._captures(walkers, riders, foes, generator.free_squares(walkers, riders, foes))

    def push(self, move: Listed) -> Saved:
        """Play a listed move and return what `pull` needs to undo it."""
        sort, flips, taken, paths = move
        me = self.turn
        foe = 1 - me
        saved = (self.walkers[0], self.walkers[1], self.riders[0], self.riders[1])
        if sort == WALK:
            self.walkers[me] ^= flips
        elif sort == RIDE:
            self.riders[me] ^= flips
        elif sort in (WALK_IN, RIDE_IN):
            self.camps[me][sort == RIDE_IN] -= 1
            (self.riders if sort == RIDE_IN else self.walkers)[me] ^= flips
        elif sort == SEVERAL:
            self.walkers[me] ^= flips
            for path in paths:
                if saved[2 + me] & bit(path[0]):
                    self.riders[me] ^= bit(path[0]) ^ bit(path[-1])
        if taken:
            self.walkers[foe] &= ~taken
            self.riders[foe] &= ~taken
        self.turn = foe
        return saved

    def pull(self, move: Listed, saved: Saved) -> None:
        """Undo a move."""
        me = self.turn = 1 - self.turn
        self.walkers[0], self.walkers[1], self.riders[0], self.riders[1] = saved
        if move[0] in (WALK_IN, RIDE_IN):
            self.camps[me][move[0] == RIDE_IN] += 1

    def snapshot(self) -> tuple[int, ...]:
        """Return the position as one hashable value."""
        (red, red_riders), (white, white_riders) = self.camps
        camps = red + 16 * (red_riders + 16 * (white + 16 * white_riders))
        return (*self.walkers, *self.riders, self.turn, camps)

    def restore(self, snapshot: tuple[int, ...]) -> None:
        """Restore the position of a snapshot."""
        red, white, red_riders, white_riders, self.turn, camps = snapshot
        self.walkers[:], self.riders[:] = (red, white), (red_riders, white_riders)
        self.camps = [[camps & 15, camps >> 4 & 15], [camps >> 8 & 15, camps >> 12]]

    def winner(self) -> int | None:
        """Return the side with six inside, or with one inside and no enemy pedestrian left."""
        for side in (1 - self.turn, self.turn):
            inside = (self.walkers[side] & INSIDE).bit_count()
            other = 1 - side
            is_alone = not self.walkers[other] and not self.camps[other][0]
            if inside == SIX or (inside and is_alone):
                return side
        return None

    def _captures(self, walkers: int, riders: int, foes: int, free: int) -> list[Listed]:
        tables, to_the_end = self._tables[self.turn], self._to_the_end
        found = generator.captures_of_walkers(walkers, foes, free, tables, to_the_end=to_the_end)
        found += generator.captures_of_riders(riders, foes, free, tables, to_the_end=to_the_end)
        if found and self._options.captures == "all_pieces":
            found += raids(walkers, riders, foes, tables, to_the_end=to_the_end)
        return found

    def _entries(self, free: int, foes: int) -> list[Listed]:
        tables = self._tables[self.turn]
        if self.camps[self.turn][0]:
            return [listed for entry, listed in tables.walk_in if free & entry]
        found = [listed for entry, listed in tables.ride_in if free & entry]
        if self._options.rider_entry == "one_more_coup":
            found += [longer for listed in found for longer in self._gone_on(listed, free, foes)]
        return found

    def _gone_on(self, listed: Listed, free: int, foes: int) -> list[Listed]:
        """Return the entries of a rider that continue with one more coup (P-16)."""
        ((square,),) = listed[3]
        found: list[Listed] = [
            (RIDE_IN, bit(end), 0, ((square, end),)) for end in NEAR[square] if free & bit(end)
        ]
        found += [
            (RIDE_IN, end, taken, (path,))
            for _, end, taken, path in generator.chains(
                (square,), foes & OUTSIDE, free, RIDER_JUMPS, to_the_end=self._to_the_end
            )
        ]
        return found


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
