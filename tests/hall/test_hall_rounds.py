"""Rounds over HTTP: only the organiser draws them, and everybody sees them with their results."""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING, Any

import aiohttp
import msgspec
import pytest

from firmware_host.app.address_file import address_path
from firmware_host.app.hall import running_hall
from firmware_host.cli import main
from firmware_host.hall.pairings import Pairing
from firmware_host.hall.settings import Settings
from firmware_host.hall.store import Store
from firmware_host.wire.payloads import Outcome
from firmware_host.wire.public import MatchResult
from tests.hall.brokers import mosquitto

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from firmware_host.app.hall import RunningHall

NAMES = ["Léa", "Tom", "Zoé", "Max", "Inès"]


def settings_for(folder: Path, broker: str, tournament: str = "Cup") -> Settings:
    tables = {
        "broker": {"url": broker},
        "web": {"host": "127.0.0.1", "port": 0},
        "database": {"url": str(folder / "hall.sqlite3")},
        "tournament": {"name": tournament},
    }
    return msgspec.convert(tables, Settings)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncGenerator[RunningHall]:
    async with (
        mosquitto(tmp_path) as broker,
        running_hall(settings_for(tmp_path, broker)) as running,
    ):
        yield running


async def asked(hall: RunningHall, path: str, **body: Any) -> tuple[int, Any]:
    root = hall.address.removesuffix("hall")
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{root}api/hall/{path}", json=body) as answer,
    ):
        return answer.status, await answer.json()


def won(number: int, winner: str, *others: str) -> MatchResult:
    return MatchResult(
        match=f"m{number}",
        game="arriba",
        seats=1 + len(others),
        started_at="2130-01-01T10:00:00.000+00:00",
        ended_at=f"2130-01-01T10:{number:02}:00.000+00:00",
        names=[winner, *others],
        outcome=Outcome(winners=[0], rule="arriba.lowest"),
    )


async def test_a_round_is_drawn_shown_and_taken_back(hall: RunningHall) -> None:
    key = hall.organiser_key
    status, report = await asked(hall, "round", key=key, players=NAMES)
    assert status == 200
    (drawn,) = report["rounds"]
    assert drawn["number"] == 1
    assert drawn["bye"] == "Inès"
    assert [table["names"] for table in drawn["tables"]] == [["Léa", "Tom"], ["Zoé", "Max"]]
    # A bye counts as a win.
    assert [(line["name"], line["points"]) for line in report["standings"]] == [("Inès", 3)]
    await hall.hall.store.keep("box", [won(1, "tom ", "LÉA")])
    status, report = await asked(hall, "round", key=key, players=NAMES)
    second, first = report["rounds"]
    assert second["number"] == 2
    assert [table["winners"] for table in first["tables"]] == [None, None], "played in round 2"
    assert second["bye"] != "Inès"
    assert {"Léa", "Tom"} not in [set(table["names"]) for table in second["tables"]]
    status, report = await asked(hall, "round/remove", key=key, number=2)
    assert [each["number"] for each in report["rounds"]] == [1]
    assert report["rounds"][0]["tables"][0]["winners"] == ["tom"]


async def test_only_the_organiser_draws(hall: RunningHall) -> None:
    status, answer = await asked(hall, "round", key="guess", players=NAMES)
    assert (status, answer["problem"]["key"]) == (403, "organiser-key")
    status, answer = await asked(hall, "round/remove", key="", number=1)
    assert (status, answer["problem"]["key"]) == (403, "organiser-key")
    assert await hall.hall.store.rounds("Cup") == []


@pytest.mark.parametrize(
    ("wrong", "key", "names_it"),
    [
        ({"players": ["Léa"]}, "round-players", "1 player"),
        ({"players": ["Léa", "lÉA "]}, "round-name-twice", "lÉA"),
        ({"players": ["x" * 41, "y"]}, "round-name-long", "xxx"),
        ({"players": NAMES, "seats": 9}, "round-seats", "9"),
        ({"players": NAMES, "method": "lottery"}, "bad-command", "lottery"),
        ({"players": NAMES, "bribe": 1}, "bad-command", "bribe"),
    ],
)
async def test_bad_requests_are_named(
    hall: RunningHall, wrong: dict[str, Any], key: str, names_it: str
) -> None:
    status, answer = await asked(hall, "round", key=hall.organiser_key, **wrong)
    assert status == 400
    assert answer["problem"]["key"] == key
    assert names_it in answer["problem"]["text"]["en"]


async def test_everybody_against_everybody_ends(hall: RunningHall) -> None:
    key, three = hall.organiser_key, NAMES[:3]
    for _ in range(3):
        status, _ = await asked(hall, "round", key=key, players=three, method="everybody")
        assert status == 200
    status, answer = await asked(hall, "round", key=key, players=three, method="everybody")
    assert (status, answer["problem"]["key"]) == (409, "rounds-done")
    status, answer = await asked(hall, "round", key=key, players=NAMES, method="everybody")
    assert (status, answer["problem"]["key"]) == (409, "round-players-changed")


async def test_free_play_has_no_rounds(tmp_path: Path) -> None:
    async with (
        mosquitto(tmp_path) as broker,
        running_hall(settings_for(tmp_path, broker, "")) as hall,
    ):
        status, answer = await asked(hall, "round", key=hall.organiser_key, players=NAMES)
    assert (status, answer["problem"]["key"]) == (409, "round-free-play")


async def test_the_organisers_address_is_in_a_private_file_while_the_hall_is_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config = tmp_path / "hall.toml"
    database = tmp_path / "hall.sqlite3"
    config.write_text(f'[database]\nurl = "{database}"\n', encoding="utf-8")
    async with (
        mosquitto(tmp_path) as broker,
        running_hall(settings_for(tmp_path, broker)) as hall,
    ):
        path = address_path(database)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert main(["address", "--hall", "--config", str(config)]) == 0
        assert capsys.readouterr().out.strip().endswith(f"/hall#{hall.organiser_key}")
    assert not path.exists()
    assert main(["address", "--hall", "--config", str(config)]) == 2
    assert "hall" in capsys.readouterr().err


async def test_rounds_are_kept_by_either_database(database_url: str) -> None:
    async with Store(database_url, "Cup") as store:
        await store.add_round("Cup", 1, Pairing("swiss", 2, (("A", "B"),), "C"))
        await store.add_round("Cup", 2, Pairing("swiss", 2, (("A", "C"),), "B"))
    async with Store(database_url, "Cup") as store:
        assert [each.pairing.bye for each in await store.rounds("Cup")] == ["C", "B"]
        assert await store.rounds("Other") == []
        await store.remove_round("Cup", 1)
        assert await store.rounds("Cup") == []
