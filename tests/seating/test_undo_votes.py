"""Seats without a phone agree to an undo by their button, and to no other undo than that one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.seating.undo_votes import UndoVotes
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from tests.fixtures.host_tables import DUEL, PLAIN, run, stacked

if TYPE_CHECKING:
    from firmware_host.table.table import Table


@pytest.fixture
async def at_stake(table: Table) -> Table:
    """Return a table at which seat 0 turned a card, and seats 1 and 2 have no phone."""
    await table.ask(HOST, do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1))
    for seat in (1, 2):
        if seat in table.committed.guests:
            await table.ask(HOST, do.Leave(seat=seat))
    deal = f"deal @0.000000000 first:0 {stacked(*DUEL)}"
    await table.ask(HOST, do.Play(move=deal, number=0, seat="chance"))
    await table.ask(0, do.Play(move="flip", number=table.committed.number))
    return table


async def votes_pass() -> None:
    """Let the votes reach the table."""
    for _ in range(20):
        await asyncio.sleep(0.001)


async def test_every_seat_without_a_phone_is_asked_and_all_must_agree(at_stake: Table) -> None:
    confirmation, number = ButtonConfirmation(), at_stake.committed.number
    async with run(UndoVotes(at_stake, confirmation).run()):
        await at_stake.ask(0, do.Undo())
        prompts = {seat: confirmation.pending(seat) for seat in (1, 2)}
        for seat, prompt in prompts.items():
            assert prompt is not None
            assert at_stake.committed.number == number
            prompt.confirm()
            await votes_pass()
            assert confirmation.pending(seat) is None
    assert at_stake.committed.number < number


async def test_a_late_press_does_not_count_for_the_next_vote(at_stake: Table) -> None:
    confirmation, number = ButtonConfirmation(), at_stake.committed.number
    async with run(UndoVotes(at_stake, confirmation).run()):
        await at_stake.ask(0, do.Undo())
        old = [confirmation.pending(seat) for seat in (1, 2)]
        await at_stake.ask(HOST, do.Decline())
        assert confirmation.seats_asked() == frozenset()
        await at_stake.ask(0, do.Undo())
        for prompt in old:
            assert prompt is not None
            prompt.confirm()
        await votes_pass()
        assert at_stake.committed.number == number
        assert confirmation.seats_asked() == {1, 2}
