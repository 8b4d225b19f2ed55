"""A hypothesis state machine: any commands in any order, on a real table and on the model of it."""

from __future__ import annotations

import dataclasses
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant

from firmware_host.table.decision import HOST
from firmware_host.table.restore import match_of
from firmware_host.table.state import TableState
from tests.table.real_table import RealTable
from tests.table.table_model import TableModel

if TYPE_CHECKING:
    from engines.core.match import Match
    from firmware_host.journal.rows import JournalLine
    from firmware_host.table.decision import Origin

SIZE = 6
BUTTONS = st.integers(0, SIZE - 1)
ANYBODY = st.one_of(BUTTONS, st.just(HOST))


class TableMachine(RuleBasedStateMachine):
    """What all rules share: asking, and what must hold after each step."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        self.real = RealTable(Path(self._folder.name), SIZE)
        self.model = TableModel(SIZE)
        self._lines: dict[str, tuple[JournalLine, ...]] = {}

    def teardown(self) -> None:
        """Stop the table."""
        self.real.close()
        self._folder.cleanup()

    @property
    def match(self) -> Match:
        """Return the match on the table."""
        assert self.real.state.match is not None
        return self.real.state.match

    def ask(self, origin: Origin, command: Any, *, is_due: bool | None = None) -> bool:
        """Ask for a command and return whether it was carried out; `is_due` is what must happen.

        What is refused must have changed nothing.
        """
        before, written = self.real.state, self.real.record
        answer = self.real.ask(origin, command)
        note(f"{origin} {command}: {answer}")
        if is_due is not None:
            assert answer.is_done == is_due, (origin, command, answer)
        if answer.is_done:
            assert answer.number == self.real.state.number
        else:
            assert _whole(self.real.state) == _whole(before)
            assert self.real.record == written
        return answer.is_done

    @invariant()
    def the_table_is_as_the_model(self) -> None:
        """Compare seats, names, bots, moves, pause and votes with the model."""
        assert self.model.differences(self.real.state) == {}
        assert self.real.table.accepted is self.real.state

    @invariant()
    def the_transcript_only_grows(self) -> None:
        """Check that no line that was written is ever changed."""
        record = self.real.record
        if record is None:
            return
        known = self._lines.get(record.row.id, ())
        assert record.lines[: len(known)] == known
        self._lines[record.row.id] = record.lines
        assert record.is_over != self.real.state.is_running()

    @invariant()
    def the_state_is_the_transcript_replayed(self) -> None:
        """Judge all lines again that are on the disk, where no restart does so."""
        record = self.real.record
        if record is not None and not self.real.state.is_running():
            assert match_of(record) == self.match

    @invariant()
    def a_restart_finds_the_same(self) -> None:
        """Compare with what the journal alone gives back; a match that is over does not go on."""
        state = self.real.state
        kept = state if state.is_running() else TableState(SIZE, state.guests)
        assert self.real.restored() == kept


def _whole(state: TableState) -> dict[str, Any]:
    """Return all fields, also those that make no difference to a comparison."""
    return {field.name: getattr(state, field.name) for field in dataclasses.fields(state)}


def has_match(machine: TableMachine) -> bool:
    """Tell whether there is a match on the table."""
    return machine.model.match is not None


def has_vote(machine: TableMachine) -> bool:
    """Tell whether the seats are asked for an undo."""
    return machine.model.match is not None and machine.model.match.vote is not None
