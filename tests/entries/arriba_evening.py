"""Arriba! with real cards: people answer what lay there, beside the exact engine on true cards."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any, Final

from engines.arriba import moves
from engines.arriba.game import Arriba
from engines.arriba.play.answers import answered_rest, is_decided
from engines.arriba.sayings import Count, Lay
from engines.arriba.state import Phase, State
from engines.arriba.tops import matches
from engines.core.first_press import Press
from engines.core.match import Match, begin
from engines.core.notation import NS_PER_MS
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied
from firmware_host.table.state import TableState
from firmware_host.table.undoing import before_last_decision
from tests.entries.arriba_compare import is_idle, piles, verdicts
from tests.entries.arriba_people import another, next_duel, presses_on, what_lay
from tests.entries.counts import Counted

GAME: Final = Arriba()
SEATS: Final = range(3, 9)
SELFLESS: Final = 0.8
"""How often the answer comes from a seat whose word is enough."""
BY_HOST: Final = 0.9
"""Up to this share it is the host; the rest is said by a winner, and confirmed by a second one."""
UNDO_TAPS: Final = 1
"""The host's "take back" is always on the host's page."""
JUMPS: Final = 0.005
"""How often somebody presses while a card is being turned, or at a head."""
_SLOW_HIT: Final = 0.1
_SLOW_HIT_MS: Final = 300
_REST_MS: Final = 700


class Evening:
    """One match twice: by the exact engine on the true cards, and as the box hears of it."""

    def __init__(self, random: Random, mistakes: float, *, is_counted: bool) -> None:
        self.random, self.mistakes, self.is_counted = random, mistakes, is_counted
        seats = random.choice(SEATS)
        self.true = begin(GAME, seats, {"deck": "box"})
        self.box = begin(GAME, seats, {"deck": "judged"})
        self.now_ns = 0
        self.wrong: list[str] = []
        self.count = Counted(matches=1)

    def play(self) -> Counted:
        """Play until the last round is counted, and return what it took."""
        while GAME.outcome(self.true.state) is None:
            self._step()
        self._compare("outcome", GAME.outcome(self.true.state), GAME.outcome(self.box.state))
        return dataclasses.replace(self.count, wrong=int(bool(self.wrong)))

    @property
    def truth(self) -> State:
        """Return what really lies on the table."""
        state: State = self.true.state
        return state

    def _step(self) -> None:
        match self.truth.phase:
            case Phase.DEAL:
                deal = GAME.sample_chance(self.truth, self.random, self.now_ns)
                assert isinstance(deal, moves.Deal)
                self._know(CHANCE, deal)
                self._hear(CHANCE, moves.Deal(deal.at_ns, deal.first))
                self._at(deal.at_ns)
            case Phase.FLIP:
                self._turn()
            case Phase.HEAD:
                self._head()
            case Phase.LOOK:
                self._look()
            case Phase.SIGNAL:
                signal = moves.Signal(self._later(1_000))
                self._both(CHANCE, signal)
            case Phase.REGRAB:
                self._regrab()
            case _:
                raise AssertionError(self.truth.phase)

    def _turn(self) -> None:
        """Turn the next card; who counts hits the button in the middle."""
        self._know(self.truth.flipper, moves.Flip())
        self._mispress()
        at_ns = self._later(_REST_MS)
        self._know(CHANCE, moves.Reveal(at_ns))
        if self.is_counted and self.truth.phase is not Phase.LOOK:
            self._hit(at_ns)

    def _hit(self, at_ns: int) -> None:
        """Hit the button in the middle, now and then once too often, which is taken back."""
        self._hear(CHANCE, moves.Turned(at_ns))
        if self._errs() and GAME.table_button(self.box.state, at_ns + 1):
            before = self.box
            self._hear(CHANCE, moves.Turned(at_ns + 1))
            self._take_back(before)

    def _head(self) -> None:
        """Let all turn a card on the signal; the hand that counted the head holds the button."""
        was_told = self._mispress()
        if self.is_counted and not was_told:
            self._hear(CHANCE, Lay("head"))
        at_ns = self._later(3_000)
        self._know(CHANCE, moves.Reveal(at_ns))

    def _mispress(self) -> bool:
        """Press now and then where nothing may be grabbed; people say that it does not count."""
        if self.random.random() >= JUMPS or matches(self.truth):
            return False
        press = Press(self._later(100), self.random.choice(self.truth.seats))
        self._both(press.seat, moves.Grab(press.at_ns))
        self._grab(self.truth, (press,))
        return True

    def _look(self) -> None:
        """Press for what lies there and say what it was, or go on."""
        state, at_ns = self.truth, self.truth.shown_ns
        presses = presses_on(self.random, state, at_ns)
        is_due = self.is_counted and self.box.state.turned_ns < at_ns and state.head is None
        is_slow = bool(presses) and self.random.random() < _SLOW_HIT
        if is_due and not is_slow:
            self._hit(at_ns)
        for press in presses:
            self._both(press.seat, moves.Grab(press.at_ns))
            if is_due and is_slow and press == presses[0]:
                self._hear(CHANCE, moves.Turned(press.at_ns + _SLOW_HIT_MS * NS_PER_MS))
        if presses:
            self._at(presses[-1].at_ns)
            self._grab(state, presses)
        else:
            self._know(CHANCE, moves.Timeout(self._later(1_500)))
        self._end_round()

    def _grab(self, state: State, presses: tuple[Press, ...]) -> None:
        """Answer the question, and compare the verdicts."""
        known = self._know(CHANCE, moves.Settle())
        lay = what_lay(state, presses)
        heard = self._answer(lay)
        heard += self._answer_more(state, lay, len(self._verdicts(known)))
        self.count = dataclasses.replace(self.count, actions=self.count.actions + 1)
        if not is_idle(known):
            self._compare("verdict", self._verdicts(known), self._verdicts(heard))
        self._compare_piles()
        self._at(presses[-1].at_ns + _REST_MS * NS_PER_MS)

    def _answer_more(self, state: State, lay: Lay, most: int) -> list[Any]:
        """Say the other duels of the flip one by one, unless the round ended before."""
        heard: list[Any] = []
        judged = set(lay.seats)
        for place in range(1, len(state.seats)):
            is_over = len(self.truth.scores) > len(self.box.state.scores)
            more = next_duel(state, self.box.state.rest, judged)
            if more is None or (is_over and place >= most):
                break
            if not answered_rest(self.box.state, more):
                break
            heard += self._answer(more)
            judged |= set(more.seats)
        return heard

    def _regrab(self) -> None:
        """Let the tied seats race again."""
        tied = self.truth.tied_seats
        at_ns = self._later(300)
        for place, seat in enumerate(self.random.sample(tied, len(tied))):
            self._both(seat, moves.Grab(at_ns + place * 80 * NS_PER_MS))
        known, heard = self._both(CHANCE, moves.Settle())
        self._compare("heat", self._verdicts(known), self._verdicts(heard))
        self._compare_piles()
        self._later(_REST_MS)
        self._end_round()

    def _answer(self, lay: Lay) -> list[Any]:
        """Say what lay there: mostly who loses by it, else the host, else a winner and a second."""
        if self._errs():
            self._slip(lay)
        seats = list(self.truth.seats)
        self.random.shuffle(seats)
        enough = [seat for seat in seats if is_decided(self.box.state, seat, lay)]
        unsure = [seat for seat in seats if seat not in enough]
        share = self.random.random()
        if enough and (share < SELFLESS or (share >= BY_HOST and not unsure)):
            return self._enter(enough[0], lay)
        if share < BY_HOST or not unsure:
            return self._enter(CHANCE, lay)
        self._enter(unsure[0], lay)
        confirmed = next(seat for seat in seats if seat != unsure[0])
        return self._enter(confirmed, lay, is_confirmed=True)

    def _slip(self, right: Lay) -> None:
        """Answer wrongly: what decided is taken back, and nobody confirms what did not."""
        lay = another(self.random, self.truth, right)
        seat = self.random.choice([CHANCE, *self.truth.seats])
        before = self.box
        applied = before.play(seat, lay)
        if not isinstance(applied, Applied):
            return
        self.box = applied.state
        if is_decided(before.state, seat, lay):
            self._take_back(before)
        else:
            self._told_mistake(0)

    def _take_back(self, before: Match) -> None:
        back = before_last_decision(TableState(len(self.truth.seats), match=self.box), self.box)
        assert back.state == before.state
        self.box = back
        self._told_mistake(UNDO_TAPS)

    def _told_mistake(self, taps: int) -> None:
        self.count += Counted(mistakes=1, repair_taps=taps)

    def _errs(self) -> bool:
        return self.random.random() < self.mistakes

    def _end_round(self) -> None:
        """Count the cards that are left, where the round is over."""
        if len(self.truth.scores) == len(self.box.state.scores):
            return
        count = Count(self.truth.scores[-1])
        enough = [seat for seat in self.truth.seats if is_decided(self.box.state, seat, count)]
        if self.is_counted:
            self._compare("may end", True, GAME.view(self.box.state, None).may_end)
            self._compare("count", True, bool(enough))
        self._enter(self.truth.seats[0], count)
        if not enough:
            self._enter(self.truth.seats[1], count, is_confirmed=True)

    def _enter(self, seat: Seat, said: Lay | Count, *, is_confirmed: bool = False) -> list[Any]:
        taps = 1 if is_confirmed else _taps(said, is_counted=self.is_counted)
        self.count += Counted(entries=1, taps=taps)
        return self._hear(seat, said)

    def _both(self, seat: Seat, move: Any) -> tuple[list[Any], list[Any]]:
        return self._know(seat, move), self._hear(seat, move)

    def _know(self, seat: Seat, move: Any) -> list[Any]:
        self.true, events = _played(self.true, seat, move)
        return events

    def _hear(self, seat: Seat, move: Any) -> list[Any]:
        self.box, events = _played(self.box, seat, move)
        return events

    def _later(self, after_ms: int) -> int:
        self._at(self.now_ns + after_ms * NS_PER_MS)
        return self.now_ns

    def _at(self, at_ns: int) -> None:
        clocks = (GAME.clock(self.true.state), GAME.clock(self.box.state))
        self.now_ns = max(self.now_ns, at_ns, *clocks)

    def _compare(self, what: str, known: Any, heard: Any) -> None:
        if known != heard:
            self.wrong.append(f"{what}: {known} is not {heard}")

    def _compare_piles(self) -> None:
        """Compare how many cards lie where, and who goes on, where the box knows it."""
        box: State = self.box.state
        if self.is_counted and self.truth.phase is Phase.FLIP and box.phase is Phase.FLIP:
            self._compare("piles", piles(self.truth), piles(box))
            self._compare("next", self.truth.flipper, box.flipper)

    def _verdicts(self, events: list[Any]) -> list[Any]:
        return verdicts(events, is_counted=self.is_counted)


def _played(match: Match, seat: Seat, move: Any) -> tuple[Match, list[Any]]:
    applied = match.play(seat, move)
    assert isinstance(applied, Applied), f"{GAME.write(move)!r} of {seat}: {applied}"
    return applied.state, list(applied.events)


def _taps(said: Lay | Count, *, is_counted: bool = True) -> int:
    """Return the taps of an entry: the seats of one shape, the digits of numbers that differ."""
    if isinstance(said, Count):
        return 1 if is_counted else 1 + sum(len(str(cards)) for cards in said.cards)
    return len(said.seats) or 1
