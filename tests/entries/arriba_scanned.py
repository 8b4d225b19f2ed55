"""Arriba! with real cards that are all named: some late, some before those of others."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from engines.arriba import moves
from engines.arriba.components import Card
from engines.arriba.play.claims import claim_of
from engines.arriba.state import Phase
from engines.arriba.tops import may_name_card
from engines.core.first_press import Press
from engines.core.match import begin
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied
from tests.entries.arriba_evening import GAME, Evening
from tests.entries.arriba_people import presses_on
from tests.entries.counts import Counted

_FACE_TAPS: Final = 1
"""A shape alone in the picker, which stays open."""
_LATE: Final = 0.15
"""How often a card is named only after another one, or after the presses."""
_REST_MS: Final = 700


class Scanned(Evening):
    """One match twice: by the box's own cards, and with each face told."""

    def __init__(self, random: Random, mistakes: float) -> None:
        super().__init__(random, mistakes, is_counted=True)
        self.box = begin(GAME, len(self.truth.seats), {"deck": "scanned"})
        self.unnamed: list[tuple[Seat, Card]] = []
        """The cards that lie open and were not named, the oldest first."""

    def _turn(self) -> None:
        flipper = self.truth.flipper
        self._know(flipper, moves.Flip())
        self._know(CHANCE, moves.Reveal(self._later(_REST_MS)))
        self._turned((flipper,))
        if self.truth.phase is not Phase.LOOK and not self._is_late_head():
            self._name_all()

    def _head(self) -> None:
        turners = tuple(seat for seat in self.truth.seats if self.truth.hands[seat].draw)
        is_late = bool(self.unnamed)
        self._know(CHANCE, moves.Reveal(self._later(3_000)))
        # Who turned just before the head would turn twice in a row: the box asks for the head.
        last = {self.unnamed[0][0], self.box.state.turned_by} if is_late else set[Seat]()
        others = [seat for seat in turners if seat not in last]
        self.random.shuffle(others)
        self._turned(tuple(others))
        # The head is named after the cards of the others, and before the one above it.
        self.unnamed.sort(key=lambda card: is_late and card[1] == "head")
        late = [seat for seat in turners if seat not in others]
        self._turned(tuple(late))
        self._name_all()

    def _is_late_head(self) -> bool:
        """Tell whether a head waits to be named, and is the only card that does."""
        is_head = self.truth.phase is Phase.HEAD and len(self.unnamed) == 1
        return is_head and self.random.random() < _LATE

    def _look(self) -> None:
        presses = presses_on(self.random, self.truth, self.truth.shown_ns)
        is_quick = bool(presses) and self._is_unknown(presses[0])
        if not is_quick or self.random.random() >= _LATE:
            self._name_in_time(is_stopped=bool(presses))
        for press in presses:
            self._both(press.seat, moves.Grab(press.at_ns))
        if not presses:
            self._know(CHANCE, moves.Timeout(self._later(1_500)))
            if self.truth.phase in (Phase.DEAL, Phase.OVER):
                self._name_all()
            if self.box.state.phase is Phase.LOOK:
                self._hear(CHANCE, moves.Timeout(self.now_ns))
            return
        self._at(presses[-1].at_ns)
        self._name_newest_first()
        if GAME.view(self.box.state, None).awaits_face:
            self._told(Seat(0), moves.AsIs())
        known, heard = self._both(CHANCE, moves.Settle())
        self.count += Counted(actions=1)
        self._compare("verdict", self._verdicts(known), self._verdicts(heard))
        self._later(_REST_MS)
        if self.box.state.phase is Phase.LOOK and self.truth.phase is not Phase.LOOK:
            self._hear(CHANCE, moves.Timeout(self._later(1_500)))

    def _is_unknown(self, press: Press) -> bool:
        """Tell whether the press waits for its card: else the box judges by those it knows."""
        return claim_of(self.box.state, press) is None

    def _turned(self, seats: tuple[Seat, ...]) -> None:
        self.unnamed += [(seat, self.truth.hands[seat].open[-1]) for seat in seats]

    def _name_in_time(self, *, is_stopped: bool) -> None:
        """Name what lies there; now and then the last card is left for later, or goes first."""
        is_late = not is_stopped and len(self.unnamed) == 1 and self.random.random() < _LATE
        if is_late and any(hand.draw for hand in self.truth.hands):
            return
        self._name_newest_first()

    def _name_newest_first(self) -> None:
        """Enter the card that was turned last, then what is missing before it."""
        if self.unnamed and may_name_card(self.box.state, self.unnamed[-1][0]):
            self.unnamed.insert(0, self.unnamed.pop())
        self._name_all()

    def _name_all(self) -> None:
        """Enter the faces that were not named yet; a wrong one is taken back."""
        while self.unnamed:
            seat, card = self.unnamed.pop(0)
            self._told(seat, moves.Flip(Card(card[0]) if len(card) == len("Ar") else card))

    def _told(self, seat: Seat, move: Any) -> None:
        others = [other for other in GAME.candidates(self.box.state, seat) if other != move]
        if self._errs() and isinstance(move, moves.Flip):
            self._misname(seat, [one for one in others if isinstance(one, moves.Flip)])
        self.count += Counted(entries=1, taps=_FACE_TAPS)
        self._hear(seat, move)

    def _misname(self, seat: Any, others: list[moves.Flip]) -> None:
        before = self.box
        applied = before.play(seat, self.random.choice(others))
        if isinstance(applied, Applied):
            self.box = applied.state
            self._take_back(before)


def play(random: Random, mistakes: float) -> Counted:
    """Play a whole match with every face told."""
    return Scanned(random, mistakes).play()
