"""The box with the system calls of its service alone, on a kernel that refuses all others."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from typing import TYPE_CHECKING

import aiohttp
import pytest

from firmware_host.texts.resources import data_folder
from tests.app.under_filter import allowed_calls

if TYPE_CHECKING:
    from pathlib import Path

UNIT = data_folder("config") / "totembox.service"
# Whoever runs the tests is nobody special for the box, as the user of the service is.
PLAIN_USER = ("unshare", "--user", "--map-user=1000", "--map-group=1000")
CONFIG = """
[web]
host = "127.0.0.1"
port = 0
[broker]
kind = "{broker}"
ws_host = "127.0.0.1"
ws_port = 0
[journal]
path = "{folder}/journal.sqlite3"
"""


def under_filter(*command: str) -> tuple[str, ...]:
    return (*PLAIN_USER, sys.executable, "-m", "tests.app.under_filter", str(UNIT), *command)


def test_the_list_takes_away_what_a_box_never_does() -> None:
    calls = allowed_calls(UNIT.read_text(encoding="utf-8"))
    assert {"openat", "epoll_wait", "execve", "prlimit64"} <= calls
    never = {"chown", "setuid", "mount", "ptrace", "reboot", "init_module", "bpf"}
    assert calls.isdisjoint(never | {"swapon", "settimeofday", "kexec_load"})


async def test_the_kernel_refuses_what_is_not_on_the_list() -> None:
    code = "import os; os.chown('/tmp', -1, -1)"
    process = await asyncio.create_subprocess_exec(
        *under_filter(sys.executable, "-c", code), stderr=asyncio.subprocess.PIPE
    )
    _, said = await process.communicate()
    assert b"PermissionError" in said


@pytest.mark.parametrize("broker", ["mosquitto", "nats"])
async def test_the_box_runs_and_stops_with_these_calls_alone(tmp_path: Path, broker: str) -> None:
    config = tmp_path / "box.toml"
    config.write_text(CONFIG.format(broker=broker, folder=tmp_path), encoding="utf-8")
    process = await asyncio.create_subprocess_exec(
        *under_filter(sys.executable, "-m", "firmware_host", "run", "--config", str(config)),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    said = ""
    while not (found := re.search(r"(http://127\.0\.0\.1:\d+/)box\n", said)):
        line = await process.stdout.readline()
        assert line, said
        said += line.decode()
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{found[1]}api/box") as answer:
            assert answer.status == 200
        async with session.post(f"{found[1]}api/watch", json={}) as answer:
            assert (await answer.json())["role"] == "spectator"
    process.terminate()
    await process.communicate()
    assert process.returncode == 0
