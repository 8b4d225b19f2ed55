"""From the stamp of a press to its lamp, beside the shortest hop and beside stock gpiozero."""

from __future__ import annotations

import asyncio

from tests.bench.figures import Figure, Found, microseconds, ratios
from tests.bench.stock_gpiozero import StockGpiozero
from tests.fixtures.host_tables import run
from tests.hardware.bench_press import SEATS, Bench, Hop

_SECTION = "press to lamp"


async def _measure(presses: int) -> tuple[list[int], list[int], list[int]]:
    """Return what hops, presses of stock gpiozero and presses of the box took, in turns."""
    bench, hop = Bench(), Hop()
    hops: list[int] = []
    stock: list[int] = []
    lamps: list[int] = []
    with StockGpiozero() as gpiozero:
        async with run(bench.table.run(), bench.race.run()):
            await asyncio.sleep(0.2)
            for number in range(presses):
                hops.append(await hop.once())
                stock.append(await gpiozero.press())
                lamps.append(await bench.press(number % SEATS))
    hop.close()
    bench.buttons.close()
    return hops, stock, lamps


def measured(presses: int = 300) -> Found:
    """Measure so many presses of each."""
    hops, stock, lamps = asyncio.run(_measure(presses))
    found = [
        Figure(
            _SECTION,
            f"beside {name}",
            microseconds(lamps),
            microseconds(theirs),
            ratios(lamps, theirs),
        )
        for name, theirs in (("a bare add_reader hop", hops), ("stock gpiozero", stock))
    ]
    return found, []
