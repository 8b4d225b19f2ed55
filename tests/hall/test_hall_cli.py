"""`totembox hall` and `home-assistant` as people type them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from typing import TYPE_CHECKING

import aiohttp
import aiomqtt
import pytest

from firmware_host.cli import main
from firmware_host.hall.settings import Settings, default_hall_path, read_hall
from tests.fixtures.ports import free_port
from tests.hall.brokers import mosquitto

if TYPE_CHECKING:
    from pathlib import Path


async def test_a_hall_opens_says_where_and_closes_in_order(tmp_path: Path) -> None:
    port = free_port()
    async with mosquitto(tmp_path) as broker:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "firmware_host", "hall", "--broker", broker),
            *("--database", str(tmp_path / "hall.sqlite3"), "--port", str(port)),
            *("--tournament", "Spring cup"),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        )
        assert process.stdout is not None
        said = ""
        while not re.search(rf"http://\S+:{port}/hall", said):
            line = await process.stdout.readline()
            assert line, said
            said += line.decode()
        address = f"http://127.0.0.1:{port}/api/hall/tournament"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            assert (await answer.json())["tournaments"] == ["Spring cup", ""]
        process.send_signal(signal.SIGINT)
        await process.communicate()
        assert process.returncode == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[hal]\n", "unknown key `hal`"),
        ("[tournament]\nwin = 101\n", "hall.toml:2: `tournament.win` is 101"),
        ("[web]\nport = 'x'\n", "hall.toml:2: `web.port`"),
        ("[broker]\nurl = []\n", "names no broker"),
        ("[broker]\nurl = 'http://x'\n", "mqtt://"),
        ("[database]\nurl = '~no_such_user/x'\n", "hall.toml:2: `database.url`"),
        ("[broker]\npassword_file = '~no_such_user/x'\n", "hall.toml:2: `broker.password_file`"),
        (f"[tournament]\nname = '{'x' * 61}'\n", "longer than 60"),
    ],
)
def test_unusable_settings_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    config = tmp_path / "hall.toml"
    config.write_text(text)
    assert main(["hall", "--config", str(config), "--database", str(tmp_path / "x.db")]) == 1
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_the_shipped_settings_are_the_defaults() -> None:
    assert read_hall(default_hall_path()) == Settings()


def test_a_database_that_is_no_file_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hall", "--database", str(tmp_path), "--port", "0"]) == 1
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("table", "code", "said"),
    [
        ("[home_assistant]\nenabled = true\n", 2, "home_assistant.url"),
        ("[home_assistant]\nenabled = true\nurl = 'http://x'\n", 1, "mqtt://"),
        ("[hall]\nurl = 'http://x'\n", 1, "mqtt://"),
    ],
)
def test_a_box_whose_home_or_hall_has_no_usable_address_reports_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], table: str, code: int, said: str
) -> None:
    config = tmp_path / "box.toml"
    config.write_text(
        '[web]\nhost = "127.0.0.1"\nport = 0\n[broker]\nws_host = "127.0.0.1"\nws_port = 0\n'
        f'[journal]\npath = "{tmp_path}/journal.sqlite3"\n{table}'
    )
    assert main(["run", "--config", str(config)]) == code
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def home_config(folder: Path, url: str) -> str:
    config = folder / "box.toml"
    config.write_text(f'[box]\nid = "b1"\n[home_assistant]\nurl = "{url}"\n')
    return str(config)


def test_the_discovery_can_be_printed_before_it_is_published(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["home-assistant", "show", "--config", home_config(tmp_path, "")]) == 0
    topic, _, body = capsys.readouterr().out.partition("\n")
    assert topic == "homeassistant/device/totembox_b1/config"
    assert json.loads(body)["device"]["identifiers"] == ["totembox_b1"]


def test_without_a_shared_broker_there_is_nothing_to_remove(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["home-assistant", "remove", "--config", home_config(tmp_path, "")]) == 2
    assert "home_assistant.url" in capsys.readouterr().err
    away = f"mqtt://user:secret@127.0.0.1:{free_port()}"
    assert main(["home-assistant", "remove", "--config", home_config(tmp_path, away)]) == 2
    error = capsys.readouterr().err
    assert "secret" not in error
    assert error.count("\n") == 1


async def test_removing_clears_the_retained_topics(tmp_path: Path) -> None:
    async with mosquitto(tmp_path) as broker:
        topic = "homeassistant/device/totembox_b1/config"
        port = int(broker.rpartition(":")[2])
        async with aiomqtt.Client("127.0.0.1", port) as client:
            await client.publish(topic, "{}", qos=1, retain=True)
            arguments = ["home-assistant", "remove", "--config", home_config(tmp_path, broker)]
            assert await asyncio.to_thread(main, arguments) == 0
            await client.subscribe("homeassistant/#", qos=1)
            await client.publish("homeassistant/end", "x", qos=1)
            message = await anext(aiter(client.messages))
            assert str(message.topic) == "homeassistant/end"
