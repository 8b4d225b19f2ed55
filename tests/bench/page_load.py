"""`make bench-page`: when a phone's first visit is usable, beside a page that says one word.

Both go over the same throttled line in the same run. Only what stands side by side means anything,
and only on a quiet machine: with other work on its cores the CPU is slower than four times slower.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import tempfile
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import msgspec
from aiohttp import web
from playwright.async_api import async_playwright

from firmware_host.app.daemon import running
from firmware_host.config.box import Config
from tests.browser.one_chromium import ARGUMENTS, HOST
from tests.browser.page_loading import JOINABLE, PAINTED, Throttle, load
from tests.browser.people import PHONE

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from playwright.async_api import Browser

    from tests.browser.page_loading import Loading

LINES = {
    "fast 3G: 150 ms, 1.6 Mbit/s": Throttle(150, 1_600, 750),
    # What the same line is called in a browser's developer tools, where every request pays the
    # round trips of a new connection anew.
    "fast 3G as applied by DevTools: 562.5 ms a request": Throttle(562.5, 1_474.56, 675),
}
PLAIN = "<!doctype html><title>yardstick</title><p>totembox</p>"
AIM_MS = 1_000


async def plain(request: web.Request) -> web.Response:
    """Answer with the smallest page that paints something."""
    del request
    return web.Response(text=PLAIN, content_type="text/html")


@asynccontextmanager
async def served() -> AsyncGenerator[dict[str, tuple[str, str]]]:
    """Serve the box and the yardstick; yield the address and the probe of each."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        tables = {
            "box": {"id": "totem-bench", "seats": 8},
            "web": {"host": "127.0.0.1", "port": 0, "hosts": [HOST]},
            "broker": {"ws_host": "127.0.0.1", "ws_port": 0},
            "journal": {"path": str(Path(folder) / "journal.sqlite3")},
        }
        box = await stack.enter_async_context(running(msgspec.convert(tables, Config)))
        app = web.Application()
        app.router.add_get("/", plain)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        stack.push_async_callback(runner.cleanup)
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        port = runner.addresses[0][1]
        yield {
            "one word": (f"http://{HOST}:{port}/", PAINTED),
            "the page": (box.address.replace("127.0.0.1", HOST), JOINABLE),
        }


async def visit(browser: Browser, address: str, probe: str, throttle: Throttle) -> Loading:
    """Load it in a phone that was never here before."""
    context = await browser.new_context(viewport=PHONE, locale="fr-FR")
    try:
        return await load(context, address, probe=probe, throttle=throttle)
    finally:
        await context.close()


def tell(name: str, taken: dict[str, list[Loading]]) -> None:
    """Print a line's medians side by side."""
    print(f"\n{name}, CPU 4x slower; medians of {len(taken['the page'])}")
    for what, loads in taken.items():
        print(
            f"  {what:9} {median(each.usable_ms for each in loads):6.0f} ms until usable, "
            f"{median(each.cpu_ms for each in loads):4.0f} ms of CPU, "
            f"{len(loads[0].bytes_of):2} requests, "
            f"{loads[0].bytes_over_the_wire / 1_000:6.1f} kB over the wire in all"
        )
    page, word = (
        median(each.usable_ms for each in taken[what]) for what in ("the page", "one word")
    )
    verdict = "within" if page <= AIM_MS else "NOT within"
    print(f"  {page / word:.1f} times one word; {verdict} {AIM_MS} ms")


async def main(visits: int) -> None:
    """Visit both places by turns over each line."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    async with served() as places, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for name, line in LINES.items():
            taken: dict[str, list[Loading]] = {what: [] for what in places}
            for _ in range(visits):
                for what, (address, probe) in places.items():
                    taken[what].append(await visit(browser, address, probe, line))
            tell(name, taken)
        await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=7)
    asyncio.run(main(parser.parse_args().visits))
