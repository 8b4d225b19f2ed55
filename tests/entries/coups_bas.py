"""TOTEM! with real cards: a table that knows its cards tells the box what it must know."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any, Final

from engines.core.judge import legal_moves
from engines.core.match import Match, begin
from engines.core.notation import NS_PER_MS
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied
from engines.coups_bas import moves
from engines.coups_bas.answers import answering, entitled
from engines.coups_bas.components import Card, kind_of
from engines.coups_bas.game import CoupsBas
from engines.coups_bas.state import Phase
from firmware_host.table.state import TableState
from firmware_host.table.undoing import before_last_decision
from tests.entries.counts import Counted, Mode

GAME: Final = CoupsBas()
SEATS: Final = range(3, 7)
ANSWERS: Final = 0.5
"""How often somebody who holds the answer plays it."""
UNDO_TAPS: Final = 1
"""The host's "take back" is always on the host's page."""
_ONLY_WITH_REAL_CARDS: Final = "coups_bas.last_moment"


class Evening:
    """One hand twice: by the exact engine on the true cards, and as the box hears of it."""

    def __init__(self, random: Random, mistakes: float, *, everybody_taps: bool) -> None:
        self.random, self.mistakes, self.everybody_taps = random, mistakes, everybody_taps
        seats = random.choice(SEATS)
        self.true = begin(GAME, seats, {"rounds": 1})
        self.box = begin(GAME, seats, {"rounds": 1, "deck": "table"})
        self.true_rules: list[str] = []
        self.box_rules: list[str] = []
        self.count = Counted(matches=1)

    def play(self) -> Counted:
        """Play until the hand is scored, and return what it took."""
        while GAME.outcome(self.true.state) is None:
            self._step()
        heard = [rule for rule in self.box_rules if rule != _ONLY_WITH_REAL_CARDS]
        is_same = heard == self.true_rules and (
            GAME.scores(self.true.state) == GAME.scores(self.box.state)
        )
        return dataclasses.replace(self.count, wrong=0 if is_same else 1)

    def _step(self) -> None:
        state = self.true.state
        match state.phase:
            case Phase.DEAL:
                deal = GAME.sample_chance(state, self.random, state.clock_ns)
                assert isinstance(deal, moves.Deal)
                self._both(CHANCE, deal, moves.Deal(deal.at_ns, deal.first))
            case Phase.OPENING:
                self._both(CHANCE, moves.Open(self._now_ns()), moves.Open(self._now_ns()))
            case Phase.WINDOW:
                self._window()
            case Phase.STEAL:
                # The real theft is done by hand: the box counts it along without being told.
                self._know(CHANCE, GAME.sample_chance(state, self.random, state.clock_ns))
            case _:
                self._act(state.active)

    def _act(self, seat: Seat) -> None:
        """Let the player in turn do something with real cards, and enter it."""
        legal = legal_moves(GAME, self.true.state, seat)
        chosen = self.random.choice(legal)
        if any(isinstance(move, moves.Play) for move in legal) and self.random.random() < 0.7:
            chosen = self.random.choice([move for move in legal if isinstance(move, moves.Play)])
        self._enter(seat, chosen)

    def _window(self) -> None:
        """Somebody presses and answers, or nobody does and the window is closed."""
        state = self.true.state
        wanted = [
            (seat, card)
            for seat in entitled(state)
            for card in state.players[seat].hand
            if kind_of(card) == answering(state) and self.random.random() < ANSWERS
        ]
        if wanted:
            seat, card = wanted[0]
            press = moves.Buzz(self._now_ns() + 350 * NS_PER_MS)
            self._both(seat, press, press)
            self._both(CHANCE, moves.Settle(), moves.Settle())
            self._enter(seat, moves.Answer(card))
            return
        self._close()
        self._hear(Seat(CHANCE), moves.Timeout(self.box.state.window.until_ns))
        self._know(Seat(CHANCE), moves.Timeout(state.window.until_ns))

    def _close(self) -> None:
        """Say that nobody answers; before, everybody but the last said so for himself."""
        if self.everybody_taps:
            asked = len(entitled(self.box.state))
            self._told(asked, asked)
            return
        state = self.box.state
        closer = state.chain[-1].seat if state.chain else state.ending.winners[0]
        self._hear(closer, moves.Close())
        self._hear(CHANCE, moves.Open(self._now_ns() + 1000 * NS_PER_MS))
        self._told(1, 1)

    def _enter(self, seat: Seat, move: Any) -> None:
        """Enter what was really done; a wrong entry is taken back first."""
        real = _as_entered(move)
        if self.random.random() < self.mistakes:
            self._slip(seat, real)
        self._both(seat, move, real)
        self.count = dataclasses.replace(self.count, actions=self.count.actions + 1)
        self._told(1, _taps(move, old=self.everybody_taps))

    def _slip(self, seat: Seat, real: Any) -> None:
        """Enter something else that the box cannot refuse, see it, and take it back."""
        others = [
            move
            for move in legal_moves(GAME, self.box.state, seat)
            if move != real and not isinstance(move, moves.STAMPED)
        ]
        if not others:
            return
        before, rules = self.box, list(self.box_rules)
        self._hear(seat, self.random.choice(others))
        back = before_last_decision(TableState(before.seats, match=self.box), self.box)
        assert back.state == before.state
        self.box, self.box_rules = back, rules
        self.count = dataclasses.replace(
            self.count, mistakes=self.count.mistakes + 1, repair_taps=UNDO_TAPS
        )

    def _told(self, entries: int, taps: int) -> None:
        count = self.count
        self.count = dataclasses.replace(
            count, entries=count.entries + entries, taps=count.taps + taps
        )

    def _both(self, seat: Seat, true: Any, heard: Any) -> None:
        self._hear(seat, heard)
        self._know(seat, true)

    def _know(self, seat: Seat, move: Any) -> None:
        self.true = _played(self.true, seat, move, self.true_rules)

    def _hear(self, seat: Seat, move: Any) -> None:
        self.box = _played(self.box, seat, move, self.box_rules)

    def _now_ns(self) -> int:
        """Return a time that is past for both tables, and before any deadline."""
        return max(GAME.clock(self.true.state), GAME.clock(self.box.state))


def _played(match: Match, seat: Seat, move: Any, rules: list[str]) -> Match:
    applied = match.play(seat, move)
    assert isinstance(applied, Applied), f"{GAME.write(move)!r} of {seat}: {applied}"
    rules += [event.rule for event in applied.events if hasattr(event, "rule")]
    return applied.state


def _as_entered(move: Any) -> Any:
    """Return the move with kinds in the place of copies, as people name real cards."""
    match move:
        case moves.Play(card, targets):
            return moves.Play(_kind(card), targets)
        case moves.Discard(card):
            return moves.Discard(_kind(card))
        case moves.Answer(card):
            return moves.Answer(_kind(card))
        case moves.Shed(cards):
            return moves.Shed(tuple(sorted(map(_kind, cards))))
        case _:
            return move


def _kind(card: Card) -> Card:
    return Card(kind_of(card))


def _taps(move: Any, *, old: bool) -> int:
    """Return the taps of an entry on the phone of who plays."""
    match move:
        case moves.Play(_, targets):
            return 3 + len(targets) if old else 2
        case moves.Discard():
            return 3 if old else 2
        case moves.Shed(cards):
            return len(cards) + old
        case _:
            return 1


def _play(random: Random, mistakes: float) -> Counted:
    return Evening(random, mistakes, everybody_taps=False).play()


def as_before(random: Random, mistakes: float) -> Counted:
    """Play as tables did when every player let every card stand by a tap."""
    return Evening(random, mistakes, everybody_taps=True).play()


MODES: Final = {
    "deck = table": Mode(_play, "card played, drawn or discarded", 1.7, "2.77 entries, 4.61 taps")
}
