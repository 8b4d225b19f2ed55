"""Hostile guests and an honest phone, each in a process of its own, for the benchmark of floods.

`python -m tests.bench.flooders NAME` reads what it needs from its standard input, one line of
JSON, and floods until it is ended. Floods have the lowest priority, because real guests bring
processors of their own, or with `--guests-compete` the usual one. The honest phone and the presses,
which real hands and phones make elsewhere, keep the priority of the box.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from typing import TYPE_CHECKING, Any

import aiohttp
import aiomqtt

from tests.fixtures.prompt_client import client_of
from tests.fixtures.strangers import STRANGER, Stranger

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

LOST = (aiomqtt.MqttError, aiohttp.ClientError, OSError, TimeoutError)
PAUSE_S = 0.005


async def commands(task: dict[str, Any]) -> None:
    """Send commands of a seat without end; come back with the token whenever it is cut off."""
    ticket = task["ticket"]
    topic = f"totem/{ticket['box']}/seat/{ticket['seat']}/command"
    while True:
        with contextlib.suppress(*LOST):
            async with client_of(ticket, timeout=2) as client:
                while True:
                    for _ in range(50):
                        client._client.publish(topic, b'{"id":"f","do":"pause"}', qos=0)
                    await asyncio.sleep(0)
                    if client._disconnected.done():
                        raise client._disconnected.exception() or OSError
        with contextlib.suppress(*LOST, KeyError):
            body = {"seat": ticket["seat"], "name": "x", "resume": ticket["resume"]}
            answer = await _post(task["page"], "api/join", body)
            ticket = answer if "user" in answer else ticket
        await asyncio.sleep(PAUSE_S)


async def requests(task: dict[str, Any]) -> None:
    """Ask for one path in a loop, over many connections."""

    async def loop() -> None:
        connector = aiohttp.TCPConnector(local_addr=(STRANGER, 0))
        async with aiohttp.ClientSession(connector=connector) as session:
            while True:
                with contextlib.suppress(*LOST):
                    async with session.get(task["page"] + task["path"]) as response:
                        await response.read()

    await asyncio.gather(*(loop() for _ in range(16)))


async def silent(task: dict[str, Any]) -> None:
    """Hold connections on which nothing or half a request is said; open those anew that end."""

    async def hold() -> None:
        while True:
            with contextlib.suppress(*LOST):
                stranger = await Stranger.connects(task["port"])
                stranger.writer.write(task["said"].encode())
                await stranger.ends()
            await asyncio.sleep(PAUSE_S)

    await asyncio.gather(*(hold() for _ in range(task["count"])))


async def spectators(task: dict[str, Any]) -> None:
    """Ask for tickets of spectators without end, and connect with each."""
    held: list[aiomqtt.Client] = []
    while True:
        with contextlib.suppress(*LOST, KeyError):
            client = client_of(await _post(task["page"], "api/watch", {}), timeout=1)
            await client.__aenter__()
            held.append(client)
        await asyncio.sleep(PAUSE_S)


async def subscriptions(task: dict[str, Any]) -> None:
    """Subscribe to ever more topics as a spectator."""
    count = 0
    while True:
        with contextlib.suppress(*LOST, KeyError):
            ticket = await _post(task["page"], "api/watch", {})
            async with client_of(ticket, timeout=1) as client:
                while not client._disconnected.done():
                    topics = [(f"totem/{ticket['box']}/public/{count + n}", 0) for n in range(50)]
                    client._client.subscribe(topics)
                    count += 50
                    await asyncio.sleep(0)
        await asyncio.sleep(PAUSE_S)


async def honest(task: dict[str, Any]) -> None:
    """Ask for something five times a second and print how long each answer took, in ns."""
    ticket = task["ticket"]
    root = f"totem/{ticket['box']}/seat/{ticket['seat']}/"
    async with client_of(ticket) as client:
        await client.subscribe(f"{root}reply", qos=0)
        for count in range(10**6):
            sent_ns = time.perf_counter_ns()
            body = {"id": f"h{os.getpid()}-{count}", "do": "play", "move": "x", "number": 9_999}
            await client.publish(f"{root}command", json.dumps(body), qos=0)
            async for message in client.messages:
                if json.loads(bytes(message.payload))["id"] == body["id"]:
                    break
            print(time.perf_counter_ns() - sent_ns, flush=True)
            await asyncio.sleep(0.2)


async def press(task: dict[str, Any]) -> None:
    """Write the time of a press to standard output again and again, as a kernel stamps it."""
    while True:
        await asyncio.sleep(task["every_s"])
        os.write(1, time.monotonic_ns().to_bytes(8, "big"))


async def _post(page: str, path: str, body: Any) -> dict[str, Any]:
    connector = aiohttp.TCPConnector(local_addr=(STRANGER, 0))
    async with (
        aiohttp.ClientSession(connector=connector) as session,
        session.post(page + path, json=body) as response,
    ):
        found: dict[str, Any] = await response.json()
        return found


ROLES: dict[str, Callable[[dict[str, Any]], Awaitable[None]]] = {
    "commands": commands,
    "requests": requests,
    "silent": silent,
    "spectators": spectators,
    "subscriptions": subscriptions,
    "honest": honest,
    "press": press,
}
URGENT = ("press", "honest")

if __name__ == "__main__":
    if sys.argv[1] not in URGENT:
        os.setpriority(os.PRIO_PROCESS, 0, 0 if "--guests-compete" in sys.argv else 19)

    async def main() -> None:
        """Play the role."""
        await ROLES[sys.argv[1]](json.loads(sys.stdin.readline()))

    asyncio.run(main())
