"""`totembox watch`: one table in full, all of them in a list, once, raw, and on a real terminal."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import aiomqtt
import msgspec
import pytest

from firmware_host.app.daemon import running
from firmware_host.cli.terminal import Terminal
from firmware_host.config.box import Config
from firmware_host.hall.tables import TableCard
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from firmware_host.texts.texts import LANGUAGES
from firmware_host.watch.events import EventLog
from firmware_host.watch.screen import Screen
from firmware_host.wire.payloads import Outcome
from firmware_host.wire.public import LastVerdict, SeatSummary, Summary
from tests.fixtures.host_tables import PLAIN
from tests.hall.brokers import mosquitto
from tests.watch.terminals import watching

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from firmware_host.app.daemon import Running

SUMMARY = Summary(
    match="m1",
    number=12,
    game="arriba",
    title={"fr": "Arriba !", "en": "Arriba!"},
    phase="match",
    phase_text={"fr": "Un duel est ouvert", "en": "A duel is open"},
    seats=[
        SeatSummary(0, "[bold]Léa[/bold]", joined=True, score=4, acts=True),
        SeatSummary(1, None, score=7, resigned=True),
    ],
    verdict=LastVerdict("arriba.duel", 11, {"fr": "Tom gagne.", "en": "Tom wins."}),
)
CARD = TableCard("totem-1", "online", "0.1.0", SUMMARY, None)


def drawn(card: TableCard, language: str = "en", events: tuple[str, ...] = ()) -> str:
    console = Terminal(width=100, height=30, record=True, file=Path(os.devnull).open("w"))  # noqa: SIM115 - as long as the test
    console.print(Screen(language).one(card, events, is_up=True, rows=30))
    console.file.close()
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_table_is_described_in_words(language: str) -> None:
    text = drawn(CARD, language, ("  11  something",))
    for said in (
        "totem-1",
        SUMMARY.title[language],
        SUMMARY.phase_text[language],
        "Tom",
        "something",
    ):
        assert said in text
    # What people typed is no markup.
    assert "[bold]Léa[/bold]" in text


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"paused": True}, "paused · A duel is open"),
        ({"ended": True}, "ended without a result"),
        ({"outcome": Outcome(winners=[1])}, "won: Seat 2"),
        ({"outcome": Outcome()}, "won: -"),
        ({"match": None}, "no match"),
        ({"seats": [SeatSummary(0, "Léa", joined=True, bot=True)]}, "Seat 1"),
        ({"seats": [SeatSummary(0, "Léa", joined=True, bot=True)]}, "bot"),
    ],
)
def test_an_idle_table_shows_the_reason(change: dict[str, object], said: str) -> None:
    summary = msgspec.structs.replace(SUMMARY, **change)
    assert said in drawn(msgspec.structs.replace(CARD, summary=summary))


def test_events_are_sentences_and_gaps_are_shown() -> None:
    log = EventLog("en")
    settled = {"kind": "settled", "rule": "arriba.duel", "seat": 0, "seats": [1], "cards": 7}
    notice = {"kind": "notice", "key": "paused", "seat": None}
    shown = {"kind": "shown", "seat": 1}
    told = [
        {"run": "r1", "seq": seq, "number": 9, "events": [event]}
        for seq, event in ((4, settled), (5, notice), (8, shown))
    ]
    log.take_recent(msgspec.json.encode({"run": "r1", "messages": told[:1]}), SUMMARY)
    for message in (told[0], *told):
        log.take(msgspec.json.encode(message), SUMMARY)
    log.take_recent(msgspec.json.encode({"run": "r1", "messages": told}), SUMMARY)
    lines = list(log.lines)
    assert len(lines) == 4
    assert "Léa" in lines[0]
    assert lines[0].endswith("[arriba.duel]")
    assert "The match is paused." in lines[1]
    assert "missed" in lines[2]
    assert lines[3].endswith("shown seat=1")
    # A box that was started again counts from the beginning, which is no gap.
    log.take(msgspec.json.encode({**told[2], "run": "r2", "seq": 1}), SUMMARY)
    assert len(log.lines) == 5


def test_a_seat_is_told_by_its_button_and_a_bot_plays_in_nobodys_name() -> None:
    seats = [SeatSummary(0, None, button=2), SeatSummary(1, "Tom", button=5, bot=True)]
    summary = msgspec.structs.replace(SUMMARY, seats=seats)
    settled = {"kind": "settled", "rule": "arriba.duel", "seat": 0, "seats": [1], "cards": 7}
    log = EventLog("en")
    message = {"run": "r1", "seq": 1, "number": 9, "events": [settled]}
    log.take(msgspec.json.encode(message), summary)
    (line,) = log.lines
    assert "Seat 3" in line
    assert "Seat 6" in line
    assert "Tom" not in line


@asynccontextmanager
async def a_box(folder: Path) -> AsyncGenerator[Running]:
    tables = {
        "box": {"id": "totem-w", "language": "en", "seats": 4},
        "web": {"host": "127.0.0.1", "port": 0},
        "broker": {"ws_host": "127.0.0.1", "ws_port": 0},
        "journal": {"path": str(folder / "journal.sqlite3")},
    }
    async with running(msgspec.convert(tables, Config)) as box:
        new = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1)
        await box.table.ask(HOST, new)
        yield box


async def watch(*arguments: str) -> tuple[int, str, str]:
    """Run the command to its end."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "firmware_host", "watch", *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "LANG": "C.UTF-8", "COLUMNS": "100", "LINES": "30"},
    )
    out, err = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


