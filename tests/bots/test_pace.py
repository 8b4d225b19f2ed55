"""The pace of bots: people read first, and those who may interrupt get time or say "go on"."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engines.catalog import GAMES
from engines.core.seats import CHANCE, Seat
from firmware_host.bots.driver import BotDriver
from firmware_host.bots.pace import Pace, Pacer
from firmware_host.panel.faults import Faults
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.state import TableState
from firmware_host.wire import build
from tests.engines.playing import setups, whole_match
from tests.fixtures.host_tables import BareTable, guests, run, until

if TYPE_CHECKING:
    from firmware_host.table.table import Table
    from tests.engines.playing import Played

BACARTA = {"start": "bacarta", "first": "red", "rounds": 1}
TO_AN_OFFER = ((0, "20-28"), (1, "53-45"), (0, "28-36"))
"""Red's man on 36 can then be taken by white's on 45, so that red may call TOP!."""
PACE = Pace(read_s=1.5, interrupt_s=8.0)
BOT = Seat(1)


def offered(bot: str = "greedy") -> BareTable:
    """Return TOP TOTEM in which a bot is to move, and red may make a capture due."""
    table = BareTable(0)
    table.committed = type(table.committed)(table.committed.size, guests(2))
    table.done(HOST, do.NewMatch(game="top_totem", seats=2, options=BACARTA, seed=1))
    for seat, move in TO_AN_OFFER:
        table.play(seat, move)
    table.done(HOST, do.Bot(seat=1, bot=bot))
    return table


def test_a_bot_waits_for_who_may_call_top() -> None:
    state = offered().committed
    pacer = Pacer(PACE, state, 100.0)
    assert state.interrupters == {0}
    assert pacer.wait_s(state, BOT, 100.0) == 8.0
    assert pacer.wait_s(state, BOT, 107.0) == 1.0
    assert pacer.wait_s(state, BOT, 109.0) == 0.0


def test_go_on_ends_the_wait_at_once() -> None:
    table = offered()
    pacer = Pacer(PACE, table.committed, 100.0)
    assert table.done(0, do.GoOn()).entries is None
    assert table.committed.interrupters == frozenset()
    assert table.committed.went_on == {0}
    assert pacer.wait_s(table.committed, BOT, 100.0) == 0.0


def test_the_host_says_go_on_for_all() -> None:
    table = offered()
    table.done(HOST, do.GoOn())
    assert table.committed.went_on == {0}


def test_go_on_counts_for_one_move_only() -> None:
    table = offered()
    table.done(0, do.GoOn())
    table.play(0, "top")
    assert table.committed.went_on == frozenset()


def test_go_on_changes_nothing_where_no_bot_waits() -> None:
    table = offered()
    table.done(HOST, do.Bot(seat=1))
    assert table.committed.interrupters == frozenset(), "a person takes the time that it takes"
    table.done(0, do.GoOn())
    assert table.committed.went_on == frozenset()


def test_people_read_a_call_before_the_bot_answers_it() -> None:
    table = offered()
    pacer = Pacer(PACE, table.committed, 100.0)
    table.play(0, "top")
    pacer.follow(table.committed, 105.0)
    assert table.committed.interrupters == frozenset(), "one capture is due, so a name adds nothing"
    assert pacer.wait_s(table.committed, BOT, 105.0) == 1.5


def test_a_pause_keeps_nobody_waiting_for_a_call() -> None:
    table = offered()
    table.done(HOST, do.Pause())
    assert table.committed.interrupters == frozenset()


def test_phones_are_told_whom_a_bot_waits_for() -> None:
    told = build.public_state(offered().committed)
    assert told is not None
    assert told.interrupters == [0]


def test_bots_that_are_asked_together_do_not_wait_for_each_other() -> None:
    setup = next(setup for setup in setups(GAMES["coups_bas"], mixes=1) if setup.seats > 3)
    step, other = next((step, min(left)) for step in whole_match(setup) if (left := left_of(step)))
    bots = dict.fromkeys(range(setup.seats), "random")
    before, after = (TableState(8, match=one, bots=bots) for one in (step.before, step.after))
    pacer = Pacer(PACE, before, 100.0)
    pacer.follow(after, 101.0)
    assert pacer.wait_s(after, other, 101.5) == 0.0
    assert pacer.wait_s(after, step.after.entries[-1].seat, 101.5) == 1.0


def left_of(step: Played) -> frozenset[Seat]:
    """Return who else is still asked, after one of those who were asked together has answered."""
    before, after = (match.game.to_act(match.state) for match in (step.before, step.after))
    mover = step.after.entries[-1].seat
    has_answered = mover in before - {CHANCE} and after == before - {mover}
    return after - {CHANCE} if has_answered else frozenset()


def test_each_move_of_a_bot_is_shown_for_a_while() -> None:
    table = offered()
    pacer = Pacer(PACE, table.committed, 100.0)
    table.done(BOX, do.DefaultMove(table.committed.number, 1, "45x36-27"))
    table.done(HOST, do.Bot(seat=0, bot="greedy"))
    pacer.follow(table.committed, 110.0)
    assert pacer.wait_s(table.committed, Seat(0), 110.0) == 1.5
    assert pacer.wait_s(table.committed, Seat(0), 111.5) == 0.0


@pytest.mark.parametrize("command", [do.GoOn(), do.Play(move="top", number=4)])
async def test_the_driver_waits_until_the_person_has_spoken(
    table: Table, command: do.GoOn | do.Play
) -> None:
    await table.ask(HOST, do.NewMatch(game="top_totem", seats=2, options=BACARTA, seed=1))
    for seat, move in TO_AN_OFFER:
        await table.ask(seat, do.Play(move=move, number=table.committed.number))
    number = table.committed.number
    for_ever = Pace(read_s=0.0, interrupt_s=float("inf"))
    async with run(BotDriver(table, Faults(), pace=for_ever).run()):
        await table.ask(HOST, do.Bot(seat=1, bot="greedy"))
        await table.ask(0, do.Name(name="Ann"))
        assert table.committed.number == number
        await table.ask(0, command)
        await until(table, lambda state: state.number > number + isinstance(command, do.Play))
    assert table.committed.match is not None
    assert table.committed.match.entries[-1].seat == BOT
