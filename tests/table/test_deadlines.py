"""Deadlines: deals, reveals, time-outs, and moves of resigned seats."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, cast

from firmware_host.table import commands as do
from firmware_host.table import deadlines as deadlines_module
from firmware_host.table.clock import TableClock
from firmware_host.table.deadlines import Deadlines
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.state import TableState
from firmware_host.table.table import RefusedError, Table
from tests.fixtures.host_tables import DUEL, PLAIN, SIZE, SlowJournal, guests, run, stacked, until

if TYPE_CHECKING:
    import pytest

    from firmware_host.journal.journal import Journal


async def begin(table: Table, **options: object) -> None:
    """Begin a match of three."""
    new = do.NewMatch(game="arriba", seats=3, options={**PLAIN, **options}, seed=1)
    await table.ask(HOST, new)


async def enter(table: Table, *lines: str) -> None:
    """Let the host enter what happened."""
    number = table.committed.number
    await table.ask(HOST, do.Correct(to=number, moves=list(lines), reason="for the test"))


def at(number: int) -> Any:
    """Return the wish for that many moves."""
    return lambda state: state.number >= number


def written(state: TableState) -> list[str]:
    """Return all moves without their times and cards."""
    assert state.match is not None
    game = state.match.game
    return [f"{entry.seat} {game.write(entry.move).split()[0]}" for entry in state.match.entries]


async def test_chance_plays_what_it_owes_when_it_is_due(table: Table) -> None:
    async with run(Deadlines(table, grace_ms=0).run()):
        await begin(table)
        await until(table, at(1))
        await table.ask(0, do.Play(move="flip", number=1))
        await until(table, at(3))
    assert written(table.committed) == ["-1 deal", "0 flip", "-1 reveal"]


async def test_what_was_drawn_for_a_match_is_not_played_in_the_next_one() -> None:
    journal = SlowJournal()
    journal.is_open.set()
    table = Table(TableState(SIZE, guests(3)), cast("Journal", journal), TableClock())
    async with run(table.run()):
        await begin(table)
        journal.is_open.clear()
        new = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=2)
        beginning = asyncio.create_task(table.ask(HOST, new))
        await asyncio.sleep(0)
        assert table.accepted.match_id != table.committed.match_id
        async with run(Deadlines(table, grace_ms=0).run()):
            # The deal of the first match is due while the second one is being written.
            await asyncio.sleep(0.05)
            journal.is_open.set()
            await beginning
            await until(table, at(1))
    state = table.committed
    assert state.match is not None
    (deal,) = state.match.entries
    fresh = state.match.back_to(0)
    own = fresh.game.sample_chance(fresh.state, state.chance.random(0), 0)
    assert deal.move.cards == own.cards


async def test_a_deadline_waits_for_presses_on_their_way(table: Table) -> None:
    await begin(table, grab_timeout_ms=500)
    deal = f"chance deal @0.000000000 first:0 {stacked(*DUEL)}"
    shown = ("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000")
    await enter(table, deal, *shown)
    alarm = Deadlines(table, grace_ms=30)
    due = alarm._due()
    assert due is not None
    wait_s, command = due
    assert isinstance(command, do.ChanceMove)
    at_ns = command.move.at_ns
    assert at_ns - table.clock.now_ns() < wait_s * 1e9
    await table.ask(0, do.Name(name="Ann"))
    again = alarm._due()
    assert again is not None
    assert again[1] == command
    async with run(alarm.run()):
        await until(table, at(6))
    assert written(table.committed)[-1] == "-1 timeout"
    assert table.clock.now_ns() >= at_ns + 30_000_000


async def test_a_press_before_the_deadline_replaces_it(table: Table) -> None:
    await begin(table, grab_timeout_ms=500)
    deal = f"chance deal @0.000000000 first:0 {stacked(*DUEL)}"
    shown = ("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000")
    await enter(table, deal, *shown)
    alarm = Deadlines(table, grace_ms=0)
    due = alarm._due()
    assert due is not None
    await table.ask(BOX, do.Presses(((1, table.clock.now_ns()),)))
    settled = table.committed
    await alarm._play(due[1])
    assert table.committed is settled
    assert "-1 timeout" not in written(table.committed)


STANDING = (
    f"chance deal @0.000000000 first:0 {stacked(*DUEL, 'Br', 'Cr')}",
    *("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000"),
    *("chance timeout @0.520000000", "2 flip", "chance reveal @0.530000000"),
)
"""Seats 0 and 1 show one shape, and the next card of seat 0 will cover it."""


async def test_a_card_waits_for_a_press_that_is_being_collected(table: Table) -> None:
    await begin(table, grab_timeout_ms=500)
    await enter(table, *STANDING)
    async with run(Deadlines(table, grace_ms=2_000, is_collecting=lambda: True).run()):
        await table.ask(0, do.Play(move="flip", number=table.committed.number))
        await asyncio.sleep(0.05)
        assert written(table.committed)[-1] == "0 flip"
        await table.ask(BOX, do.Presses(((1, table.clock.now_ns()),)))
    assert table.committed.match is not None
    verdict = table.committed.match.state.verdict
    assert (verdict.rule, verdict.seat) == ("arriba.duel", 1)


async def test_a_chattering_button_delays_a_card_only_briefly(table: Table) -> None:
    await begin(table, grab_timeout_ms=500)
    await enter(table, *STANDING)
    async with run(Deadlines(table, grace_ms=20, is_collecting=lambda: True).run()):
        number = table.committed.number
        await table.ask(0, do.Play(move="flip", number=number))
        await until(table, at(number + 2))
    assert written(table.committed)[-1] == "-1 reveal"


async def mash(table: Table) -> None:
    """Press with all hands, without an end and without a rest."""
    while True:
        for seat in range(3):
            with contextlib.suppress(RefusedError):
                await table.ask(BOX, do.Presses(((seat, table.clock.now_ns()),)))
            await asyncio.sleep(0.005)


async def test_hands_that_never_rest_get_one_grace_for_each_due_time(table: Table) -> None:
    await begin(table)
    await enter(table, f"chance deal @0.000000000 first:0 {stacked('Ar', 'Br', 'Cr')}")
    alarm = Deadlines(table, grace_ms=100, is_collecting=lambda: True)
    async with run(alarm.run()), run(mash(table)):
        number = table.committed.number
        await table.ask(0, do.Play(move="flip", number=number))
        await until(table, lambda state: "-1 reveal" in written(state)[number:])
    kinds = [line.split()[1] for line in written(table.committed)[number:]]
    assert kinds.index("reveal") > kinds.index("grab")


async def test_hands_that_never_rest_do_not_stop_a_resigned_seat(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadlines_module, "_DEFAULT_AFTER_MS", 100)
    await begin(table)
    await enter(table, f"chance deal @0.000000000 first:0 {stacked(*DUEL)}")
    await table.ask(0, do.Resign())
    async with run(Deadlines(table, grace_ms=0).run()), run(mash(table)):
        await until(table, lambda state: "0 flip" in written(state))


async def test_the_box_flips_for_a_resigned_seat(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadlines_module, "_DEFAULT_AFTER_MS", 1)
    async with run(Deadlines(table, grace_ms=0).run()):
        await begin(table)
        await until(table, at(1))
        await table.ask(0, do.Resign())
        await until(table, at(3))
    assert written(table.committed)[1:3] == ["0 flip", "-1 reveal"]


async def test_the_box_plays_on_for_a_seat_with_many_moves(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadlines_module, "_DEFAULT_AFTER_MS", 1)
    new = do.NewMatch(game="tschukka", seats=3, options={"first_family": "red"}, seed=1)
    async with run(Deadlines(table, grace_ms=0).run()):
        await table.ask(HOST, new)
        await table.ask(0, do.Resign())
        await until(table, at(1))
    assert written(table.committed) == ["0 house"]


async def test_the_box_does_not_invent_a_real_card(table: Table) -> None:
    await begin(table, deck="scanned")
    await enter(table, "chance deal @0.000000000 first:0")
    alarm = Deadlines(table, grace_ms=0)
    await table.ask(0, do.Resign())
    assert alarm._due() is None


async def test_a_resigned_seat_lets_every_card_stand_and_the_turn_passes(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadlines_module, "_DEFAULT_AFTER_MS", 1)
    options = {"deck": "table", "window_ms": 60_000}
    await table.ask(HOST, do.NewMatch(game="coups_bas", seats=3, options=options, seed=1))
    await enter(table, "chance deal @0.000000000 first:0")
    await table.ask(1, do.Resign())
    async with run(Deadlines(table, grace_ms=0).run()):
        await table.ask(0, do.Play(move="play H2", number=1))
        await until(table, at(4))
        await table.ask(2, do.Play(move="pass", number=4))
        await until(table, at(6))
    assert written(table.committed)[1:6] == ["0 play", "-1 open", "1 pass", "2 pass", "1 draw"]


async def test_an_entered_dead_heat_waits_for_the_host(table: Table) -> None:
    await begin(table, dead_heat="entered")
    deal = f"chance deal @0.000000000 first:0 {stacked(*DUEL)}"
    shown = ("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000")
    await enter(table, deal, *shown, "0 grab @0.060000000", "1 grab @0.060000000")
    assert Deadlines(table, grace_ms=0)._due() is None


async def test_a_paused_or_ended_table_sleeps(table: Table) -> None:
    alarm = Deadlines(table, grace_ms=0)
    assert alarm._due() is None
    await begin(table)
    assert alarm._due() is not None
    await table.ask(0, do.Pause())
    assert alarm._due() is None
    async with run(alarm.run()):
        await asyncio.sleep(0.02)
        assert table.committed.number == 0
        await table.ask(0, do.Resume())
        await until(table, at(1))
    await table.ask(HOST, do.End())
    assert alarm._due() is None


async def test_no_press_postpones_what_the_box_owes(table: Table) -> None:
    await begin(table, countdown_ms=500, countdown_press="ignored")
    deal = f"chance deal @0.000000000 first:0 {stacked('Ar', 'head')}"
    shown = ("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000")
    await enter(table, deal, *shown)
    alarm = Deadlines(table, grace_ms=0)
    due = alarm._due()
    assert due is not None
    assert isinstance(due[1], do.ChanceMove)
    for _ in range(20):
        await table.ask(BOX, do.Presses(((2, table.clock.now_ns()),)))
        again = alarm._due()
        assert again is not None
        assert isinstance(again[1], do.ChanceMove)
        assert again[1].move.at_ns == due[1].move.at_ns
    number = table.committed.number
    async with run(alarm.run()):
        await until(table, at(number + 1))
    assert table.committed.match is not None
    assert table.committed.match.state.clock_ns == due[1].move.at_ns