async def test_a_box_is_watched_through_its_page(tmp_path: Path) -> None:
    async with a_box(tmp_path) as box:
        code, out, _ = await watch("--once", "--address", box.address)
        assert code == 0
        for said in ("totem-w", "● here", "Arriba!", "Seat 3"):
            assert said in out
        code, _, err = await watch("--once", "--address", box.address, "--box", "totem-x")
        assert (code, "totem-w" in err) == (2, True)


async def test_all_boxes_of_a_broker_are_a_list_and_one_is_shown_in_full(tmp_path: Path) -> None:
    async with mosquitto(tmp_path) as broker:
        port = int(broker.rpartition(":")[2])
        async with aiomqtt.Client("127.0.0.1", port) as client:
            for box in ("totem-1", "totem-2"):
                status = b'{"online": true, "version": "0.1.0"}'
                await client.publish(f"totem/{box}/status", status, qos=1, retain=True)
                body = msgspec.json.encode(SUMMARY)
                await client.publish(f"totem/{box}/public/summary", body, qos=1, retain=True)
        code, out, _ = await watch("--once", "--broker", broker)
        assert code == 0
        assert ("totem-1" in out, "totem-2" in out, "Tom wins." in out) == (True, True, False)
        _, out, _ = await watch("--once", "--broker", broker, "--box", "totem-2")
        assert ("totem-1" in out, "Tom wins." in out) == (False, True)
        code, _, err = await watch("--once", "--broker", broker, "--box", "nope")
        assert (code, "totem-1, totem-2" in err) == (2, True)


async def test_an_unreachable_server_is_reported() -> None:
    code, _, err = await watch("--once", "--address", "http://127.0.0.1:9")
    assert (code, err.count("\n")) == (2, 1)
    assert "127.0.0.1:9" in err
    code, _, err = await watch("--broker", "http://x")
    assert (code, "mqtt://" in err) == (1, True)


async def test_on_a_terminal_it_follows_the_table_and_restores_the_screen(tmp_path: Path) -> None:
    async with a_box(tmp_path) as box, watching("--address", box.address) as terminal:
        await terminal.until("Arriba!")
        await box.table.ask(HOST, do.Pause())
        await terminal.until("paused")
        await terminal.until("The match is paused.")
        assert await terminal.interrupted() == 0
        assert "\x1b[?1049l" in terminal.rest()
