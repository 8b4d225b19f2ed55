"""The table as a state machine against a simple model: any commands and restarts in any order."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.table.table_people_rules import PeopleRules
from tests.table.table_undo_rules import UndoRules


class AnyCommands(UndoRules, PeopleRules):
    """All rules together."""


def check(examples: int, steps: int, *, is_repeatable: bool) -> None:
    """Run so many tables with so many commands each, the same ones every time or new ones."""
    run_state_machine_as_test(
        AnyCommands,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            derandomize=is_repeatable,
            print_blob=True,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_a_table_is_as_its_model_whatever_is_asked_of_it() -> None:
    check(examples=20, steps=50, is_repeatable=True)


@pytest.mark.suite
def test_tables_are_as_their_model_whatever_is_asked_of_them() -> None:
    check(examples=90, steps=50, is_repeatable=True)


@pytest.mark.long
def test_many_tables_are_as_their_model_for_longer() -> None:
    check(examples=1_000, steps=80, is_repeatable=False)
