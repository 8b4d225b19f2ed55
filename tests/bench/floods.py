"""`make bench`: press to lamp and an honest phone under each flood, beside the idle box.

The presses come from a process of their own, which stamps them as the kernel would, and reach
the lamp through the drivers of the Pi on the event loop of a whole running box. Only the ratios
within one line mean anything.

The box has the priority of config/totembox.service (as root; else it says that it has not), and
the guard gives some of it up as it always does. Guests have the lowest priority, because real ones
bring processors of their own; with `--guests-compete` they have the usual one. The exit status is
1 if a line is beyond a limit. Idle and flooded windows take turns, and a line has the middle one of
the ratios, so that another program on this machine spoils one of them only. `--window 6` measures
for so many seconds instead.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from firmware_host.app.daemon import running
from firmware_host.doctor.measures import Spread, spread
from tests.bench.table_on_mqtt import moves_of
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening
from tests.fixtures.host_tables import run
from tests.fixtures.ports import free_port
from tests.fixtures.strangers import HANDSHAKE
from tests.hall.brokers import listens, mosquitto
from tests.hardware.bench_press import SEATS, Bench
from tests.hardware.pi_rigs import BUTTON_LINES

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterable

WINDOW_S = float(sys.argv[sys.argv.index("--window") + 1]) if "--window" in sys.argv else 6.0
ROUNDS = 3
EVERY_S = 0.02
WARM_UP_S = 1.0
COMPETE = "--guests-compete"
NICENESS = -5
"""As the unit of the box sets it."""
P50_AT_MOST, P99_AT_MOST, ANSWER_AT_MOST_MS = 2.0, 5.0, 1_000.0
LIVE = "GET /api/hall/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HALF = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half"


class Lamps:
    """The way from a stamp in another process to the lamp, on this event loop."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._chip = bench._chip
        self._count = 0
        self._stamp_ns = 0
        self.times_ns: list[int] = []
        output = self._chip.requests[1]
        before = output.set_values

        def seen(values: dict[int | str, object]) -> None:
            before(values)  # type: ignore[arg-type] # passed on as it came
            if self._stamp_ns:
                self.times_ns.append(time.monotonic_ns() - self._stamp_ns)
                self._stamp_ns = 0

        output.set_values = seen  # type: ignore[assignment,method-assign]

    def press(self, stamp_ns: int) -> None:
        """Press the next button at that time, and release it a moment later."""
        self._count += 1
        line = BUTTON_LINES[self._count % SEATS]
        self._bench._lamps.show({self._count % SEATS: False})
        self._stamp_ns = stamp_ns
        self._chip.drive(line, stamp_ns, is_high=False)
        loop = asyncio.get_running_loop()
        loop.call_later(0.02, lambda: self._chip.drive(line, time.monotonic_ns(), is_high=True))


