"""How long a command takes, beside a bare request and reply through the same broker.

Asker and bare replier are processes of their own, as phones are: in the box's own loop they would
wait for it to draw its screens.  `python answer_times.py ask|reply` is such a process; what it
needs stands on its standard input.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sqlite3
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from firmware_host.broker import BOX, HOST_ROLE, Credentials, Server, new_client

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from firmware_host.app.daemon import Running

ROOT = "totem/totem-test/"
_HERE = "tests.bench.answer_times"
WORDS = json.dumps({"id": "b0", "ok": True, "number": 123, "made_for": 122}).encode()


async def ask(task: dict[str, Any]) -> None:
    """Ask in turn at both places, and print the times in ns and how many were accepted."""
    async with connected(task["bare"]) as bare, connected(task["host"]) as host:
        await bare.subscribe(f"{ROOT}bare/reply", qos=0)
        await host.subscribe(f"{ROOT}host/reply", qos=0)
        times: dict[str, list[int]] = {"bare": [], "host": []}
        oks, run = 0, secrets.token_hex(4)
        for count, command in enumerate(task["commands"]):
            body = json.dumps({"id": f"{run}-{count}", **command}).encode()
            said: dict[str, Any] = {}
            for client, place in ((bare, "bare"), (host, "host")):
                begin_ns = time.perf_counter_ns()
                await client.publish(f"{ROOT}{place}/command", body, qos=0)
                async for message in client.messages:
                    said = json.loads(message.payload)
                    if place == "bare" or is_awaited(said, f"{run}-{count}", task["until"]):
                        break
                times[place].append(time.perf_counter_ns() - begin_ns)
            oks += said["ok"]
            # The box publishes views and draws; the next pair begins when all is quiet.
            await asyncio.sleep(task["rest_s"])
    print(json.dumps({**times, "oks": oks}))


def is_awaited(said: dict[str, Any], command: str, until: str) -> bool:
    """Tell whether this is the reply to wait for: the verdict, or the word that it is kept."""
    return said["id"] == command and (until == "verdict" or said["kept"])


async def reply(task: dict[str, Any]) -> None:
    """Answer every request at once with words of the usual length.

    With a `journal` each request is first made as durable as the box makes what it accepts.
    """
    commit = durable(task["journal"]) if task["journal"] else None
    loop, thread = asyncio.get_running_loop(), ThreadPoolExecutor(1)
    async with connected(task["bare"]) as client:
        await client.subscribe(f"{ROOT}bare/command", qos=1)
        print("ready", flush=True)
        async for message in client.messages:
            if commit is not None:
                await loop.run_in_executor(thread, commit, bytes(message.payload))
            await client.publish(f"{ROOT}bare/reply", WORDS, qos=0)


def durable(path: str) -> Callable[[bytes], None]:
    """Return what writes one row to a new SQLite file and waits for the disk, as the journal."""
    database = sqlite3.connect(path, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("CREATE TABLE said (body BLOB)")

    def commit(body: bytes) -> None:
        with database:
            database.execute("INSERT INTO said VALUES (?)", (body,))

    return commit


def connected(login: dict[str, Any]) -> Any:
    """Return a client of that user, not yet connected."""
    user = Credentials(login["user"], login["password"], login["client"])
    return new_client(Server("127.0.0.1", login["port"]), user)


async def compare(
    box: Running, commands: list[dict[str, Any]], *, rest_s: float, until: str, journal: str = ""
) -> dict[str, Any]:
    """Return the medians of bare replies and of commands in ms, and how many were accepted."""
    logins = [await login_of(box, role) for role in (BOX, BOX, HOST_ROLE)]
    async with child_of(_HERE, "reply", {"bare": logins[0], "journal": journal}) as replier:
        assert replier.stdout is not None
        assert await replier.stdout.readline() == b"ready\n"
        task = {"commands": commands, "rest_s": rest_s, "until": until}
        task |= {"bare": logins[1], "host": logins[2]}
        async with child_of(_HERE, "ask", task) as asker:
            assert asker.stdout is not None
            taken = json.loads(await asker.stdout.read())
    return {
        "bare_ms": median(taken["bare"]) / 1e6,
        "asked_ms": median(taken["host"]) / 1e6,
        "oks": taken["oks"],
    }


async def login_of(box: Running, role: Any) -> dict[str, Any]:
    """Return a new user as a child reads it."""
    user = await box.broker.grant(role)
    port = box.broker.servers[0].port
    return {"user": user.user, "password": user.password, "client": user.client, "port": port}


@contextlib.asynccontextmanager
async def child_of(
    module: str, verb: str, task: dict[str, Any]
) -> AsyncGenerator[asyncio.subprocess.Process]:
    """Run one side in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, verb),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    assert process.stdin is not None
    process.stdin.write(json.dumps(task).encode())
    process.stdin.close()
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


if __name__ == "__main__":
    asyncio.run({"ask": ask, "reply": reply}[sys.argv[1]](json.load(sys.stdin)))
