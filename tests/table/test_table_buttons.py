"""A match at any buttons of the box: its seats have no gaps, its buttons may."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import Entries, JournalLine
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST, Decision
from firmware_host.table.restore import restore
from firmware_host.table.result_entry import with_result
from firmware_host.table.state import TableState
from firmware_host.wire import build, replies
from tests.fixtures.host_tables import DUEL, PLAIN, SIZE, BareTable

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.commands import NewMatch

ANN, BEN, CLEO = 1, 4, 6
PEOPLE = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo"}


def begun(**more: object) -> NewMatch:
    return do.NewMatch(
        game="arriba",
        buttons=[ANN, BEN],
        options=dict(PLAIN),
        seed=1,
        **more,  # type: ignore[arg-type] # fields of the command
    )


@pytest.fixture
def table() -> BareTable:
    """Return a table where Ann and Ben play at buttons 2 and 5, and Cleo only watches."""
    table = BareTable(seats=0)
    for button, name in PEOPLE.items():
        table.done(BOX, do.Sit(button, name, "en", f"token {button}"))
    table.done(HOST, begun())
    table.deal(*DUEL)
    return table


def flip(table: BareTable, button: int) -> None:
    assert isinstance(table.play(button, "flip"), Decision)
    table.chance(f"reveal @0.{table.match.state.clock_ns + 10_000_000:09d}")


def duel(table: BareTable) -> None:
    flip(table, ANN)
    flip(table, BEN)
    assert table.phase == "match"


def test_each_phone_plays_its_own_seat(table: BareTable) -> None:
    assert table.problem(0, do.Play(move="flip", number=table.committed.number)) == "outside-match"
    assert table.problem(CLEO, do.Resign()) == "outside-match"
    flip(table, ANN)
    flip(table, BEN)
    views = {button: build.seat_view(table.committed, button) for button in range(SIZE)}
    assert {button: view.seat for button, view in views.items() if view} == {ANN: 0, BEN: 1}


def test_each_button_grabs_for_its_own_seat(table: BareTable) -> None:
    duel(table)
    assert dict(table.committed.awaited_buttons) == {ANN: "button", BEN: "button"}
    decision = table.press((0, 21), (CLEO, 22), (BEN, 30), (ANN, 40))
    assert isinstance(decision, Decision)
    assert decision.grabs == (BEN, ANN)
    assert [line.body.split(" @")[0] for line in table.lines[-3:]] == [
        "1 grab",
        "0 grab",
        "chance settle",
    ]


def test_people_are_named_by_their_buttons(table: BareTable) -> None:
    told = build.table(table.committed)
    assert [(seat.seat, seat.button, seat.name) for seat in told.seats] == [
        (0, ANN, "Ann"),
        (1, BEN, "Ben"),
    ]
    assert [(one.button, one.name) for one in told.outside] == [(CLEO, "Cleo")]
    refused = table.play(BEN, "flip")
    assert not isinstance(refused, Decision)
    reply = replies.refused("c", table.committed, refused, None)
    assert reply.illegal
    assert "Ann" in reply.illegal.text["en"]
    table.done(HOST, do.Leave(seat=ANN))
    reply = replies.refused("c", table.committed, refused, None)
    assert reply.illegal
    assert "Seat 2" in reply.illegal.text["en"]


def test_pause_tells_who_asked_also_from_outside_the_match(table: BareTable) -> None:
    notice = table.done(CLEO, do.Pause()).notice
    assert notice is not None
    assert build.notice(table.committed, notice)["text"]["en"] == "Cleo paused the match."


def test_a_bot_is_sent_away_by_who_sits_down_at_its_button() -> None:
    table = BareTable(seats=0)
    table.done(BOX, do.Sit(ANN, "Ann", "en", "token"))
    table.done(HOST, begun(bots={1: "greedy"}))
    table.done(BOX, do.Sit(0, "Zoe", "en", "token"))
    assert table.committed.bots == {1: "greedy"}
    table.done(BOX, do.Sit(BEN, "Ben", "en", "token"))
    assert table.committed.bots == {}


def test_an_undo_asks_the_buttons_that_play(table: BareTable) -> None:
    flip(table, ANN)
    table.done(ANN, do.Undo())
    assert table.committed.undo
    assert table.committed.undo.by == 0
    assert table.problem(CLEO, do.Agree()) == "outside-match"
    table.done(BEN, do.Agree())
    assert table.committed.undo is None
    assert table.match.state.flipper == 0


def test_the_result_names_who_sat_at_the_buttons(table: BareTable) -> None:
    decision = table.done(BEN, do.Resign())
    ending = with_result(decision).ending
    assert ending
    assert ending.names == ("Ann", "Ben")
    assert ending.outcome["winners"] == [0]


@pytest.mark.parametrize(
    ("seats", "buttons", "key"),
    [
        (3, [1, 4], "buttons-count"),
        (0, [4, 1], "buttons-order"),
        (0, [4, 4], "buttons-order"),
        (2, [1, SIZE], "buttons-order"),
        (0, [1], "seats-range"),
        (0, [], "seats-range"),
    ],
)
def test_buttons_that_do_not_fit_are_refused(seats: int, buttons: list[int], key: str) -> None:
    table = BareTable(seats=0)
    wanted = do.NewMatch(game="arriba", seats=seats, buttons=buttons)
    assert table.problem(HOST, wanted) == key


async def restored(path: Path, entries: list[Entries], size: int = SIZE) -> TableState:
    async with Journal(path) as journal:
        await journal.append(entries)
        return restore(journal, size).state


async def test_the_journal_keeps_the_buttons(table: BareTable, tmp_path: Path) -> None:
    after = await restored(tmp_path / "journal", table.entries)
    assert after.buttons == (ANN, BEN)
    assert after.match == table.match
    smaller = await restored(tmp_path / "smaller", table.entries, size=4)
    assert smaller.match is None


async def test_a_match_at_the_first_buttons_is_written_as_before(tmp_path: Path) -> None:
    table = BareTable(seats=0)
    table.done(HOST, do.NewMatch(game="arriba", seats=2, buttons=[0, 1], options=dict(PLAIN)))
    assert not any("buttons" in line.body for line in table.lines)
    after = await restored(tmp_path / "journal", table.entries)
    assert after.buttons == (0, 1)


@pytest.mark.parametrize("wrong", ['"x"', "[1]", "[4, 1]", "[1, 99]", "null"])
async def test_damaged_buttons_end_only_their_match(
    table: BareTable, tmp_path: Path, wrong: str
) -> None:
    bad = JournalLine("note", f'{{"note": "buttons", "buttons": {wrong}}}')
    first = table.entries[3]
    lines = tuple(bad if "buttons" in line.body else line for line in first.lines)
    assert bad in lines
    damaged = Entries(first.match, lines, begins=first.begins)
    after = await restored(tmp_path / "journal", [damaged])
    assert after == TableState(SIZE)


def test_without_buttons_people_play_where_they_sit() -> None:
    table = BareTable(seats=0)
    for button in (ANN, BEN):
        table.done(BOX, do.Sit(button, "Ann", "en", "t"))
    for seats, buttons in ((2, (ANN, BEN)), (3, (0, ANN, BEN))):
        table.done(HOST, do.NewMatch(game="arriba", seats=seats, options=dict(PLAIN)))
        assert table.committed.buttons == buttons
    table.done(HOST, do.NewMatch(game="top_totem", seats=2, bots={1: "random"}))
    assert table.committed.buttons == (0, 1), "the bot is named by seat"


def test_who_left_is_known_until_somebody_sits_there_or_the_next_match() -> None:
    table = BareTable(seats=0)
    table.done(BOX, do.Sit(ANN, "Ann", "en", "t"))
    new = do.NewMatch(game="arriba", seats=2, buttons=[ANN, BEN], options=dict(PLAIN))
    table.done(HOST, new)
    table.done(ANN, do.Leave())
    assert table.committed.left == {ANN}
    table.done(BOX, do.Sit(ANN, "Cleo", "en", "t"))
    assert table.committed.left == frozenset()
    table.done(ANN, do.Leave())
    table.done(HOST, new)
    assert table.committed.left == frozenset()
