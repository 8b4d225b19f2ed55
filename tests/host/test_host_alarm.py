"""What is due happens by itself: deals, reveals, deadlines, and the flips of who resigned."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from host_tables import DUEL, PLAIN, run, stacked, until

from firmware_host import alarm as alarm_module
from firmware_host import commands as do
from firmware_host.alarm import Alarm
from firmware_host.table.decision import BOX, HOST

if TYPE_CHECKING:
    import pytest

    from firmware_host.table.state import TableState
    from firmware_host.table.table import Table


async def begin(table: Table, **options: object) -> None:
    """Begin a match of three."""
    new = do.NewMatch(game="arriba", seats=3, options={**PLAIN, **options}, seed=1)
    await table.ask(HOST, new)


async def enter(table: Table, *lines: str) -> None:
    """Let the host enter what happened."""
    number = table.state.number
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
    async with run(Alarm(table, grace_ms=0).run()):
        await begin(table)
        await until(table, at(1))
        await table.ask(0, do.Play(move="flip", number=1))
        await until(table, at(3))
    assert written(table.state) == ["-1 deal", "0 flip", "-1 reveal"]


async def test_a_deadline_waits_for_presses_on_their_way(table: Table) -> None:
    await begin(table, grab_timeout_ms=500)
    deal = f"chance deal @0.000000000 first:0 {stacked(*DUEL)}"
    shown = ("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000")
    await enter(table, deal, *shown)
    alarm = Alarm(table, grace_ms=30)
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
    assert written(table.state)[-1] == "-1 timeout"
    assert table.clock.now_ns() >= at_ns + 30_000_000


async def test_a_press_before_the_deadline_makes_it_moot(table: Table) -> None:
    await begin(table, grab_timeout_ms=500)
    deal = f"chance deal @0.000000000 first:0 {stacked(*DUEL)}"
    shown = ("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000")
    await enter(table, deal, *shown)
    alarm = Alarm(table, grace_ms=0)
    due = alarm._due()
    assert due is not None
    await table.ask(BOX, do.Presses(((1, table.clock.now_ns()),)))
    settled = table.state
    await alarm._play(due[1])
    assert table.state is settled
    assert "-1 timeout" not in written(table.state)


STANDING = (
    f"chance deal @0.000000000 first:0 {stacked(*DUEL, 'Br', 'Cr')}",
    *("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000"),
    *("chance timeout @0.520000000", "2 flip", "chance reveal @0.530000000"),
)
"""Seats 0 and 1 show one shape, and the next card of seat 0 will cover it."""


async def test_a_card_waits_for_a_press_that_is_being_collected(table: Table) -> None:
    await begin(table, grab_timeout_ms=500)
    await enter(table, *STANDING)
    async with run(Alarm(table, grace_ms=2_000, is_collecting=lambda: True).run()):
        await table.ask(0, do.Play(move="flip", number=table.state.number))
        await asyncio.sleep(0.05)
        assert written(table.state)[-1] == "0 flip"
        await table.ask(BOX, do.Presses(((1, table.clock.now_ns()),)))
    assert table.state.match is not None
    verdict = table.state.match.state.verdict
    assert (verdict.rule, verdict.seat) == ("arriba.duel", 1)


async def test_a_button_that_never_rests_holds_up_a_card_for_a_moment_only(table: Table) -> None:
    await begin(table, grab_timeout_ms=500)
    await enter(table, *STANDING)
    async with run(Alarm(table, grace_ms=20, is_collecting=lambda: True).run()):
        number = table.state.number
        await table.ask(0, do.Play(move="flip", number=number))
        await until(table, at(number + 2))
    assert written(table.state)[-1] == "-1 reveal"


async def test_the_flip_of_who_resigned_is_made(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarm_module, "_STAND_IN_AFTER_MS", 1)
    async with run(Alarm(table, grace_ms=0).run()):
        await begin(table)
        await until(table, at(1))
        await table.ask(0, do.Resign())
        await until(table, at(3))
    assert written(table.state)[1:3] == ["0 flip", "-1 reveal"]


async def test_the_box_plays_on_for_a_seat_with_many_moves(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarm_module, "_STAND_IN_AFTER_MS", 1)
    new = do.NewMatch(game="tschukka", seats=3, options={"first_family": "red"}, seed=1)
    async with run(Alarm(table, grace_ms=0).run()):
        await table.ask(HOST, new)
        await table.ask(0, do.Resign())
        await until(table, at(1))
    assert written(table.state) == ["0 house"]


async def test_the_box_does_not_make_up_a_real_card(table: Table) -> None:
    await begin(table, deck="table")
    await enter(table, "chance deal @0.000000000 first:0")
    alarm = Alarm(table, grace_ms=0)
    await table.ask(0, do.Resign())
    assert alarm._due() is None


async def test_who_resigned_lets_every_card_stand_and_the_turn_goes_on(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarm_module, "_STAND_IN_AFTER_MS", 1)
    options = {"deck": "table", "window_ms": 60_000}
    await table.ask(HOST, do.NewMatch(game="coups_bas", seats=3, options=options, seed=1))
    await enter(table, "chance deal @0.000000000 first:0")
    await table.ask(1, do.Resign())
    async with run(Alarm(table, grace_ms=0).run()):
        await table.ask(0, do.Play(move="play H2", number=1))
        await until(table, at(4))
        await table.ask(2, do.Play(move="pass", number=4))
        await until(table, at(6))
    assert written(table.state)[1:6] == ["0 play", "-1 open", "1 pass", "2 pass", "1 draw"]


async def test_a_dead_heat_by_word_waits_for_the_host(table: Table) -> None:
    await begin(table, dead_heat="entered")
    deal = f"chance deal @0.000000000 first:0 {stacked(*DUEL)}"
    shown = ("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000")
    await enter(table, deal, *shown, "0 grab @0.060000000", "1 grab @0.060000000")
    assert Alarm(table, grace_ms=0)._due() is None


async def test_a_paused_or_ended_table_sleeps(table: Table) -> None:
    alarm = Alarm(table, grace_ms=0)
    assert alarm._due() is None
    await begin(table)
    assert alarm._due() is not None
    await table.ask(0, do.Pause())
    assert alarm._due() is None
    async with run(alarm.run()):
        await asyncio.sleep(0.02)
        assert table.state.number == 0
        await table.ask(0, do.Resume())
        await until(table, at(1))
    await table.ask(HOST, do.End())
    assert alarm._due() is None