@asynccontextmanager
async def role(name: str, **task: Any) -> AsyncGenerator[asyncio.subprocess.Process]:
    """Run one guest in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.flooders", name, *{COMPETE}.intersection(sys.argv)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdin is not None
    process.stdin.write(json.dumps(task).encode() + b"\n")
    try:
        yield process
    finally:
        process.kill()
        await process.wait()


@dataclass(frozen=True, slots=True)
class Window:
    """Press to lamp, and the slowest answer to the honest phone in ms."""

    lamp: Spread
    answer_ms: float


@dataclass(frozen=True, slots=True)
class Round:
    """An idle window and the flooded one after it."""

    idle: Window
    flooded: Window

    @property
    def p50(self) -> float:
        """Return how much slower the lamp was in the middle."""
        return self.flooded.lamp.p50_us / self.idle.lamp.p50_us

    @property
    def p99(self) -> float:
        """Return how much slower the lamp was at its slowest."""
        return self.flooded.lamp.p99_us / self.idle.lamp.p99_us


async def measure(lamps: Lamps, honest: list[int]) -> Window:
    """Measure for one window."""
    await asyncio.sleep(WARM_UP_S)
    lamps.times_ns.clear()
    honest.clear()
    await asyncio.sleep(WINDOW_S)
    found = spread(lamps.times_ns)
    assert found is not None
    return Window(found, max(honest, default=int(WINDOW_S * 1e9)) / 1e6)


async def listen(lamps: Lamps, presses: asyncio.subprocess.Process) -> None:
    """Press whenever the other process says so."""
    assert presses.stdout is not None
    while raw := await presses.stdout.readexactly(8):
        lamps.press(int.from_bytes(raw, "big"))


async def note(honest: asyncio.subprocess.Process, times_ns: list[int]) -> None:
    """Note how long the honest phone waited each time."""
    assert honest.stdout is not None
    while line := await honest.stdout.readline():
        times_ns.append(int(line))


def floods(evening: Evening, hall: int) -> dict[str, tuple[str, dict[str, Any]]]:
    """Return what each flood is called, who does it, and what it needs."""
    box = evening.box
    port, page = box.broker.ws_port, box.address
    web = int(page.rstrip("/").rpartition(":")[2])
    shake = HANDSHAKE.format(host="127.0.0.1")
    return {
        "a seat floods its topic": ("commands", {"page": page, "ticket": evening.phones[0].ticket}),
        "GET /api/box in a loop": ("requests", {"page": page, "path": "api/box"}),
        "GET /api/statistics in a loop": ("requests", {"page": page, "path": "api/statistics"}),
        "GET /api/texts in a loop": ("requests", {"page": page, "path": "api/texts?game=arriba"}),
        "GET /code.svg in a loop": ("requests", {"page": page, "path": "code.svg"}),
        "300 viewers of a hall beside it": ("silent", {"port": hall, "count": 300, "said": LIVE}),
        "170 silent WebSockets": ("silent", {"port": port, "count": 170, "said": shake}),
        "1,100 half-open requests": ("silent", {"port": web, "count": 1_100, "said": HALF}),
        "spectator tickets": ("spectators", {"page": page}),
        "endless subscriptions": ("subscriptions", {"page": page}),
    }


async def fill_journal(evening: Evening) -> None:
    """Play some matches, so that statistics have something to count."""
    for _ in range(5):
        await evening.host.ask(do="new_match", game="top_totem", seats=2)
        for move in moves_of(evening.match, 30):
            await evening.host.ask(**move)
            await asyncio.sleep(0.05)


@asynccontextmanager
async def hall_of(folder: Path) -> AsyncGenerator[int]:
    """Run a hall with a broker of its own on this machine, and yield the port of its page."""
    port, config = free_port(), folder / "hall.toml"
    async with mosquitto(folder) as broker:
        config.write_text(
            f'[broker]\nurl = "{broker}"\n[web]\nhost = "127.0.0.1"\nport = {port}\n'
            f'[database]\nurl = "{folder / "hall.sqlite3"}"\n'
        )
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "firmware_host", "hall", "--config", str(config)),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            preexec_fn=lambda: os.setpriority(os.PRIO_PROCESS, 0, 0),
        )
        try:
            await listens(port)
            yield port
        finally:
            process.terminate()
            await process.wait()


async def flood_one(make: str, folder: Path) -> bool:
    """Print a line for each flood of a box with that broker; return whether all kept the limits."""
    async with AsyncExitStack() as stack:
        start = stack.enter_async_context
        hall = await start(hall_of(folder))
        box = await start(running(config_for(folder, make)))
        evening = await Evening.begin(box, stack)
        bench = Bench()
        await start(run(bench.table.run(), bench.race.run()))
        await fill_journal(evening)
        # After the matches: each new one revokes the tickets of the one before. A button that may
        # make a move gives no seat away, except in a pause.
        await evening.host.ask(do="pause")
        for seat in (0, 1):
            await evening.join(seat, f"P{seat}")
        await evening.host.ask(do="resume")
        lamps, honest_ns = Lamps(bench), list[int]()
        presses = await start(role("press", every_s=EVERY_S))
        honest = await start(role("honest", ticket=evening.phones[1].ticket))
        await start(run(listen(lamps, presses), note(honest, honest_ns)))
        kept = True
        for name, (who, task) in floods(evening, hall).items():
            rounds = list[Round]()
            for _ in range(ROUNDS):
                idle = await measure(lamps, honest_ns)
                async with role(who, **task):
                    rounds.append(Round(idle, await measure(lamps, honest_ns)))
                await asyncio.sleep(WARM_UP_S)
            kept = show(make, name, rounds) and kept
        return kept


def show(make: str, name: str, rounds: list[Round]) -> bool:
    """Print one line of the table, and return whether it is within the limits."""
    p50, p99 = median(each.p50 for each in rounds), median(each.p99 for each in rounds)
    answer_ms = median(each.flooded.answer_ms for each in rounds)
    is_kept = p50 <= P50_AT_MOST and p99 <= P99_AT_MOST and answer_ms <= ANSWER_AT_MOST_MS
    idle = _lamp(each.idle for each in rounds)
    flooded = _lamp(each.flooded for each in rounds)
    quiet_ms = median(each.idle.answer_ms for each in rounds)
    print(
        f"| {make:9} | {name:31} | {idle} | {flooded} | {p50:4.2f}x | {p99:4.2f}x "
        f"| {quiet_ms:5.0f} ms | {answer_ms:5.0f} ms | {'yes' if is_kept else 'NO'} |",
        flush=True,
    )
    return is_kept


def _lamp(windows: Iterable[Window]) -> str:
    lamps = [window.lamp for window in windows]
    p50, p99 = median(lamp.p50_us for lamp in lamps), median(lamp.p99_us for lamp in lamps)
    return f"{p50:5.0f} / {p99:5.0f}"


def take_priority() -> None:
    """Give this process, and the broker that it starts, the priority of the installed box."""
    try:
        os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
    except PermissionError:
        print(f"not root: the box runs without Nice={NICENESS}", flush=True)


async def main() -> int:
    """Measure with both brokers; return 1 if a line is beyond a limit."""
    take_priority()
    print(
        "| broker    | flood                           | idle p50 / p99 us | flooded p50 / p99 us ",
        end="",
    )
    print("| p50 | p99 | slowest answer, idle | flooded | kept |", flush=True)
    kept = []
    for make in ("mosquitto", "nats"):
        with tempfile.TemporaryDirectory() as folder:
            kept.append(await flood_one(make, Path(folder)))
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
