"""Disruptions of pages in mid-match: reloads and lost connections."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.page_evening import PATIENCE_S

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Page

    from firmware_host.app.daemon import Running

_WORDS = """
() => document.querySelector("[data-testid=playing], main.box")?.innerText ?? "nothing"
"""

# One bit a pixel, as the box itself has it.
_PIXELS = """
() => {
  const bitsOf = ({ data }) =>
    Array.from({ length: data.length / 4 }, (_, at) => (data[4 * at + 2] > 127 ? 1 : 0)).join("");
  const screens = [...document.querySelectorAll("canvas[data-testid^=oled-]")].map((oled) => {
    const image = oled.getContext("2d").getImageData(0, 0, oled.width, oled.height);
    return [oled.dataset.testid.slice("oled-".length), bitsOf(image)];
  });
  return Object.fromEntries(screens);
}
"""

_NOTE_TROUBLES = """
() => {
  window.troubles = [];
  const look = () => {
    const found = document.querySelector("[data-testid=trouble]");
    if (found) window.troubles.push(found.textContent);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
"""


async def words_on(page: Page) -> str:
    """Return what a page says of the match."""
    words: str = await page.evaluate(_WORDS)
    return words


async def expect_words(page: Page, before: str) -> None:
    """Expect the page to come to say exactly that."""

    async def are_said() -> bool:
        return await words_on(page) == before

    if not await _comes_true(are_said):
        said = await words_on(page)
        assert said == before, f"{page.url} says {said!r} instead of {before!r}"


async def expect_screens(page: Page, box: Running) -> None:
    """Expect the virtual box to show every pixel that the box draws now: some of them blink."""

    async def are_right() -> bool:
        shown: dict[str, str] = await page.evaluate(_PIXELS)
        return len(shown) > 1 and all(bits == _drawn(box, name) for name, bits in shown.items())

    assert await _comes_true(are_right), "the screens on the page are not those of the box"


def _drawn(box: Running, name: str) -> str:
    frame = box.virtual.screens[name].shown.latest
    return "" if frame is None else "".join(f"{byte:08b}" for byte in frame.bits)


async def _comes_true(holds: Callable[[], Awaitable[bool]]) -> bool:
    for _ in range(10 * PATIENCE_S):
        if await holds():
            return True
        await asyncio.sleep(0.1)
    return False


async def reload(page: Page) -> None:
    """Reload a page and expect the same texts."""
    before = await words_on(page)
    await page.reload()
    await expect_words(page, before)


async def note_troubles(page: Page) -> None:
    """Let the page remember every trouble that it tells from now on."""
    await page.evaluate(_NOTE_TROUBLES)


async def troubles_of(page: Page) -> list[str]:
    """Return the troubles that the page showed, once there were some and none is left."""

    async def are_told() -> bool:
        return bool(await page.evaluate("window.troubles.length"))

    await _comes_true(are_told)
    await expect(page.get_by_test_id("trouble")).to_have_count(0)
    told: list[str] = await page.evaluate("window.troubles")
    return told


async def kill_broker(box: Running) -> None:
    """Kill the private broker; the box starts it again."""
    os.kill(await box.broker.pid(), signal.SIGKILL)  # type: ignore[attr-defined] # the private one
