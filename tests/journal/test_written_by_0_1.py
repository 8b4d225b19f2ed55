"""Files of version 0.1 are still read, and its matches continue."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.app.daemon import running
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening
from tests.daemon.phone import Phone, post

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

WRITTEN = Path(__file__).parent / "written_by_0_1"
EXPECTED = json.loads((WRITTEN / "expected.json").read_text("utf-8"))
LAST = EXPECTED["unfinished"][-1]

each_unfinished_match = pytest.mark.parametrize(
    "then", EXPECTED["unfinished"], ids=lambda then: then["state"]["game"]
)


class Archivist(Phone):
    """A phone that also reads the results."""

    def topics(self) -> tuple[str, ...]:
        """Return the topics of the role, and the one of the results."""
        return (*super().topics(), "public/results")


def copied(folder: Path, last: str = LAST["match"]) -> Path:
    """Return a copy of the journal, without the matches that began after the last one."""
    path = folder / "journal.sqlite3"
    shutil.copyfile(WRITTEN / path.name, path)
    with closing(sqlite3.connect(path)) as journal, journal:
        journal.execute(
            "DELETE FROM match WHERE rowid > (SELECT rowid FROM match WHERE id = ?)", (last,)
        )
        journal.execute("DELETE FROM line WHERE match NOT IN (SELECT id FROM match)")
        journal.execute("DELETE FROM result WHERE match NOT IN (SELECT id FROM match)")
    return path


@asynccontextmanager
async def restarted(folder: Path, last: str = LAST["match"]) -> AsyncGenerator[Evening]:
    """Run a box on a copy of the journal."""
    copied(folder, last)
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(folder, "mosquitto")))
        yield await Evening.begin(box, stack)


async def come_back(evening: Evening, seat: int) -> Phone:
    """Return the phone that sat there, let in by the token that version 0.1 gave it."""
    body = {"seat": seat, "resume": EXPECTED["resume"][str(seat)]}
    status, ticket = await post(evening.box.address, "api/join", body)
    assert status == 200, ticket
    evening.phones[seat] = await evening.stack.enter_async_context(Phone.connect(ticket))
    return evening.phones[seat]


RENAMED = {"option deck table": "option deck scanned"}
"""What Arriba! calls by another name since then."""


def as_then(now: Any, then: Any) -> Any:
    """Return the payload without the fields that it has gained since: payloads may grow."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {key: as_then(now[key], then[key]) for key in now if key in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [as_then(*pair) for pair in zip(now, then, strict=True)]
    return now


def replay(*arguments: str | Path) -> str:
    """Return what `totembox replay` prints."""
    command = (sys.executable, "-m", "firmware_host", "replay", *map(str, arguments))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(
    "then", EXPECTED["matches"], ids=lambda then: f"{then['game']}-{then['match']}"
)
def test_a_match_of_the_journal_is_replayed_to_its_end(
    then: dict[str, Any], tmp_path: Path
) -> None:
    summary, fairness = replay(copied(tmp_path), "--match", then["match"]).splitlines()
    assert fairness == "Fairness not checked: this match has no commitment."
    said, _, ending = summary.partition(", all legal: ")
    assert said == f"{then['game']}, {then['seats']} seats, {then['moves']} moves"
    outcome = None if ending == "unfinished" else json.loads(ending)
    assert as_then(outcome, then["outcome"]) == then["outcome"]


@pytest.mark.parametrize("path", sorted(WRITTEN.glob("*.txt")), ids=lambda path: path.stem)
def test_a_transcript_is_replayed_line_by_line(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    renamed = RENAMED if "game arriba" in lines else {}
    then = [renamed.get(line, line) for line in lines]
    now = replay(path, "--transcript").splitlines()
    assert [line for line in now if line in then or not line.startswith("option ")] == then


@each_unfinished_match
async def test_an_unfinished_match_is_resumed_as_it_was(
    then: dict[str, Any], tmp_path: Path
) -> None:
    async with restarted(tmp_path, then["match"]) as evening:
        state = await evening.host.until("public/state", lambda state: state is not None)
        assert as_then(state, then["state"]) == then["state"]
        table = await evening.host.until("table", lambda table: table["match"] is not None)
        assert as_then(table, then["table"]) == then["table"]
        phone = await come_back(evening, 0)
        view = await phone.until("seat/0/view", lambda view: view is not None)
        assert as_then(view, then["seat"]) == then["seat"]


@each_unfinished_match
async def test_a_move_that_was_made_then_is_undone(then: dict[str, Any], tmp_path: Path) -> None:
    async with restarted(tmp_path, then["match"]) as evening:
        reply = await evening.host.ask(do="undo")
        assert (reply["ok"], reply["number"]) == (True, then["undone"]["number"])
        state = await evening.host.until(
            "public/state", lambda state: state["number"] == reply["number"]
        )
        assert as_then(state, then["undone"]) == then["undone"]


@each_unfinished_match
async def test_a_resumed_match_takes_the_next_move(then: dict[str, Any], tmp_path: Path) -> None:
    async with restarted(tmp_path, then["match"]) as evening:
        if then["table"]["paused"]:
            assert (await evening.host.ask(do="resume"))["ok"]
        number, seat = then["state"]["number"], then["state"]["to_act"][0]
        view = await evening.host.until(
            "host/view", lambda view: view is not None and view["moves"].get(str(seat))
        )
        move = view["moves"][str(seat)][0]
        reply = await evening.host.ask(do="play", seat=seat, move=move, number=number)
        assert reply["ok"], reply
        await evening.host.until("public/state", lambda state: state["number"] > number)


async def test_the_running_match_goes_on_by_phone_and_button(tmp_path: Path) -> None:
    async with restarted(tmp_path) as evening:
        for seat in range(4):
            await come_back(evening, seat)
        await evening.phase("flip")
        await evening.flip()
        press = {"button": LAST["state"]["view"]["flipper"], "page": "test"}
        await evening.panel.publish("box/press", {**press, "down": True, "ms": 1_000.0})
        await evening.panel.publish("box/press", {**press, "down": False, "ms": 1_040.0})
        settled = await evening.host.told("settled")
        assert settled["seat"] == press["button"]


async def test_the_results_are_listed_as_they_were(tmp_path: Path) -> None:
    async with restarted(tmp_path) as evening:
        key = evening.box.panel_address.partition("#")[2]
        _, tickets = await post(evening.box.address, "api/panel", {"key": key})
        async with Archivist.connect(tickets["host"]) as archivist:
            told = await archivist.until("public/results", lambda told: told is not None)
    assert as_then(told["results"], EXPECTED["results"]) == EXPECTED["results"]
