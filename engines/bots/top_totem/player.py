"""The searching player of TOP TOTEM, from child to hard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engines.bots.chooser import Choice, pick
from engines.bots.top_totem import placing, reasons
from engines.bots.top_totem.calls import by_call
from engines.bots.top_totem.tree import DEEPEST, Tree
from engines.top_totem import moves
from engines.top_totem.board import read_board
from engines.top_totem.listing import as_move
from engines.top_totem.position import Position
from engines.top_totem.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engines.bots.chooser import Turn
    from engines.bots.top_totem.tree import Ranked
    from engines.core.game import RandomSource
    from engines.top_totem.tables import Listed
    from engines.top_totem.view import View


@dataclass(frozen=True, slots=True)
class Strength:
    """How far a player looks, how near to the best it plays, and whether it calls TOP!."""

    seconds: float
    deepest: int = DEEPEST
    spread: int = 0
    blunders_one_in: int = 0
    calls: bool = True


STRENGTHS: Final = {
    "child": Strength(0.2, deepest=1, spread=60, blunders_one_in=4, calls=False),
    "easy": Strength(0.3, deepest=2, spread=25, blunders_one_in=12),
    "medium": Strength(0.5, deepest=4, spread=8),
    "hard": Strength(1.0),
}


@dataclass(frozen=True, slots=True)
class Analysis:
    """What looking ahead found: the best move, its worth for the seat, how deep, what follows."""

    move: Any
    score: int
    depth: int
    nodes: int
    line: tuple[Any, ...]


class Seeker:
    """Looks ahead as far as its time allows; the caller brings the clock, in seconds."""

    def __init__(self, strength: Strength, now: Callable[[], float]) -> None:
        self._strength = strength
        self._now = now

    def choose(self, turn: Turn, random: RandomSource) -> Choice | None:
        """Return the best move it can see, or None where it has nothing to say."""
        view: View = turn.view
        if not turn.moves:
            return None
        if moves.Announce() in turn.moves:
            return Choice(moves.Announce(), "announces")
        if not turn.is_awaited:
            return self._call(view, turn) if self._strength.calls else None
        if len(turn.moves) == 1:
            return Choice(turn.moves[0], "only")
        if view.phase is Phase.PLACE:
            return placing.choose(turn, random)
        return self._search(view, turn, random)

    def analyse(self, view: View, legal: tuple[Any, ...]) -> Analysis | None:
        """Return the best move of the side to move, or None where nothing can be searched."""
        if view.phase is not Phase.PLAY:
            return None
        tree, ranked, depth = self._rank(view, legal)
        return _analysis(tree, ranked, depth) if ranked else None

    def _search(self, view: View, turn: Turn, random: RandomSource) -> Choice:
        blunders = self._strength.blunders_one_in
        if blunders and not random.randrange(0, blunders):
            return Choice(pick(turn.moves, random), "whim")
        tree, ranked, depth = self._rank(view, tuple(turn.moves))
        best = ranked[0][0]
        near = [item for item in ranked if item[0] >= best - self._strength.spread]
        chosen = pick(near, random) if self._strength.spread else ranked[0]
        found = _analysis(tree, [chosen], depth)
        return Choice(found.move, *reasons.why(view, found, chosen[1]))

    def _rank(self, view: View, legal: tuple[Any, ...]) -> tuple[Tree, list[Ranked], int]:
        tree, position = self._tree(view)
        allowed = set(legal)
        known = [listed for listed in position.moves() if as_move(listed) in allowed]
        if not known:
            return tree, [], 0
        ranked, depth = tree.rank(
            known, deepest=self._strength.deepest, spread=self._strength.spread
        )
        return tree, ranked, depth

    def _tree(self, view: View, share: float = 1.0) -> tuple[Tree, Position]:
        position = position_of(view)
        until = self._now() + self._strength.seconds * share
        tree = Tree(position, view.options, lambda: self._now() >= until, view.history)
        return tree, position

    def _call(self, view: View, turn: Turn) -> Choice | None:
        """Return the call that hurts the other side most, if there is one to make."""
        tree, position = self._tree(view, _CALL_SHARE)
        captures = position.captures()
        answers = by_call(captures, position.riders[1 - position.turn], view.options)
        named = {moves.Top(*name): turns for name, turns in answers.items()}
        open_to = {move: turns for move, turns in named.items() if move in turn.moves}
        if not open_to:
            return Choice(moves.Top(), "calls") if answers and moves.Top() in turn.moves else None
        worst = _worst(tree, open_to)
        return Choice(worst, "calls-named", {"piece": worst.piece, "victim": worst.victim})


_CALL_SHARE: Final = 0.3
_CALL_DEPTH: Final = 4
_LINE: Final = 4


def _worst(tree: Tree, answers: Mapping[moves.Top, list[Listed]]) -> moves.Top:
    """Return the call whose best answer is worst, all of them being looked at equally deep."""
    worst = next(iter(answers))
    for depth in range(1, _CALL_DEPTH + 1):
        worth = {call: tree.rank(turns, deepest=depth)[0][0][0] for call, turns in answers.items()}
        if tree.is_late():
            break
        worst = min(worth, key=worth.__getitem__)
    return worst


def _analysis(tree: Tree, ranked: list[Ranked], depth: int) -> Analysis:
    score, listed = ranked[0]
    line = tuple(as_move(step) for step in tree.line(listed, min(_LINE, max(1, depth))))
    return Analysis(line[0], score, depth, tree.nodes, line)


def position_of(view: View) -> Position:
    """Return the position that a view shows."""
    red, white = (side.camp for side in view.sides)
    camps = ((red.pedestrians, red.riders), (white.pedestrians, white.riders))
    if view.turn is None:
        raise ValueError("no side is to move")
    return Position(read_board(view.board), view.turn, view.options, camps)
