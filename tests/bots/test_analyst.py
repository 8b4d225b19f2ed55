"""The best move on request: off between people, and shown to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engines.core.seats import Seat
from firmware_host.bots.analyst import Analyst
from firmware_host.panel.faults import Faults
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from firmware_host.table.problems import Problem

if TYPE_CHECKING:
    from firmware_host.table.table import Table

BACARTA = {"start": "bacarta", "first": "red", "rounds": 1}


class Board:
    """Everything that was published to all."""

    def __init__(self) -> None:
        self.shown: list[tuple[str, Any]] = []

    def retain(self, topic: str, payload: Any) -> None:
        """Publish a payload."""
        self.shown.append((topic, payload))


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def analyst(table: Table, board: Board) -> Analyst:
    return Analyst(table, Faults(), board.retain)


async def begin(table: Table, bots: dict[int, str] | None = None, **options: object) -> None:
    new = do.NewMatch(game="top_totem", seats=2, options={**BACARTA, **options}, bots=bots or {})
    await table.ask(HOST, new)


async def test_the_best_move_is_given_against_a_bot(table: Table, analyst: Analyst) -> None:
    with pytest.raises(Problem, match="no-match"):
        await analyst.answer(0, do.Analyse())
    await begin(table, {1: "greedy"})
    found = (await analyst.answer(0, do.Analyse()))["analysis"]
    match = table.committed.match
    assert match is not None
    assert found["seat"] == match.state.turn
    listed = match.game.fast_legal_moves(match.state, Seat(found["seat"]))
    assert listed is not None
    assert match.game.parse(found["move"]) in listed
    assert found["line"][0] == found["move"]
    assert found["depth"] >= 2


async def test_between_people_it_is_off_unless_they_agreed(table: Table, analyst: Analyst) -> None:
    await begin(table)
    assert not table.committed.has_analysis
    with pytest.raises(Problem, match="analysis-off"):
        await analyst.answer(0, do.Analyse())
    await begin(table, analysis_when="always")
    assert (await analyst.answer(0, do.Analyse()))["analysis"]


async def test_it_can_be_off_against_bots_too(table: Table, analyst: Analyst) -> None:
    await begin(table, {1: "greedy"}, analysis=False)
    with pytest.raises(Problem, match="analysis-off"):
        await analyst.answer(0, do.Analyse())
    await table.ask(HOST, do.NewMatch(game="arriba", seats=3, bots={2: "greedy"}))
    with pytest.raises(Problem, match="analysis-off"):
        await analyst.answer(0, do.Analyse())


async def test_everybody_sees_what_one_asked_for(
    table: Table, analyst: Analyst, board: Board
) -> None:
    await begin(table, analysis_when="always")
    answer = await analyst.answer(1, do.Analyse())
    ((topic, shown),) = board.shown
    assert topic == "public/analysis"
    assert (shown.match, shown.number) == (table.committed.match_id, answer["number"])
    assert (shown.by, shown.analysis.move) == (1, answer["analysis"]["move"])
    await analyst.answer(HOST, do.Analyse())
    assert board.shown[-1][1].by is None


async def test_what_was_shown_is_taken_back_with_the_next_move(
    table: Table, analyst: Analyst, board: Board
) -> None:
    await begin(table, analysis_when="always")
    await analyst.answer(0, do.Analyse())
    await table.ask(0, do.Name(name="Ann"))
    assert len(board.shown) == 1
    await table.ask(0, do.Play(move="12-13", number=table.committed.number))
    assert board.shown[-1] == ("public/analysis", None)
