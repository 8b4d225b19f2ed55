"""Bots at the table: seated by the host, asked when their time comes, remembered by the journal."""

from __future__ import annotations

import asyncio
import re
import threading
from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES
from engines.core.seats import CHANCE, Seat
from firmware_host.bots import driver as driver_module
from firmware_host.bots.driver import BotDriver
from firmware_host.bots.pace import AT_ONCE
from firmware_host.bots.thinking import think
from firmware_host.journal.journal import Journal
from firmware_host.panel.faults import Faults
from firmware_host.table import commands as do
from firmware_host.table.deadlines import Deadlines
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.position import Position
from firmware_host.table.restore import restore
from tests.fixtures.host_tables import BareTable, guests, run, until

if TYPE_CHECKING:
    from pathlib import Path

    from engines.bots.chooser import Choice
    from firmware_host.table.table import Table, Update

BACARTA = {"start": "bacarta", "first": "red", "rounds": 1}


def board_game(bots: dict[int, str] | None = None, **options: object) -> BareTable:
    """Return a table at which TOP TOTEM is played by two."""
    table = BareTable(0)
    table.committed = type(table.committed)(table.committed.size, guests(2))
    new = do.NewMatch(
        game="top_totem", seats=2, options={**BACARTA, **options}, seed=1, bots=bots or {}
    )
    table.done(HOST, new)
    return table


def test_the_host_seats_a_bot_and_removes_it() -> None:
    table = board_game()
    decision = table.done(HOST, do.Bot(seat=1, bot="hard"))
    assert (table.committed.bots, decision.notice) == (
        {1: "hard"},
        {"key": "bot-seated", "seat": 1},
    )
    assert table.problem(1, do.Play(move="53-52", number=table.committed.number)) == "bot-seated"
    assert table.done(HOST, do.Bot(seat=1)).notice == {"key": "bot-left", "seat": 1}
    assert table.committed.bots == {}


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (do.Bot(seat=1, bot="genius"), "bot-unknown"),
        (do.Bot(seat=2, bot="hard"), "seat-unknown"),
        (do.NewMatch(game="arriba", seats=3, bots={1: "hard"}), "bot-unknown"),
        (do.NewMatch(game="top_totem", seats=2, bots={5: "hard"}), "seat-unknown"),
    ],
)
def test_an_unknown_bot_or_seat_is_refused(command: Any, key: str) -> None:
    assert board_game().problem(HOST, command) == key


def test_only_the_host_seats_bots_and_only_in_a_match() -> None:
    assert board_game().problem(0, do.Bot(seat=1, bot="hard")) == "not-host"
    assert BareTable(0).problem(HOST, do.Bot(seat=1, bot="hard")) == "no-match"


def test_a_person_who_takes_the_seat_replaces_the_bot() -> None:
    table = board_game({1: "greedy"})
    table.done(BOX, do.Sit(1, "Zoé", "fr", "token"))
    assert table.committed.bots == {}
    assert table.committed.guests[1].name == "Zoé"


def test_a_reconnecting_phone_does_not_replace_the_bot() -> None:
    table = board_game({1: "greedy"})
    table.done(BOX, do.Sit(1, "Zoé", "fr", "token", is_back=True))
    assert table.committed.bots == {1: "greedy"}
    assert table.committed.guests[1].name == "Zoé"


async def test_bots_are_restored_after_a_restart(tmp_path: Path) -> None:
    table = board_game({0: "easy", 1: "hard"})
    table.done(HOST, do.Bot(seat=0))
    table.done(HOST, do.Bot(seat=1, bot="medium"))
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        await journal.append(table.entries)
        assert restore(journal, table.committed.size).state.bots == {1: "medium"}


def test_an_undo_includes_moves_of_bots_and_needs_no_consent_of_bots() -> None:
    table = board_game({1: "greedy"})
    table.play(0, "12-13")
    table.done(BOX, do.DefaultMove(table.committed.number, 1, "53-52"))
    assert table.done(0, do.Undo()).notice == {"key": "undo-done"}
    assert table.committed.number == 1


def test_a_bot_chooses_the_same_after_a_restart() -> None:
    position = Position(board_game().match)
    first, again = (think(position, Seat(0), "random", "seed") for _ in range(2))
    assert first is not None
    assert first == again
    others = [think(position, Seat(0), "random", f"seed {n}") for n in range(20)]
    assert len({choice.move for choice in others if choice}) > 1


