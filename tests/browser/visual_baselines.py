"""The stored pictures of the pages: taken at three widths, compared with a tolerance."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw, ImageFilter
from playwright.async_api import expect

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.async_api import Page

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "docs" / "pictures"
SEEN = ROOT / "tests" / "output" / "looks"

SIZES = {360: 740, 768: 1024, 1280: 800}
"""A phone in the hand, a tablet in the middle of the table, a desk."""

TELEVISION = {1920: 1080}

SHADE = 40
"""How much a colour may differ, of 255: text is drawn a little differently by every Chromium."""

SHARE = 0.001
"""How much of a picture may differ by more than that: a line that moves by two points is more."""

COLOURS = 128
"""So few make a picture a third as large, and nobody sees the difference."""

_QUIET = """() => new Promise((done) => {
    const calm = () => (watch.disconnect(), clearTimeout(last), done());
    let next = setTimeout(calm, 600);
    const last = setTimeout(calm, 4000);
    const watch = new MutationObserver(() => (clearTimeout(next), (next = setTimeout(calm, 600))));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
})"""
"""Returns when nothing new has come to the page for a moment: what happened comes after what is."""

_SETTLED = """() => Promise.all([
    document.fonts.ready,
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
])"""

_NO_TOASTS = """() => document.querySelectorAll(".toasts").forEach(
    (place) => (place.style.display = "none")
)"""
"""What is said in passing may come before the page or with it: it belongs on no picture."""

GLOW_PX = 34
"""So far a lit button of the virtual box shines (`dashboard/src/box/box.css`)."""


class VisualBaselines:
    """Takes the pictures of a test and remembers which are not as they were."""

    def __init__(self, *, is_reshooting: bool) -> None:
        self._is_reshooting = is_reshooting
        self.taken: list[str] = []
        self.wrong: list[str] = []

    async def shoot(
        self, page: Page, name: str, *, aside: str = "", sizes: Mapping[int, int] = SIZES
    ) -> None:
        """Take the page at every width; what `aside` selects is never the same and not compared."""
        await expect(page.locator("[data-testid=trouble], .waiting")).to_have_count(0)
        await page.evaluate(_QUIET)
        await page.evaluate(_NO_TOASTS)
        for width, height in sizes.items():
            await page.set_viewport_size({"width": width, "height": height})
            await page.evaluate("scrollTo(0, 0)")
            await page.evaluate(_SETTLED)
            png = await page.screenshot(animations="disabled")
            seen = Image.open(io.BytesIO(png)).convert("RGB")
            places = await _places(page, aside) if aside else []
            self._look(f"{name}-{width}", seen, places)

    def _look(self, name: str, seen: Image.Image, aside: list[tuple[float, ...]]) -> None:
        kept = KEPT / f"{name}.webp"
        told = _difference(name, seen, kept, aside) if kept.exists() else f"{name} is not kept yet"
        if told is None:
            return
        if self._is_reshooting:
            small = seen.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            small.convert("RGB").save(kept, lossless=True, quality=80, method=6)
            self.taken.append(name)
        else:
            self.wrong.append(told)


async def _places(page: Page, selector: str) -> list[tuple[float, ...]]:
    """Return where the selected things lie in the picture, with the glow of a lamp around them."""
    found: list[tuple[float, ...]] = await page.locator(selector).evaluate_all(
        """(all, glow) => all.map((one) => one.getBoundingClientRect())
            .map((at) => [at.left - glow, at.top - glow, at.right + glow, at.bottom + glow])""",
        GLOW_PX,
    )
    return found


def _difference(
    name: str, seen: Image.Image, path: Path, aside: list[tuple[float, ...]]
) -> str | None:
    """Return what is wrong with a picture and where to see it, or None when it is as it was."""
    with Image.open(path) as stored:
        kept = stored.convert("RGB")
    if kept.size != seen.size:
        return f"{name} is {seen.size} and was {kept.size}"
    pair = _without(seen, aside), _without(kept, aside)
    # The filters of `differing` are slow, and can only find fewer points than this comparison.
    if _share(_over_shade(ImageChops.difference(*pair))) <= SHARE:
        return None
    share, marks = differing(*pair)
    if share <= SHARE:
        return None
    SEEN.mkdir(parents=True, exist_ok=True)
    seen.save(SEEN / f"{name}.seen.png")
    place = SEEN / f"{name}.difference.png"
    _pointed_out(seen, marks).save(place)
    return f"{name} differs in {share:.2%} of its area: see {place.relative_to(ROOT)}"


def differing(seen: Image.Image, kept: Image.Image) -> tuple[float, Image.Image]:
    """Return how much of a picture is not as it was, and a mask of where.

    A point is as it was when its neighbours of then have its colour too: what moved by one point,
    or has other edges, is the machine's way to draw and no other layout.
    """
    marks = ImageChops.lighter(_strange(seen, kept), _strange(kept, seen))
    return _share(marks), marks


def _share(marks: Image.Image) -> float:
    return marks.histogram()[255] / (marks.width * marks.height)


def _strange(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return where the one picture has colours that the other has nowhere near."""
    above = ImageChops.subtract(one, other.filter(ImageFilter.MaxFilter(3)))
    below = ImageChops.subtract(other.filter(ImageFilter.MinFilter(3)), one)
    return _over_shade(ImageChops.lighter(above, below))


def _over_shade(difference: Image.Image) -> Image.Image:
    """Return where any colour of a difference is larger than the tolerance."""
    red, green, blue = difference.split()
    most = ImageChops.lighter(red, ImageChops.lighter(green, blue))
    return most.point([255 if shade > SHADE else 0 for shade in range(256)])


def _without(image: Image.Image, places: list[tuple[float, ...]]) -> Image.Image:
    covered = image.copy()
    draw = ImageDraw.Draw(covered)
    for place in places:
        draw.rectangle(place, fill="grey")
    return covered


def _pointed_out(seen: Image.Image, marks: Image.Image) -> Image.Image:
    """Return the picture pale, with what differs in red."""
    pale = Image.blend(seen, Image.new("RGB", seen.size, "white"), 0.7)
    grown = marks.filter(ImageFilter.MaxFilter(5))
    pale.paste(Image.new("RGB", seen.size, "red"), mask=grown)
    return pale
