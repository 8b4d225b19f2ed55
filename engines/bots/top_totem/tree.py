"""Alpha-beta search with iterative deepening.

TOP! only restricts the reply, so calling it never hurts the caller, and naming the worst capture
helps most. The search assumes this of both sides: where a capture can be made due, the value of a
position is that of the capture which is worst for the side that must make it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from engines.bots.top_totem import chances, weights
from engines.bots.top_totem.calls import by_call
from engines.bots.top_totem.strengths import DEEPEST
from engines.core.seats import Seat
from engines.top_totem.board.bitboard import INSIDE
from engines.top_totem.board.position import Position
from engines.top_totem.board.tables import Listed
from engines.top_totem.board.zobrist import key_of
from engines.top_totem.options import Options

Entry = tuple[int, int, int, "Listed | None"]
"""Depth searched, bound, value, best move."""
Ranked = tuple[int, "Listed"]
Key = tuple[int, ...]

_EXACT, _AT_LEAST, _AT_MOST = range(3)
_ENDLESS: Final = 10 * weights.WON
_LOOK_AT_CLOCK: Final = 63
_CALM_BELOW: Final = -6
_REDUCE_AFTER: Final = 5
_REDUCE_FROM: Final = 2
_LIKED_AT_MOST: Final = 90
_WORN_AHEAD: Final = 3


class OutOfTimeError(Exception):
    """The time of the search is up."""


class Tree:
    """A search from one position; `is_up` says when its time is over."""

    def __init__(
        self,
        position: Position,
        options: Options,
        is_up: Callable[[], bool],
        seen: Sequence[int] = (),
    ) -> None:
        self.nodes = 0
        self._ply = 0
        self._position = position
        self._options = options
        self._is_up = is_up
        self._table: dict[Key, Entry] = {}
        self._liked: dict[tuple[int, int], int] = {}
        self._seen = Counter(seen)
        # Positions that would end the game if they were repeated once more.
        self._worn = {key for key, stood in self._seen.items() if stood + 1 >= options.repetitions}

    def rank(
        self, moves: Sequence[Listed], *, deepest: int = DEEPEST, spread: int = 0
    ) -> tuple[list[Ranked], int]:
        """Return the moves with their values, best first, and the depth reached.

        A value is exact within the spread below the best; further down it is a bound.
        """
        ranked = [(0, move) for move in self._ordered(moves, None)]
        reached, before = 0, self._position.snapshot()
        for depth in range(1, deepest + 1):
            try:
                ranked = self._rank_at(ranked, depth, spread)
            except OutOfTimeError:
                self._position.restore(before)
                self._ply = 0
                break
            reached = depth
            if abs(ranked[0][0]) > weights.WON // 2:
                break
        return ranked, reached

    def is_late(self) -> bool:
        """Tell whether the time is up."""
        return self._is_up()

    def line(self, move: Listed, most: int) -> list[Listed]:
        """Return the principal variation that begins with the move."""
        found, before = [move], self._position.snapshot()
        self._position.push(move)
        while len(found) < most:
            entry = self._table.get(self._position.snapshot())
            if entry is None or entry[3] is None:
                break
            found.append(entry[3])
            self._position.push(entry[3])
        self._position.restore(before)
        return found

    def _rank_at(self, before: list[Ranked], depth: int, spread: int) -> list[Ranked]:
        """Return all moves searched to one depth, with a window around the best value."""
        ranked: list[Ranked] = []
        best, score = -_ENDLESS, weights.weigh(self._position)
        for _, move in before:
            after = -(score + self._gain(move))
            saved = self._position.push(move)
            value = self._root_value(depth, spread - best, after)
            self._position.pull(move, saved)
            ranked.append((value, move))
            best = max(best, value)
        return sorted(ranked, key=lambda item: -item[0])

    def _root_value(self, depth: int, beta: int, score: int) -> int:
        """Return the value for the side that moved last; a repeated position counts half."""
        stood = self._seen[self._key()]
        value = -self._value(depth - 1, -_ENDLESS, beta, score)
        return value // 2 if stood and 0 < value < weights.WON // 2 else value

    def _value(self, depth: int, alpha: int, beta: int, score: int) -> int:
        """Return the value for the side to move; `score` is its material score."""
        self.nodes += 1
        if not self.nodes & _LOOK_AT_CLOCK and self._is_up():
            raise OutOfTimeError
        ended = weights.DRAWN if self._is_worn() else self._ended()
        if ended is not None:
            return ended
        key = self._position.snapshot()
        entry = self._table.get(key)
        if entry is not None and entry[0] >= depth:
            value = _usable(entry, alpha, beta)
            if value is not None:
                return value
        captures = self._position.captures()
        called = self._called(captures) if captures else None
        if called:
            value, best = self._forced(called, depth, alpha, beta, score)
        elif depth <= 0:
            value, best = self._calm(captures, depth, alpha, beta, score)
        else:
            first = entry[3] if entry is not None else None
            moves = self._ordered(self._position.moves(), first)
            value, best = self._best_of(moves, depth, alpha, beta, score)
        bound = _AT_MOST if value <= alpha else _AT_LEAST if value >= beta else _EXACT
        self._table[key] = (depth, bound, value, best)
        return value

    def _called(self, captures: list[Listed]) -> list[list[Listed]]:
        """Return the sets of turns to which a call of the other side can restrict the reply."""
        position = self._position
        answers = by_call(captures, position.riders[1 - position.turn], self._options)
        if not answers or self._options.top_names:
            return list(answers.values())
        return [captures]

    def _forced(
        self, called: list[list[Listed]], depth: int, alpha: int, beta: int, score: int
    ) -> tuple[int, Listed | None]:
        """Return the value after the worst call of the other side."""
        worst, chosen = _ENDLESS, None
        for answers in called:
            moves = self._ordered(answers, None)
            value, best = self._best_of(moves, depth, alpha, min(beta, worst), score)
            if value < worst:
                worst, chosen = value, best
            if worst <= alpha:
                break
        return worst, chosen

    def _calm(
        self, captures: list[Listed], depth: int, alpha: int, beta: int, score: int
    ) -> tuple[int, Listed | None]:
        """Return the quiescence value: static, or after captures that no call can force."""
        value = score + chances.lead(self._position)
        if value >= beta or depth < _CALM_BELOW or not captures:
            return value, None
        taking, best = self._best_of(
            self._ordered(captures, None), depth, max(alpha, value), beta, score
        )
        return (taking, best) if taking > value else (value, None)

    def _best_of(
        self, moves: Sequence[Listed], depth: int, alpha: int, beta: int, score: int
    ) -> tuple[int, Listed | None]:
        position = self._position
        best, chosen = -_ENDLESS, None
        for place, move in enumerate(moves):
            after = -(score + self._gain(move))
            saved = position.push(move)
            self._ply += 1
            is_late = place >= _REDUCE_AFTER and depth >= _REDUCE_FROM and not move[2]
            value = -self._value(depth - 1 - is_late, -beta, -alpha, after)
            if is_late and value > alpha:
                value = -self._value(depth - 1, -beta, -alpha, after)
            self._ply -= 1
            position.pull(move, saved)
            if value > best:
                best, chosen = value, move
                alpha = max(alpha, value)
            if alpha >= beta:
                if not move[2]:
                    liked = (move[0], move[1])
                    self._liked[liked] = self._liked.get(liked, 0) + depth * depth
                break
        return best, chosen

    def _is_worn(self) -> bool:
        """Tell whether the game ends here by repetition; deeper in the tree it is not assumed."""
        return bool(self._worn) and self._ply <= _WORN_AHEAD and self._key() in self._worn

    def _key(self) -> int:
        return key_of(self._position.board(), Seat(self._position.turn))

    def _ended(self) -> int | None:
        """Return the value of a game that the last turn ended, or None."""
        position = self._position
        me, they = position.turn, 1 - position.turn
        has_men = position.walkers[me] or position.camps[me][0]
        theirs = position.walkers[they] & INSIDE
        if theirs == INSIDE or (theirs and not has_men):
            return -weights.won(position.walkers[they], self._ply)
        if not has_men and not position.walkers[they] and not position.camps[they][0]:
            return weights.DRAWN
        return None

    def _gain(self, move: Listed) -> int:
        position = self._position
        return weights.gain(move, position.turn, position.walkers[1 - position.turn])

    def _ordered(self, moves: Sequence[Listed], first: Listed | None) -> list[Listed]:
        """Return the moves in search order, one for each resulting board."""
        liked = self._liked
        unlike = {(move[0], move[1], move[2]): move for move in moves}.values()
        return sorted(
            unlike,
            key=lambda move: (
                move != first,
                -self._gain(move) - min(liked.get((move[0], move[1]), 0), _LIKED_AT_MOST),
            ),
        )


def _usable(entry: Entry, alpha: int, beta: int) -> int | None:
    """Return the stored value if it is usable in this window."""
    _, bound, value, _ = entry
    is_enough = (
        bound == _EXACT
        or (bound == _AT_LEAST and value >= beta)
        or (bound == _AT_MOST and value <= alpha)
    )
    return value if is_enough else None
