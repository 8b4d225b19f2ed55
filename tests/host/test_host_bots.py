"""Bots at the table: seated by the host, asked when their time comes, remembered by the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from host_tables import BareTable, guests, run, until

from engines.catalog import GAMES
from engines.core.seats import CHANCE, Seat
from firmware_host import commands as do
from firmware_host.alarm import Alarm
from firmware_host.bots import driver as driver_module
from firmware_host.bots.analyst import Analyst
from firmware_host.bots.driver import BotDriver
from firmware_host.bots.thinking import think
from firmware_host.journal import Journal
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.restore import restore

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.table import Table, Update

BACARTA = {"start": "bacarta", "first": "red", "rounds": 1}


def board_game(bots: dict[int, str] | None = None, **options: object) -> BareTable:
    """Return a table at which TOP TOTEM is played by two."""
    table = BareTable(0)
    table.state = type(table.state)(table.state.size, guests(2))
    new = do.NewMatch(
        game="top_totem", seats=2, options={**BACARTA, **options}, seed=1, bots=bots or {}
    )
    table.done(HOST, new)
    return table


def test_the_host_seats_a_bot_and_sends_it_away() -> None:
    table = board_game()
    decision = table.done(HOST, do.Bot(seat=1, bot="hard"))
    assert (table.state.bots, decision.notice) == ({1: "hard"}, {"key": "bot-seated", "seat": 1})
    assert table.problem(1, do.Play(move="53-52", number=table.state.number)) == "bot-seated"
    assert table.done(HOST, do.Bot(seat=1)).notice == {"key": "bot-left", "seat": 1}
    assert table.state.bots == {}


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (do.Bot(seat=1, bot="genius"), "bot-unknown"),
        (do.Bot(seat=2, bot="hard"), "seat-unknown"),
        (do.NewMatch(game="arriba", seats=3, bots={1: "hard"}), "bot-unknown"),
        (do.NewMatch(game="top_totem", seats=2, bots={5: "hard"}), "seat-unknown"),
    ],
)
def test_a_bot_or_seat_that_does_not_exist_is_named(command: Any, key: str) -> None:
    assert board_game().problem(HOST, command) == key


def test_only_the_host_seats_bots_and_only_in_a_match() -> None:
    assert board_game().problem(0, do.Bot(seat=1, bot="hard")) == "not-host"
    assert BareTable(0).problem(HOST, do.Bot(seat=1, bot="hard")) == "no-match"


def test_who_sits_down_takes_over_from_the_bot() -> None:
    table = board_game({1: "greedy"})
    table.done(BOX, do.Sit(1, "Zoé", "fr", "token"))
    assert table.state.bots == {}
    assert table.state.guests[1].name == "Zoé"


def test_a_phone_that_comes_back_by_itself_leaves_the_bot_where_the_host_put_it() -> None:
    table = board_game({1: "greedy"})
    table.done(BOX, do.Sit(1, "Zoé", "fr", "token", is_back=True))
    assert table.state.bots == {1: "greedy"}
    assert table.state.guests[1].name == "Zoé"


async def test_a_restart_remembers_who_is_a_bot(tmp_path: Path) -> None:
    table = board_game({0: "easy", 1: "hard"})
    table.done(HOST, do.Bot(seat=0))
    table.done(HOST, do.Bot(seat=1, bot="medium"))
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        await journal.append(table.entries)
        assert restore(journal, table.state.size).bots == {1: "medium"}


def test_an_undo_takes_back_what_bots_did_since_and_asks_no_bot() -> None:
    table = board_game({1: "greedy"})
    table.play(0, "12-13")
    table.done(BOX, do.StandIn(table.state.number, 1, "53-52"))
    assert table.done(0, do.Undo()).notice == {"key": "undo-done"}
    assert table.state.number == 1


def test_a_bot_thinks_the_same_again_after_a_restart() -> None:
    match = board_game().match
    first, again = (think(match, Seat(0), "random", "seed") for _ in range(2))
    assert first is not None
    assert first == again
    others = [think(match, Seat(0), "random", f"seed {n}") for n in range(20)]
    assert len({choice.move for choice in others if choice}) > 1


async def begin(table: Table, game: str, seats: int, options: dict[str, Any], bot: str) -> None:
    bots = dict.fromkeys(range(seats), bot)
    new = do.NewMatch(game=game, seats=seats, options=options, seed=3, bots=bots)
    await table.ask(HOST, new)


async def test_bots_play_against_each_other_and_say_why(table: Table) -> None:
    heard: list[Update] = []
    table.listen(heard.append)
    async with run(BotDriver(table, pause_s=0).run()):
        await begin(table, "top_totem", 2, BACARTA, "greedy")
        await until(table, lambda state: state.number >= 12)
    notices = [update.notice for update in heard if update.notice]
    assert {notice["seat"] for notice in notices} == {0, 1}
    assert all(notice["key"] == "bot" and notice["text"]["fr"] for notice in notices)
    assert all("move" not in notice for notice in notices)


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
    options = {"arriba": {"flip_delay_ms": 0, "countdown_ms": 500}, "coups_bas": {}}.get(game, {})
    async with run(BotDriver(table, pause_s=0).run(), Alarm(table, grace_ms=0).run()):
        await begin(table, game, seats, options, bot)
        await until(table, lambda state: state.number >= moves or state.outcome() is not None)
    assert table.state.match is not None
    moved = {entry.seat for entry in table.state.match.entries} - {CHANCE}
    assert moved == set(range(seats))


def test_the_bots_are_tried_in_every_game() -> None:
    assert {game for game, *_ in MOVES_OF_BOTS} == set(GAMES)


async def test_a_bot_waits_while_the_table_is_paused(table: Table) -> None:
    await begin(table, "top_totem", 2, BACARTA, "greedy")
    await table.ask(HOST, do.Pause())
    driver = BotDriver(table, pause_s=0)
    assert driver._next() is None
    await table.ask(HOST, do.Resume())
    assert driver._next() is not None


async def test_a_bot_that_fails_leaves_its_seat_to_the_people(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ArithmeticError("out of its depth")

    monkeypatch.setattr(driver_module, "think", fail)
    await begin(table, "top_totem", 2, BACARTA, "greedy")
    async with run(BotDriver(table, pause_s=0).run()) as (task,):
        await table.ask(HOST, do.Bot(seat=0))
        number = await table.ask(0, do.Play(move="12-13", number=table.state.number))
        assert number == 2
        assert not task.done()


async def test_the_best_move_is_told_to_who_asks_unless_it_is_switched_off(table: Table) -> None:
    analyst = Analyst(table)
    with pytest.raises(Problem, match="no-match"):
        await analyst.answer(0, do.Analyse())
    await table.ask(HOST, do.NewMatch(game="top_totem", seats=2, options=BACARTA))
    answer = await analyst.answer(0, do.Analyse())
    found = answer["analysis"]
    match = table.state.match
    assert match is not None
    assert found["seat"] == match.state.turn
    assert match.game.parse(found["move"]) in match.game.listed(match.state, Seat(found["seat"]))
    assert found["line"][0] == found["move"]
    assert found["depth"] >= 2
    await table.ask(HOST, do.NewMatch(game="top_totem", seats=2, options={"analysis": False}))
    with pytest.raises(Problem, match="analysis-off"):
        await analyst.answer(0, do.Analyse())
    await table.ask(HOST, do.NewMatch(game="arriba", seats=3))
    with pytest.raises(Problem, match="analysis-off"):
        await analyst.answer(0, do.Analyse())
