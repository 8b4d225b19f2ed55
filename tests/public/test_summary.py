"""The public summary: correct after every move, and only what a spectator may know."""

from __future__ import annotations

import asyncio
import dataclasses
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from engines.bots.random_bot import choose
from engines.catalog import GAMES, find_game
from engines.core.match import begin
from engines.core.verdicts import Applied
from firmware_host.public.heartbeat import TOPIC as HEALTH
from firmware_host.public.heartbeat import Heartbeat
from firmware_host.public.latest_verdict import verdict_of
from firmware_host.public.summary import SummaryPublisher, summarise
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from firmware_host.table.state import TableState
from firmware_host.table.table import Update
from firmware_host.texts.texts import LANGUAGES
from firmware_host.wire.public import Summary
from tests.fixtures.host_tables import PLAIN, SIZE, BareTable, guests, run, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from firmware_host.table.table import Table


def updates(game: str, seed: int) -> Iterator[Update]:
    """Play a random match and return the table after every move."""
    random = Random(seed)  # noqa: S311 - a repeatable match, no secret
    seats = GAMES[game].seats[0]
    state = TableState(SIZE, guests(seats), begin(find_game(game), seats, {}), "m1", "1")
    while state.match is not None and state.outcome() is None:
        seat, move = choose(state.match.game, state.match.state, seats, random)
        applied = state.match.play(seat, move)
        assert isinstance(applied, Applied)
        state = dataclasses.replace(state, match=applied.state)
        yield Update(state, applied.events)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_every_game_has_a_summary(game: str) -> None:
    last: Summary | None = None
    verdicts = 0
    for update in updates(game, 3):
        match = update.state.match
        assert match is not None
        verdict = verdict_of(update)
        verdicts += verdict is not None
        last = summarise(update.state, verdict)
        texts = [last.title, last.phase_text, *([verdict.text] if verdict else [])]
        for text in texts:
            assert set(text) == set(LANGUAGES)
            assert all(said and "{" not in said for said in text.values())
        raw = msgspec.json.encode(last)
        assert msgspec.json.decode(raw, type=Summary) == last
        for secret in match.game.secrets(match.state, None):
            assert secret.encode() not in raw
        assert {seat.seat: seat.by for seat in last.seats if seat.acts} == update.state.awaited
    assert last is not None
    assert verdicts > 0
    assert last.outcome is not None
    assert {str(seat.seat): seat.score for seat in last.seats} == last.outcome.scores
    assert not last.is_running


def test_without_a_match_the_summary_lists_the_seats() -> None:
    summary = summarise(TableState(4, guests(2)), None)
    assert summary.match is None
    assert [seat.joined for seat in summary.seats] == [True, True, False, False]
    assert not summary.is_running


def test_presses_that_were_moves_are_published_as_grabs() -> None:
    table = BareTable()
    table.duel()
    decision = table.press((1, 30), (0, 29), (7, 28))
    assert table.last is decision
    assert table.last is not None
    assert table.last.grabs == (0, 1)


async def test_the_last_verdict_stays_until_the_next_match(table: Table) -> None:
    heard: list[Summary] = []
    SummaryPublisher(table, lambda _, payload: heard.append(payload))
    new = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1)
    await table.ask(HOST, new)
    await table.ask(HOST, do.Pause())
    await until(table, lambda _: heard[-1].paused)
    await table.ask(HOST, new)
    await until(table, lambda state: heard[-1].match == state.match_id)
    assert (heard[-1].verdict, heard[-1].paused) == (None, False)
    assert [summary.match for summary in heard[:1]] == [None]


async def test_a_heartbeat_counts_and_has_the_state_of_the_machine(tmp_path: Path) -> None:
    heard: list[tuple[str, Any]] = []
    has_some = asyncio.Event()

    def hear(topic: str, payload: Any) -> None:
        heard.append((topic, payload))
        if len(heard) > 1:
            has_some.set()

    async with run(Heartbeat(tmp_path, hear, every_s=0.001).run()):
        await has_some.wait()
    assert {topic for topic, _ in heard} == {HEALTH}
    assert [payload.beat for _, payload in heard] == list(range(len(heard)))
    assert heard[0][1].disk_free_mb > 0
    assert Heartbeat(tmp_path / "gone", lambda *_: None).measure(0).disk_free_mb is None
