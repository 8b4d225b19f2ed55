"""Arriba! with real cards as it was: every face that is turned is entered, grabbed or not."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from engines.arriba import moves
from engines.arriba.state import Phase
from engines.core.match import begin
from engines.core.seats import CHANCE
from engines.core.verdicts import Applied
from tests.entries.arriba_evening import GAME, Evening
from tests.entries.arriba_people import presses_on
from tests.entries.counts import Counted

_FACE_TAPS: Final = 3
_REST_MS: Final = 700


class Scanned(Evening):
    """One match twice: by the box's own cards, and with each face told."""

    def __init__(self, random: Random, mistakes: float) -> None:
        super().__init__(random, mistakes, is_counted=True)
        self.box = begin(GAME, len(self.truth.seats), {"deck": "scanned"})

    def _turn(self) -> None:
        flipper = self.truth.flipper
        self._know(flipper, moves.Flip())
        self._know(CHANCE, moves.Reveal(self._later(_REST_MS)))
        self._name((flipper,))

    def _head(self) -> None:
        turners = tuple(seat for seat in self.truth.seats if self.truth.hands[seat].draw)
        self._know(CHANCE, moves.Reveal(self._later(3_000)))
        self._name(turners)

    def _look(self) -> None:
        presses = presses_on(self.random, self.truth, self.truth.shown_ns)
        for press in presses:
            self._both(press.seat, moves.Grab(press.at_ns))
        if not presses:
            self._both(CHANCE, moves.Timeout(self._later(1_500)))
            return
        self._at(presses[-1].at_ns)
        if GAME.view(self.box.state, None).awaits_face:
            self._told(moves.AsIs(), taps=1)
        known, heard = self._both(CHANCE, moves.Settle())
        self.count += Counted(actions=1)
        self._compare("verdict", self._verdicts(known), self._verdicts(heard))
        self._later(_REST_MS)
        if self.box.state.phase is Phase.LOOK and self.truth.phase is not Phase.LOOK:
            self._hear(CHANCE, moves.Timeout(self._later(1_500)))

    def _name(self, seats: tuple[Any, ...]) -> None:
        """Enter the faces that were just turned; a wrong one is taken back."""
        for seat in seats:
            card = self.truth.hands[seat].open[-1]
            self._told(moves.Flip(card), taps=_FACE_TAPS, seat=seat)

    def _told(self, move: Any, *, taps: int, seat: Any = None) -> None:
        asker = self.truth.flipper if seat is None else seat
        others = [other for other in GAME.candidates(self.box.state, asker) if other != move]
        if self._errs() and seat is not None:
            self._misname(asker, [one for one in others if isinstance(one, moves.Flip)])
        self.count += Counted(entries=1, taps=taps)
        self._hear(asker, move)

    def _misname(self, seat: Any, others: list[moves.Flip]) -> None:
        before = self.box
        applied = before.play(seat, self.random.choice(others))
        if isinstance(applied, Applied):
            self.box = applied.state
            self._take_back(before)


def play(random: Random, mistakes: float) -> Counted:
    """Play a whole match with every face told."""
    return Scanned(random, mistakes).play()
