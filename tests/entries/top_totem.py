"""TOP TOTEM beside its real board: a turn is tapped, TOP! is the button, a slip is taken back."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any, Final

from engines.core.judge import legal_moves
from engines.core.match import begin
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied
from engines.top_totem import moves
from engines.top_totem.game import TopTotem
from engines.top_totem.moves import Path
from engines.top_totem.state import Phase
from firmware_host.table.state import TableState
from firmware_host.table.undoing import before_last_decision
from tests.entries.counts import Counted, Mode

GAME: Final = TopTotem()
OPTIONS: Final = {"start": "bacarta", "rounds": 1}
CALLS: Final = 0.3
"""How often a side presses TOP! where it may."""
UNDO_TAPS: Final = 1
"""The host's "take back" is always on the host's page."""


class Board:
    """One game: what people do on the real board, and what they tap for it."""

    def __init__(self, random: Random, mistakes: float) -> None:
        self.random, self.mistakes = random, mistakes
        self.match = begin(GAME, 2, OPTIONS)
        self.true = self.match
        """The same game without the slips."""
        self.count = Counted(matches=1)

    def play(self) -> Counted:
        """Play the game to its end."""
        while GAME.outcome(self.match.state) is None:
            if self.match.state.phase is Phase.LOT:
                self._do(CHANCE, GAME.sample_chance(self.match.state, self.random, 0))
            else:
                self._turn()
        is_same = self.match.state == self.true.state
        return dataclasses.replace(self.count, wrong=0 if is_same else 1)

    def _turn(self) -> None:
        """Move a man on the real board and tap it; the other side may press its button first."""
        state = self.match.state
        other = Seat(1 - state.turn)
        # A press is no entry: the button is the call.
        if self.random.random() < CALLS and GAME.press(state, other, 0) is not None:
            self._do(other, moves.Top())
        legal = legal_moves(GAME, self.match.state, state.turn)
        move = self.random.choice(legal)
        if self.random.random() < self.mistakes and len(legal) > 1:
            self._slip(state.turn, self.random.choice([each for each in legal if each != move]))
        taps = _taps(legal, move)
        self._do(state.turn, move)
        count = self.count
        self.count = dataclasses.replace(
            count, actions=count.actions + 1, entries=count.entries + 1, taps=count.taps + taps
        )

    def _slip(self, seat: Seat, wrong: Any) -> None:
        """Tap another turn, see it, and take it back."""
        before, true = self.match, self.true
        self._do(seat, wrong)
        self.true = true
        self.match = before_last_decision(TableState(2, match=self.match), self.match)
        assert self.match.state == before.state
        self.count = dataclasses.replace(
            self.count, mistakes=self.count.mistakes + 1, repair_taps=UNDO_TAPS
        )

    def _do(self, seat: Seat, move: Any) -> None:
        applied = self.match.play(seat, move)
        really = self.true.play(seat, move)
        assert isinstance(applied, Applied), f"{GAME.write(move)!r} of {seat}: {applied}"
        assert isinstance(really, Applied)
        self.match, self.true = applied.state, really.state


def _taps(legal: Any, move: Any) -> int:
    """Return the taps of a turn as the page takes them: its end if only one trail leads there.

    `dashboard/src/games/top_totem/plays.ts` has the same words: `endsOf`, `nextTaps`.
    """
    if not isinstance(move, moves.Turn):
        return 1
    (path,) = move.paths
    paths = [each.paths[0] for each in legal if isinstance(each, moves.Turn)]
    for length in range(1, len(path)):
        begun = [each for each in paths if each[:length] == path[:length]]
        next_squares = {each[length] for each in begun if len(each) > length}
        ending = {_victims(each) for each in begun if each[-1] == path[-1]}
        if path[-1] not in next_squares and len(ending) == 1:
            return length + 1
    goes_on = any(len(each) > len(path) and each[: len(path)] == path for each in paths)
    return len(path) + goes_on


def _victims(path: Path) -> str:
    """Return whom a trail takes, in any order."""
    hops = moves.write_path(path).split("-")
    return " ".join(sorted(hop.partition("x")[2] for hop in hops if "x" in hop))


def _play(random: Random, mistakes: float) -> Counted:
    return Board(random, mistakes).play()


MODES: Final = {"real board": Mode(_play, "man moved", 1.0)}
