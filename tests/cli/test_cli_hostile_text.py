"""Names, reasons, boxes, transcripts and settings that would steer a terminal."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import sqlite3
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

from firmware_host.cli import main
from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import Entries, JournalLine, MatchRow
from firmware_host.texts.log import start_logging
from firmware_host.wire.public import Results, SeatSummary, Summary
from tests.cli.hostile import HOSTILE, assert_harmless, in_terminal
from tests.hall.brokers import mosquitto
from tests.hall.test_hall_live import tell

if TYPE_CHECKING:
    from pathlib import Path

HEAD = "totembox transcript 1\ngame arriba\nseats 3\n"
TOML = json.dumps(HOSTILE).replace("\x7f", "\\u007f")
"""The same text as a string of TOML."""


@pytest.mark.parametrize(
    "text",
    [
        HEAD + HOSTILE,
        HEAD + f"0 {HOSTILE}",
        HEAD + f"option {HOSTILE} 3\n0 flip",
        f"totembox transcript 1\ngame {HOSTILE}\nseats 3\n",
        f"totembox transcript 1\ngame arriba\nseats {HOSTILE}\n",
        f"totembox transcript 1\noption {HOSTILE}\n",
        HEAD + f'# {{"note": "seed", "seed": {json.dumps(HOSTILE)}}}\n',
    ],
)
def test_a_transcript(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.txt"
    path.write_text(text, encoding="utf-8")
    _, said = in_terminal("replay", path)
    assert_harmless(said)


@pytest.mark.parametrize("part", ["id", "seed", "note", "move"])
async def test_a_journal(tmp_path: Path, part: str) -> None:
    path = tmp_path / "journal.sqlite3"
    name = HOSTILE if part == "id" else "m"
    seed = HOSTILE if part == "seed" else "s"
    note = json.dumps({"note": "seed", "seed": seed}, ensure_ascii=False)
    lines = [JournalLine("note", note)]
    lines += [JournalLine("move", HOSTILE)] if part in ("move", "id") else []
    lines += [JournalLine("back", HOSTILE)] if part == "note" else []
    async with Journal(path) as journal:
        row = MatchRow(name, "arriba", 3, {}, seed)
        await journal.append([Entries(match=name, begins=row, lines=tuple(lines))])
    for more in ((), ("--transcript",)):
        _, said = in_terminal("replay", path, *more)
        assert_harmless(said)


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (("run",), f"[box]\nid = {TOML}\n"),
        (("run",), f"[{TOML}]\n"),
        (("run",), f"[broker]\nurl = {TOML}\nws_url = {TOML}\n"),
        (("run",), f'[scanner]\ndevice = "x"\ntags = {TOML}\n[web]\nhost = {TOML}\n'),
        (("run",), f"[totemix]\ngoals = {TOML}\n"),
        (("wiring",), f'[box]\nhardware = "pi"\n[lights]\ndevice = {TOML}\n'),
        (("doctor", "--no-hands", "--idle", "0"), f"[box]\nlanguage = {TOML}\n"),
        (
            ("tags", "learn", "arriba"),
            f'[scanner]\ndevice = "x"\ntags = {TOML}\n[box]\nid = {TOML}',
        ),
        (("address",), f"[journal]\npath = {TOML}\n"),
        (("home-assistant", "show"), f"[home_assistant]\nprefix = {TOML}\n"),
        (("hall",), f"[broker]\nurl = {TOML}\n[hall]\n{TOML} = 1\n"),
    ],
)
def test_a_configuration(tmp_path: Path, command: tuple[str, ...], text: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    code, said = in_terminal(*command, "--config", path)
    assert code != 0 or command[0] == "wiring"
    assert_harmless(said)


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", f"{HOSTILE}.txt"),
        ("replay", "x", HOSTILE),
        ("goals", HOSTILE),
        ("referee", HOSTILE, "--seats", "3"),
        ("simulate", "arriba", "--seats", "3", "--set", HOSTILE),
        ("perft", "top_totem", "--seats", HOSTILE),
        (HOSTILE,),
        ("watch", "--address", f"http://127.0.0.1:1/{HOSTILE}"),
        ("broker", "nats-config", "--box", HOSTILE, "--out", "x"),
        ("hall", "--database", f"/dev/null/{HOSTILE}"),
    ],
)
def test_an_argument(arguments: tuple[str, ...]) -> None:
    code, said = in_terminal(*arguments)
    assert code != 0
    assert_harmless(said)


def test_a_file_of_goals(tmp_path: Path) -> None:
    path = tmp_path / "goals.toml"
    path.write_text(f"{TOML} = 1\n", encoding="utf-8")
    code, said = in_terminal("goals", path)
    assert code != 0
    assert_harmless(said)


@pytest.mark.parametrize("how", ["--once", "--raw"])
@pytest.mark.parametrize("box", [(), ("--box", "b1")])
async def test_a_table_that_is_watched(tmp_path: Path, how: str, box: tuple[str, ...]) -> None:
    seats = [SeatSummary(0, HOSTILE, acts=True, score=3), SeatSummary(1, HOSTILE)]
    texts = {"en": HOSTILE, "fr": HOSTILE}
    summary = Summary("m", 1, "arriba", texts, HOSTILE, texts, seats)
    status = json.dumps({"online": True, "version": HOSTILE}, ensure_ascii=False)
    async with mosquitto(tmp_path) as broker:
        await tell(broker, "b1", status=status, summary=summary, results=Results())
        if how == "--raw":
            assert_harmless(await raw_output(broker, box))
            return
        code, said = await in_thread("watch", "--broker", broker, how, *box)
    assert code == 0
    assert "\\u001b" in said
    assert_harmless(said)


async def raw_output(broker: str, box: tuple[str, ...]) -> str:
    """Return what `watch --raw` prints until the hostile text came."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "firmware_host", "watch", "--broker", broker, "--raw", *box),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "LANG": "en_GB.UTF-8"},
    )
    assert process.stdout is not None
    said = ""
    while "public/summary" not in said:
        said += (await process.stdout.readline()).decode()
    process.terminate()
    await process.wait()
    return said


async def in_thread(*arguments: str) -> tuple[int, str]:
    """Run a command beside the broker, which lives on our loop."""
    return await asyncio.to_thread(in_terminal, *arguments)


def test_a_log_line_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = root.handlers[:]
    root.handlers.clear()
    try:
        start_logging(logging.WARNING)
        error = ValueError(HOSTILE)
        logging.getLogger("x").error("a box says %s\nERROR forged", HOSTILE, exc_info=error)
    finally:
        root.handlers[:] = before
    said = capsys.readouterr().err
    assert_harmless(said)
    assert said.splitlines()[0].endswith("\\u000aERROR forged")
    assert len(said.splitlines()) == 2


def test_the_referee_answers_in_json_that_a_terminal_can_show(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:

    asked = json.dumps({"do": "play", "seat": 0, "move": HOSTILE}).encode() + b"\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(asked)))
    assert main(["referee", "arriba", "--seats", "3"]) == 0
    said = capsys.readouterr().out
    assert_harmless(said)
    assert msgspec.json.decode(said)


def test_a_database_that_is_no_journal(tmp_path: Path) -> None:
    path = tmp_path / f"{HOSTILE.replace('/', '')}.sqlite3"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE other (x)")
    database.close()
    code, said = in_terminal("replay", path)
    assert code == 1
    assert_harmless(said)