async def begin(table: Table, game: str, seats: int, options: dict[str, Any], bot: str) -> None:
    bots = dict.fromkeys(range(seats), bot)
    new = do.NewMatch(game=game, seats=seats, options=options, seed=3, bots=bots)
    await table.ask(HOST, new)


NOTATION = re.compile(r"\d+[x-]\d+")


@pytest.mark.parametrize("bot", ["greedy", "easy"])
async def test_bots_play_against_each_other_and_give_reasons(table: Table, bot: str) -> None:
    heard: list[Update] = []
    table.listen("test", heard.append)
    async with run(BotDriver(table, Faults(), pace=AT_ONCE).run()):
        await begin(table, "top_totem", 2, BACARTA, bot)
        await until(table, lambda state: state.number >= 12)
    practice, *notices = [update.notice for update in heard if update.notice]
    assert practice["key"] == "practice", "the test chose the seed"
    assert {notice["seat"] for notice in notices} == {0, 1}
    assert all(notice["key"] == "bot" and notice["text"]["fr"] for notice in notices)
    assert all("move" not in notice for notice in notices)
    told = [text for notice in notices for text in notice["text"].values()]
    assert not any(NOTATION.search(text) for text in told), "a bot keeps its line to itself"


PRINTED_GAMES = 5
QUICK_ARRIBA = {"flip_delay_ms": 0, "countdown_ms": 500, "look_ms": 300, "tempo_ms": 300}
MOVES_OF_BOTS = [
    ("arriba", 3, 40),
    ("coups_bas", 3, 60),
    ("tschukka", 2, 60),
    ("totemix", 2, 30),
    ("top_totem", 2, 20),
]


@pytest.mark.parametrize(("game", "seats", "moves"), MOVES_OF_BOTS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
async def test_bots_play_every_game(
    table: Table, game: str, seats: int, moves: int, bot: str
) -> None:
    options = QUICK_ARRIBA if game == "arriba" else {}
    async with run(
        BotDriver(table, Faults(), pace=AT_ONCE).run(), Deadlines(table, grace_ms=0).run()
    ):
        await begin(table, game, seats, options, bot)
        await until(table, lambda state: state.number >= moves or state.outcome() is not None)
    assert table.committed.match is not None
    moved = {entry.seat for entry in table.committed.match.entries} - {CHANCE}
    assert moved == set(range(seats))


def test_the_bots_are_tried_in_every_printed_game() -> None:
    assert {game for game, *_ in MOVES_OF_BOTS} <= set(GAMES)
    assert len({game for game, *_ in MOVES_OF_BOTS}) == PRINTED_GAMES


async def test_a_bot_waits_while_the_table_is_paused(table: Table) -> None:
    await begin(table, "top_totem", 2, BACARTA, "greedy")
    await table.ask(HOST, do.Pause())
    driver = BotDriver(table, Faults(), pace=AT_ONCE)
    assert driver._next() is None
    await table.ask(HOST, do.Resume())
    assert driver._next() is not None


async def test_a_bot_that_fails_leaves_its_seat_to_people(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ArithmeticError("out of its depth")

    monkeypatch.setattr(driver_module, "think", fail)
    await begin(table, "top_totem", 2, BACARTA, "greedy")
    async with run(BotDriver(table, Faults(), pace=AT_ONCE).run()) as (task,):
        await table.ask(HOST, do.Bot(seat=0))
        number = await table.ask(0, do.Play(move="12-13", number=table.committed.number))
        assert number == 2
        assert not task.done()


async def test_a_bot_interrupted_by_a_pause_chooses_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, paused = threading.Event(), threading.Event()

    def slow(position: Position, seat: Seat, name: str, seed: str) -> Choice | None:
        thinking.set()
        paused.wait()
        return think(position, seat, name, seed)

    monkeypatch.setattr(driver_module, "think", slow)
    faults = Faults()
    async with run(BotDriver(table, faults, pace=AT_ONCE).run()):
        await begin(table, "top_totem", 2, BACARTA, "greedy")
        await asyncio.to_thread(thinking.wait)
        await table.ask(HOST, do.Pause())
        paused.set()
        await table.ask(HOST, do.Resume())
        await until(table, lambda state: state.number >= 3)
    assert faults.now == ()
