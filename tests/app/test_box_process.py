"""How the process of a box ends, and what it says when it cannot begin."""

from __future__ import annotations

import socket
import time
from signal import SIGHUP, SIGINT, SIGKILL, SIGTERM
from typing import TYPE_CHECKING

import pytest

from firmware_host.app.daemon import running
from firmware_host.app.starting import StartError
from firmware_host.broker import opening
from tests.app.box_process import READY, BoxHome, box_home
from tests.broker.test_broker_life import is_running
from tests.daemon.box_settings import config_for
from tests.fixtures.namespaces import two_networks

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

AWAY = "The MQTT broker cannot be reached."
NOBODY = 'url = "mqtt://127.0.0.1:1"'


@pytest.fixture
def home(tmp_path: Path) -> Generator[BoxHome]:
    with box_home(tmp_path) as made:
        yield made


@pytest.mark.parametrize("kind", ["mosquitto", "nats"])
def test_after_a_kill_no_process_is_left_and_the_next_start_removes_the_folders(
    home: BoxHome, kind: str
) -> None:
    with home.box(f'kind = "{kind}"') as killed:
        killed.wait_for(READY)
        children = killed.children()
        assert len(children) == 2, "a broker and a guard"
        assert killed.end(SIGKILL) == -SIGKILL
    while any(map(is_running, children)):
        time.sleep(0.02)
    left = home.left()
    assert left, "nobody could remove them"
    with home.box(f'kind = "{kind}"') as box:
        box.wait_for(READY)
        assert not set(left) & set(home.left())
        assert box.end(SIGTERM) == 0
    assert home.left() == []


@pytest.mark.parametrize("signal", [SIGHUP, SIGINT, SIGTERM])
def test_a_signal_ends_a_box_cleanly(home: BoxHome, signal: int) -> None:
    with home.box() as box:
        box.wait_for(READY)
        children = box.children()
        assert box.end(signal) == 0
        assert "Traceback" not in box.said()
    assert not any(map(is_running, children))
    assert home.left() == []
    assert not home.journal.with_name("journal.sqlite3.address").exists()


def test_a_box_that_waits_for_its_broker_is_ended_by_a_signal(home: BoxHome) -> None:
    with home.box(NOBODY) as box:
        box.wait_for("no connection to the broker")
        assert READY not in box.said()
        assert box.end(SIGTERM) == 0
        assert "Traceback" not in box.said()


def test_a_box_without_its_broker_says_so_runs_and_is_ended_by_a_signal(home: BoxHome) -> None:
    with home.box(NOBODY) as box:
        box.wait_for(READY)
        assert AWAY in box.said()
        assert box.end(SIGTERM) == 0


def test_a_taken_port_is_one_sentence_and_an_exit_code(home: BoxHome) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        number = taken.getsockname()[1]
        for options, said in (
            ({"web_port": number}, "web.host, web.port"),
            ({"broker": f"port = {number}"}, "choose another for the broker"),
        ):
            with home.box(**options) as box:
                assert box.process.wait() == 1
                (line,) = box.said().splitlines()
            assert line.startswith("totembox: ")
            assert f"{number}" in line
            assert said in line


async def test_without_any_broker_the_start_ends_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "find_mosquitto", lambda: None)
    monkeypatch.setattr(opening, "find_nats", lambda: None)
    with pytest.raises(StartError, match="No broker is installed: install mosquitto or"):
        async with running(config_for(tmp_path, "auto")):
            pass


def test_without_loopback_the_box_says_so_and_goes_on_when_it_is_back(home: BoxHome) -> None:
    with two_networks() as (here, _):
        here.ip("link set lo down")
        with home.box(within=here.inside()) as box:
            box.wait_for(READY)
            assert AWAY in box.said()
            assert "is killed" not in box.said(), "its broker is not to blame"
            here.ip("link set lo up")
            box.wait_for("broker link: well again")
