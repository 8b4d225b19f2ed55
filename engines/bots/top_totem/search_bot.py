"""The search bot of TOP TOTEM, in four strengths."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engines.bots.chooser import Choice, Turn, pick
from engines.bots.top_totem import placement, weights
from engines.bots.top_totem.calls import by_call
from engines.bots.top_totem.strengths import Strength
from engines.bots.top_totem.tree import Ranked, Tree
from engines.core.game import RandomSource
from engines.top_totem import moves
from engines.top_totem.board.bitboard import read_board
from engines.top_totem.board.position import Position
from engines.top_totem.board.tables import WALK, Listed
from engines.top_totem.candidates import as_move
from engines.top_totem.components import ENCLOSURE
from engines.top_totem.state import Phase
from engines.top_totem.view import View


@dataclass(frozen=True, slots=True)
class Analysis:
    """The result of a search: the best move, its score for the seat, depth, nodes and line."""

    move: Any
    score: int
    depth: int
    nodes: int
    line: tuple[Any, ...]


class SearchBot:
    """Searches as deep as its time allows; `now` is the clock, in seconds."""

    def __init__(self, strength: Strength, now: Callable[[], float]) -> None:
        self._strength = strength
        self._now = now

    def choose(self, turn: Turn, random: RandomSource) -> Choice | None:
        """Return the best move found, or None if there is nothing to play or call."""
        view: View = turn.view
        if not turn.moves:
            return None
        if moves.Announce() in turn.moves:
            return Choice(moves.Announce(), "announces")
        if not turn.is_awaited:
            return self._call(view, turn) if self._strength.calls else None
        if len(turn.moves) == 1:
            return Choice(turn.moves[0], "only")
        if view.phase is Phase.SETUP:
            # A position is set up by people; a bot that must takes any.
            return Choice(pick(turn.moves, random), "whim")
        if view.phase is Phase.PLACE:
            return placement.choose(turn, random)
        return self._search(view, turn, random)

    def analyse(self, view: View, legal: tuple[Any, ...]) -> Analysis | None:
        """Return the best move of the side to move, or None outside of play."""
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
        return Choice(found.move, *why(view, found, chosen[1]))

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
        """Return the call whose best answer is worst for the other side, if any."""
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
    """Return the call whose best answer is worst, with all calls searched equally deep."""
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
    """Return the position of a view."""
    if view.turn is None:
        raise ValueError("no side is to move")
    red, white = (side.camp for side in view.sides)
    return Position(read_board(view.board), view.turn, view.options, (red, white))


def why(view: View, found: Analysis, chosen: Listed) -> tuple[str, dict[str, str | int]]:
    """Return the main reason: a win or loss, a due capture, a capture, the enclosure, or score.

    What the bot expects to follow stays its own.
    """
    facts: dict[str, str | int] = {"depth": found.depth}
    if found.score > weights.WON // 2:
        return "wins", facts
    if found.score < -weights.WON // 2:
        return "lost", facts
    if view.call is not None and view.call.is_binding:
        return "due", facts
    if chosen[2]:
        return "takes", {**facts, "taken": chosen[2].bit_count()}
    path = chosen[3][0] if chosen[3] else (0,)
    if chosen[0] == WALK and path[-1] in ENCLOSURE and path[0] not in ENCLOSURE:
        return "goes-inside", facts
    return "best", facts
