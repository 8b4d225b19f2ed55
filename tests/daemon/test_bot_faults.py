"""A bot that fails: its seat is named and left to people, and the match goes on."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from engines.bots.chooser import Choice
from engines.core.judge import legal_moves
from engines.core.seats import Seat
from firmware_host.app.daemon import running
from firmware_host.bots import driver
from firmware_host.bots.thinking import think
from tests.daemon.box_settings import config_for
from tests.daemon.breaking import BrokenError, tracebacks, until_faulty, until_well
from tests.daemon.evening import Evening

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.position import Position

BACARTA = {"start": "bacarta", "first": "red", "rounds": 1}


class Mind:
    """Thinks as the bots do, unless it is told to raise or to choose what is illegal."""

    def __init__(self) -> None:
        self.ill = ""
        self.asked: list[str] = []

    def __call__(self, position: Position, seat: Seat, name: str, seed: str) -> Choice | None:
        """Return what the bot chooses."""
        self.asked.append(name)
        if seat == 1 and self.ill == "raises":
            raise BrokenError
        match = position.match
        if seat == 1 and self.ill == "cheats" and seat in match.game.to_act(match.state):
            # A move of the other side.
            return Choice(match.game.parse("12-13"), "random")
        return think(position, seat, name, seed)


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> Mind:
    """Return what all bots think with."""
    mind = Mind()
    monkeypatch.setattr(driver, "think", mind)
    return mind


async def play(evening: Evening, seat: int) -> None:
    """Make the first legal move of a seat on the host's phone."""
    state = evening.box.table.accepted
    assert state.match is not None
    move = legal_moves(state.match.game, state.match.state, Seat(seat))[0]
    text = state.match.game.write(move)
    reply = await evening.host.ask(do="play", seat=seat, move=text, number=state.number)
    assert reply["ok"], reply


async def begin(evening: Evening) -> None:
    """Begin a match in which a bot plays the second seat."""
    reply = await evening.host.ask(
        do="new_match", game="top_totem", seats=2, seed=1, options=BACARTA, bots={"1": "greedy"}
    )
    assert reply["ok"], reply
    await evening.host.until("table", lambda table: table["seats"][1]["bot"] == "greedy")


async def until_left(evening: Evening) -> None:
    """Return once the fault is told and nobody plays the seat."""
    fault = await until_faulty(evening.host, "bot 1", "bot-failed")
    assert fault["facts"] == {"place": 2}
    await evening.host.until("table", lambda table: table["seats"][1]["bot"] is None)


@pytest.mark.parametrize("ill", ["raises", "cheats"])
async def test_the_fault_names_the_seat_and_people_play_it(
    ill: str, mind: Mind, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(tmp_path, "mosquitto")))
        evening = await Evening.begin(box, stack)
        await begin(evening)
        mind.ill = ill
        await play(evening, 0)
        await until_left(evening)
        assert mind.asked.count("greedy") >= 3
        assert tracebacks(caplog) == (ill == "raises")
        await play(evening, 1)
        await until_well(evening.host, "bot 1")
        await play(evening, 0)


@pytest.mark.parametrize("other", ["random", "greedy"])
async def test_another_bot_or_the_same_one_again_may_take_over(
    other: str, mind: Mind, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(tmp_path, "mosquitto")))
        evening = await Evening.begin(box, stack)
        await begin(evening)
        mind.ill = "raises"
        await play(evening, 0)
        await until_left(evening)
        number = box.table.committed.number
        mind.ill = ""
        assert (await evening.host.ask(do="bot", seat=1, bot=other))["ok"]
        await until_well(evening.host, "bot 1")
        await evening.host.until("public/state", lambda state: state["number"] > number)


async def test_a_failure_after_a_restart_names_the_seat(mind: Mind, tmp_path: Path) -> None:
    config = config_for(tmp_path, "mosquitto")
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config))
        evening = await Evening.begin(box, stack)
        await begin(evening)
        assert (await evening.host.ask(do="pause"))["ok"]
    mind.ill = "raises"
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config))
        evening = await Evening.begin(box, stack)
        assert (await evening.host.ask(do="resume"))["ok"]
        await until_left(evening)
        await play(evening, 0)
        await play(evening, 1)
        await until_well(evening.host, "bot 1")
