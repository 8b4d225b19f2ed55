"""Rules of the state machine about taking back: by the host, by votes on phones and at the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis.stateful import precondition, rule

from engines.core.seats import CHANCE
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from tests.table.table_machine import ANYBODY, BUTTONS, has_match, has_vote
from tests.table.table_play_rules import PlayRules

if TYPE_CHECKING:
    from firmware_host.table.decision import Origin


class UndoRules(PlayRules):
    """Decisions are taken back."""

    @precondition(has_match)
    @rule()
    def undo_at_once(self) -> None:
        """Let the host take the last decision back."""
        decided = self._last_decision()
        if self.ask(HOST, do.Undo(), is_due=decided >= 0):
            self._undone(decided)

    @precondition(has_match)
    @rule(button=BUTTONS)
    def ask_for_undo(self, button: int) -> None:
        """Let a seat ask the others."""
        model, seat = self.model.match, self.model.playing_seat(button)
        assert model is not None
        decided = self._last_decision()
        is_due = decided >= 0 and model.vote is None and seat is not None
        was_drawn = bool(model.lines) and model.lines[-1].startswith("chance ")
        if self.ask(button, do.Undo(), is_due=is_due) and seat is not None:
            if model.voters <= {seat}:
                self._undone(decided)
            elif self.real.state.undo is None:
                assert was_drawn, "only a report is taken back alone"
                self._undone(decided)
            else:
                model.vote = seat, frozenset({seat})

    @precondition(has_match)
    @rule()
    def ask_for_undo_at_the_box(self) -> None:
        """Ask by the buttons of the box: in the name of one, and nobody has agreed."""
        model = self.model.match
        assert model is not None
        decided = self._last_decision()
        if not self.ask(BOX, do.Undo(), is_due=decided >= 0 and model.vote is None):
            return
        if not model.voters:
            self._undone(decided)
            return
        voters = sorted(model.voters)
        silent = [seat for seat in voters if model.buttons[seat] not in self.model.guests]
        model.vote = (silent or voters)[0], frozenset()

    @precondition(has_vote)
    @rule(button=BUTTONS)
    def agree(self, button: int) -> None:
        """Agree; the last one to do so takes back."""
        model, seat = self.model.match, self.model.playing_seat(button)
        assert model is not None
        assert model.vote is not None
        decided = self._last_decision()
        if self.ask(button, do.Agree(), is_due=seat is not None) and seat is not None:
            by, agreed = model.vote
            model.vote = by, agreed | {seat}
            if model.voters <= model.vote[1]:
                self._undone(decided)

    @precondition(has_match)
    @rule(by=ANYBODY)
    def decline(self, by: Origin) -> None:
        """Decline: one seat is enough, or the host."""
        model = self.model.match
        assert model is not None
        is_asked = by == HOST or self.model.playing_seat(by) is not None
        if self.ask(by, do.Decline(), is_due=model.vote is not None and is_asked):
            model.vote = None

    def _last_decision(self) -> int:
        """Return the number at which a seat last decided, or people reported what they saw.

        It is -1 where nothing may be taken back.
        """
        model = self.model.match
        assert model is not None
        is_final = model.is_over_by_resignation and not model.is_over_by_rules
        if model.is_closed or is_final:
            return -1
        decisions = (
            before.number
            for before, entry in self.match.history()
            if entry.seat != CHANCE or before.game.must_be_entered(before.state)
        )
        return next(decisions, -1)

    def _undone(self, decided: int) -> None:
        record = self.real.record
        assert record is not None
        back = next(int(line.body) for line in reversed(record.lines) if line.kind == "back")
        assert back <= decided
        self._went_back(back, [])
