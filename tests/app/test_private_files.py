"""What the box keeps on disk, made under the most generous umask there is."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from firmware_host.app.daemon import running
from firmware_host.app.hall import running_hall
from firmware_host.cli import main
from firmware_host.config.box import read_config
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from tests.hall.brokers import mosquitto
from tests.hall.test_hall_live import settings_for

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

CONFIG = """
[web]
host = "127.0.0.1"
port = 0
[broker]
ws_host = "127.0.0.1"
ws_port = 0
[journal]
path = "{folder}/state/totembox/journal.sqlite3"
"""


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "box.toml"
    path.write_text(CONFIG.format(folder=tmp_path), encoding="utf-8")
    return path


@pytest.fixture
def _open_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """Return the permissions of everything in the folder, by name."""
    return {path.name: path.stat().st_mode & 0o777 for path in folder.rglob("*")}


@pytest.mark.usefixtures("_open_umask")
async def test_nobody_else_can_read_a_file_of_the_box(config: Path, tmp_path: Path) -> None:
    async with running(read_config(config)) as box:
        await box.table.ask(HOST, do.NewMatch(game="arriba", seats=3, seed=1))
        found = modes(tmp_path / "state")
        assert {"journal.sqlite3-wal", "journal.sqlite3-shm", "journal.sqlite3.lock"} <= set(found)
        assert found.pop("totembox") == 0o700
        assert set(found.values()) == {0o600}
        assert (tmp_path / "state").stat().st_mode & 0o777 == 0o700
    assert not (tmp_path / "state/totembox/journal.sqlite3.address").exists()


@pytest.mark.usefixtures("_open_umask")
async def test_an_older_journal_is_closed_to_others(config: Path, tmp_path: Path) -> None:
    async with running(read_config(config)):
        pass
    path = tmp_path / "state/totembox/journal.sqlite3"
    path.chmod(0o666)
    async with running(read_config(config)):
        assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.usefixtures("_open_umask")
async def test_nobody_else_can_read_the_database_of_a_hall(tmp_path: Path) -> None:
    async with mosquitto(tmp_path) as broker:
        settings = settings_for(tmp_path / "hall", broker)
        async with running_hall(settings):
            found = modes(tmp_path / "hall")
    assert {mode for name, mode in found.items() if "sqlite" in name} == {0o600}


@contextmanager
def box_in(config: Path, output: int) -> Generator[subprocess.Popen[bytes]]:
    """Run `totembox run` with that file as its stdout and stderr."""
    process = subprocess.Popen(
        [sys.executable, "-m", "firmware_host", "run", "--config", str(config)],
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1", "TERM": "dumb"},
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


def read_until(source: int, wanted: str) -> str:
    """Return what was written until then."""
    said = ""
    while not re.search(wanted, said):
        part = os.read(source, 4096)
        assert part, said
        said += part.decode()
    return said


def test_a_log_never_gets_the_key_and_the_command_does(
    config: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = os.pipe()
    with box_in(config, target):
        os.close(target)
        said = read_until(source, r"Phones:.*\n.*\n.*\n")
        assert main(["address", "--config", str(config)]) == 0
        address = capsys.readouterr().out.strip()
        key = address.partition("#")[2]
        assert len(key) >= 16
        assert key not in said
        assert "totembox address" in said
        assert address.partition("#")[0] in said
        path = tmp_path / "state/totembox/journal.sqlite3.address"
        assert path.read_text() == f"{address}\n"
    assert key not in read_until_end(source)
    assert main(["address", "--config", str(config)]) == 2
    assert "No box is running" in capsys.readouterr().err
    path.write_text("left by a crash", encoding="utf-8")
    assert main(["address", "--config", str(config)]) == 2
    assert "No box is running" in capsys.readouterr().err


def read_until_end(source: int) -> str:
    with os.fdopen(source, "rb") as rest:
        return rest.read().decode()


def test_a_person_at_a_terminal_gets_the_key(config: Path) -> None:
    ours, theirs = pty.openpty()
    with box_in(config, theirs):
        said = read_until(ours, r"Ctrl\+C")
        assert re.search(r"/box#\S{16}", said)
    os.close(theirs)
    os.close(ours)


@pytest.mark.parametrize(
    ("mode", "url", "is_warned"),
    [
        (0o644, "mqtt://a:b@host", True),
        (0o600, "mqtt://a:b@host", False),
        (0o640, "mqtt://a:b@host", False),
        (0o644, "mqtt://a@host", False),
    ],
)
def test_a_password_that_everybody_can_read_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mode: int, url: str, *, is_warned: bool
) -> None:
    path = tmp_path / "box.toml"
    path.write_text(f'[broker]\nurl = "{url}"\n', encoding="utf-8")
    path.chmod(mode)
    read_config(path)
    assert ("chmod 600" in caplog.text) is is_warned
    assert "a:b" not in caplog.text
