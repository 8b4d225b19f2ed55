"""The link between box and phone as a scenario uses it: weather, cuts, addresses."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from tests.network.air import BOX_LINK, PHONE_LINK, Weather

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

BOX_ADDRESS = "10.42.0.1"
PHONE_ADDRESS = "10.42.0.7"
CALM = Weather(least_ms=1, most_ms=2)


class Radio:
    """The process that carries the frames, and both ends of the link."""

    def __init__(self, air: asyncio.subprocess.Process, phone: int) -> None:
        self._air = air
        self._phone = phone
        self._weather = CALM
        self.lost = self.carried = 0

    async def be(self, weather: Weather) -> None:
        """Change the weather; what is under way still arrives as it was sent."""
        self._weather = weather
        await self._tell(weather)

    async def cut(self) -> None:
        """Let nothing through from now on; neither end is told."""
        await self._tell(Weather(is_cut=True))

    async def mend(self) -> None:
        """Let frames through again."""
        await self._tell(self._weather)

    async def box(self, words: str) -> None:
        """Change the network of the box as `ip` does."""
        await run("ip", *words.split())

    async def phone(self, words: str) -> None:
        """Change the network of the phone as `ip` does."""
        await run(*self.at_phone("ip", *words.split()))

    def at_phone(self, *command: str) -> tuple[str, ...]:
        """Return the command line that runs a command in the network of the phone."""
        return ("nsenter", f"--target={self._phone}", "--net", "--", *command)

    async def _tell(self, weather: Weather) -> None:
        assert self._air.stdin is not None
        assert self._air.stdout is not None
        self._air.stdin.write(json.dumps(asdict(weather)).encode() + b"\n")
        counts = json.loads(await self._air.stdout.readline())
        self.lost, self.carried = counts["lost"], counts["carried"]


@contextlib.asynccontextmanager
async def radio(phone: int, seed: int) -> AsyncGenerator[Radio]:
    """Join this network with that of the process, for as long as the block lasts."""
    air = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.network.air", str(phone), str(seed)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert air.stdout is not None
    assert await air.stdout.readline() == b"ready\n"
    joined = Radio(air, phone)
    try:
        await joined.box(f"address add {BOX_ADDRESS}/24 dev {BOX_LINK}")
        await joined.box(f"link set {BOX_LINK} up")
        await joined.phone(f"address add {PHONE_ADDRESS}/24 dev {PHONE_LINK}")
        await joined.phone(f"link set {PHONE_LINK} up")
        await joined.be(CALM)
        yield joined
    finally:
        assert air.stdin is not None
        air.stdin.close()
        await air.wait()


async def run(*command: str) -> None:
    """Run a command that must succeed; what it prints is dropped."""
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdout=nothing, stderr=nothing)
    assert await process.wait() == 0, " ".join(command)
