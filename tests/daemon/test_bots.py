"""Bots over the real broker: seated by the host, heard by the phones, back after a restart."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from firmware_host.app.daemon import running
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening

if TYPE_CHECKING:
    from pathlib import Path

BACARTA = {"start": "bacarta", "first": "red", "rounds": 1}


async def begin(evening: Evening, **more: Any) -> Any:
    """Seat Ann and begin a game against the given bot."""
    ann = await evening.join(0, "Ann")
    reply = await evening.host.ask(
        do="new_match", game="top_totem", seats=2, options=BACARTA, **more
    )
    assert reply["ok"], reply
    await ann.until("seat/0/view", lambda view: view is not None and view["number"] == 1)
    return ann


async def test_a_person_plays_against_a_bot_that_gives_reasons(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(tmp_path, "mosquitto")))
        evening = await Evening.begin(box, stack)
        ann = await begin(evening, bots={"1": "medium"})
        table = await ann.until("table", lambda table: table["seats"][1]["bot"] == "medium")
        assert table["seats"][0]["bot"] is None
        games = await ann.until("public/games", lambda games: games is not None)
        listed = {game["name"]: game["bots"] for game in games["games"]}
        assert listed["top_totem"] == [
            "random",
            "careless",
            "greedy",
            "child",
            "easy",
            "medium",
            "hard",
        ]
        assert listed["arriba"] == ["random", "careless", "greedy"]
        asked = await ann.ask(do="analyse")
        best = asked["analysis"]
        assert (asked["ok"], asked["number"], best["seat"]) == (True, 1, 0)
        played = await ann.ask(do="play", move=best["move"], number=1)
        assert played["ok"], played
        await ann.until("seat/0/view", lambda view: view["number"] >= 3)
        notice = await ann.told("notice")
        assert (notice["key"], notice["seat"], notice["bot"]) == ("bot", 1, "medium")
        assert set(notice["text"]) == {"fr", "en"}


async def test_a_bot_is_back_after_a_restart_and_goes_on(tmp_path: Path) -> None:
    config = config_for(tmp_path, "mosquitto")
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config))
        evening = await Evening.begin(box, stack)
        ann = await begin(evening)
        assert (await ann.ask(do="pause"))["ok"]
        assert (await evening.host.ask(do="bot", seat=0, bot="greedy"))["ok"]
        assert (await evening.host.ask(do="bot", seat=1, bot="greedy"))["ok"]
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config))
        evening = await Evening.begin(box, stack)
        assert box.table.committed.bots == {0: "greedy", 1: "greedy"}
        assert (await evening.host.ask(do="resume"))["ok"]
        await evening.host.until("public/state", lambda state: state["number"] >= 3)


async def test_impossible_requests_get_a_problem_in_one_sentence(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(tmp_path, "mosquitto")))
        evening = await Evening.begin(box, stack)
        ann = await begin(evening)
        for command, key in (
            ({"do": "bot", "seat": 1, "bot": "genius"}, "bot-unknown"),
            ({"do": "bot", "seat": 7, "bot": "hard"}, "seat-unknown"),
        ):
            reply = await evening.host.ask(**command)
            assert reply["problem"]["key"] == key
            assert all(reply["problem"]["text"].values())
        refused = await ann.ask(do="bot", seat=1, bot="hard")
        assert refused["problem"]["key"] == "unknown-do"
