"""A hall that is attacked over its broker: it stays, starts again, and its spreadsheet is one."""

from __future__ import annotations

import asyncio
import csv
import io
import os
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

from firmware_host.app.hall import running_hall
from firmware_host.cli import main
from firmware_host.hall.report import sheet
from firmware_host.hall.skip_log import ANY_S, TOPIC_S, SkipLog
from firmware_host.hall.standings import Played
from firmware_host.hall.tables import BadMessageError, Tables
from firmware_host.wire.payloads import Outcome
from firmware_host.wire.public import Results
from tests.daemon.other_broker import BOX, as_box, other_broker
from tests.hall.brokers import mosquitto
from tests.hall.test_hall_bad_boxes import until_kept
from tests.hall.test_hall_live import ONLINE, RESULT, settings_for, tell

if TYPE_CHECKING:
    from pathlib import Path

HUGE = msgspec.structs.replace(RESULT, outcome=Outcome(winners=[0], scores={"0": 2**70}))


async def test_a_retained_result_beyond_all_bounds_does_not_end_a_hall_at_any_start(
    tmp_path: Path,
) -> None:
    async with mosquitto(tmp_path) as broker:
        await tell(broker, "bad", status=ONLINE, results=Results([HUGE]))
        await tell(broker, "good", status=ONLINE, results=Results([RESULT]))
        for _ in range(2):
            async with running_hall(settings_for(tmp_path, broker)) as hall:
                await until_kept(hall, "good")
                assert {played.box for played in await hall.hall.store.played()} == {"good"}


TOO_MANY = list(range(65))
ODD: list[dict[str, object]] = [
    {"resigned": [2]},
    {"bots": [2]},
    {"resigned": [-1]},
    {"bots": [2**70]},
    {"resigned": ["0"]},
    {"resigned": 0},
    {"bots": [1, 1]},
    {"bots": [0]},
    {"seats": 200, "resigned": TOO_MANY},
    {"seats": 200, "bots": TOO_MANY, "names": []},
]


@pytest.mark.parametrize("odd", ODD)
def test_seats_that_cannot_have_resigned_or_be_bots_are_refused(odd: dict[str, object]) -> None:
    plain = msgspec.to_builtins(RESULT)
    assert (plain["seats"], len(plain["names"])) == (2, 2)
    tables = Tables()
    fair = msgspec.json.encode({"results": [{**plain, "resigned": [0], "bots": [0]}]})
    news = tables.take("totem/b/public/results", fair, 0.0)
    assert news is not None
    assert news.results[0].resigned == [0]
    with pytest.raises(BadMessageError):
        tables.take(
            "totem/b/public/results", msgspec.json.encode({"results": [{**plain, **odd}]}), 0.0
        )


FORMULAS = ["=1+1", "+1", "-1", "@x", "\t=1", "\r=1", " =1", "a;=1", "a,@x", "a\n=1", "\uff1d1"]


@pytest.mark.parametrize("text", FORMULAS)
@pytest.mark.parametrize("column", ["box", "match", "game", "ended_at", "name"])
def test_no_cell_is_a_formula(column: str, text: str) -> None:
    plain = Played("b", "m", "arriba", "2026-01-01", 0, "Ann", -3, is_won=True)
    written = sheet([msgspec.structs.replace(plain, **{column: text})])
    (row,) = list(csv.DictReader(io.StringIO(written, newline="")))
    assert "'" in row[column]
    # Where a semicolon separates cells, the same holds for the parts of a cell.
    for part in row[column].replace(",", ";").replace("\n", ";").split(";"):
        assert not part.strip().startswith(("=", "+", "-", "@", "\uff1d"))
    assert row["score"] == "-3"


def test_no_sender_can_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    log = SkipLog(lambda: now)
    for number in range(5_000):
        log.tell(f"totem/b{number}/status", "odd")
    assert len(caplog.records) == 1
    now += ANY_S
    log.tell("totem/b0/status", "odd")
    log.tell("totem/other/status", "x" * 10_000)
    assert len(caplog.records) == 2
    assert "5000 more" in caplog.records[1].message
    assert len(caplog.records[1].message) < 500
    now += TOPIC_S
    log.tell("totem/b0/status", "odd")
    assert len(caplog.records) == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ("watch", "--once", "--broker", "mqtt://hall:secret@127.0.0.1"),
        ("watch", "--broker", "mqtt://127.0.0.1", "--broker", "mqtts://u:secret@127.0.0.1:1"),
        ("hall", "--broker", "mqtt://hall:secret@127.0.0.1"),
        ("hall", "--database", "postgresql://hall:secret@127.0.0.1/hall"),
    ],
)
def test_a_password_on_the_command_line_is_refused(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(list(arguments)) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "secret" not in said


@pytest.mark.parametrize("by", ["file", "variable"])
@pytest.mark.parametrize("make", ["mosquitto", "nats"])
async def test_a_password_comes_by_file_or_by_variable(tmp_path: Path, make: str, by: str) -> None:
    async with other_broker(make, tmp_path) as out:
        url = msgspec.toml.decode((out / "hall.toml").read_bytes())["broker"]["url"]
        scheme, _, rest = url.partition("://")
        login, _, host = rest.partition("@")
        user, _, password = login.partition(":")
        path = tmp_path / "password"
        path.write_text(f"{password}\n", encoding="utf-8")
        more = ("--password-file", str(path)) if by == "file" else ()
        env = {} if by == "file" else {"TOTEMBOX_BROKER_PASSWORD": password}
        watching = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "firmware_host", "watch", "--raw"),
            *("--broker", f"{scheme}://{user}@{host}", *more),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **env},
        )
        await tell_as_box(out)
        assert watching.stdout is not None
        assert b"status" in await watching.stdout.readline()
        watching.terminate()
        await watching.wait()


async def tell_as_box(out: Path) -> None:
    """Publish the status of a box as that box."""
    async with as_box(out, BOX) as client:
        await client.publish(f"totem/{BOX}/status", ONLINE, qos=1, retain=True)
