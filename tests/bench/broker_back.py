"""`python -m tests.bench.broker_back`: how soon phones are served again when the broker fails.

The broker of a whole box is killed, then stopped (SIGSTOP), for either make. The time ends when a
phone, which tries again and again as the page does, hears that the box is online. `--rounds 10`
measures each ten times.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import aiomqtt

from firmware_host.app.daemon import Running, running
from tests.daemon.box_settings import config_for
from tests.daemon.phone import post
from tests.fixtures.prompt_client import client_of

if TYPE_CHECKING:
    from firmware_host.broker import Broker

ROUNDS = int(sys.argv[sys.argv.index("--rounds") + 1]) if "--rounds" in sys.argv else 5
PAUSE_S = 31.0
"""Failures that follow sooner than 30 s are backed off; these are the first of a row each."""
ANSWER_S, RETRY_S = 0.5, 0.1
FAILURES = {"killed": signal.SIGKILL, "stopped": signal.SIGSTOP}


async def hear(ticket: dict[str, Any]) -> None:
    """Return when the box says over the broker that it is online."""
    async with client_of(ticket, timeout=ANSWER_S) as phone:
        await phone.subscribe(f"totem/{ticket['box']}/status")
        async for message in phone.messages:
            if json.loads(bytes(message.payload))["online"]:
                return


async def back_after_s(box: Running, ticket: dict[str, Any], failure: signal.Signals) -> float:
    """Return how long it takes until a phone hears from the box over another broker."""
    old = await cast("Broker", box.broker).pid()
    begun_s = time.monotonic()
    os.kill(old, failure)
    while True:
        try:
            await asyncio.wait_for(hear(ticket), 2 * ANSWER_S)
        except (aiomqtt.MqttError, TimeoutError):
            await asyncio.sleep(RETRY_S)
        else:
            return time.monotonic() - begun_s


async def measure(kind: str, folder: Path) -> None:
    """Measure both failures of a broker."""
    async with running(config_for(folder, kind)) as box:
        _, ticket = await post(box.address, "api/watch", {})
        for name, failure in FAILURES.items():
            times: list[float] = []
            for _ in range(ROUNDS):
                times.append(await back_after_s(box, ticket, failure))
                await asyncio.sleep(PAUSE_S)
            each = " ".join(f"{one:.2f}" for one in sorted(times))
            print(f"{kind:9} {name:7} back after s: {each}", flush=True)


def main() -> None:
    """Measure both brokers."""
    logging.basicConfig(level=logging.CRITICAL)
    for kind in ("mosquitto", "nats"):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measure(kind, Path(folder)))


if __name__ == "__main__":
    main()
