"""Accessibility checks: axe finds nothing, and controls are large enough."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from tests.browser.visual_baselines import SIZES

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "dashboard/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
"""No rule of these is switched off."""

_RUN = """async (runOnly) => {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
    `${id} at ${target.join(" ")}: ${failureSummary.split("\\n").slice(1).join(" ").trim()}`));
}"""

LANGUAGES = ("fr", "en")
_SPEAK = """async (language) => {
  localStorage.setItem("totembox.language", language);
  dispatchEvent(new StorageEvent("storage", { key: "totembox.language" }));
  while (document.documentElement.lang !== language)
    await new Promise((done) => setTimeout(done, 10));
}"""
_CALM = """() => new Promise((done) => {
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  for (const part of sheet ? [sheet, ...sheet.querySelectorAll("*")] : [])
    if (part.scrollHeight > part.clientHeight) part.scrollTop = part.scrollHeight;
  const calm = () => (watch.disconnect(), clearTimeout(last), done());
  let next = setTimeout(calm, 200);
  const last = setTimeout(calm, 2000);
  const watch = new MutationObserver(() => (clearTimeout(next), (next = setTimeout(calm, 200))));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
})"""
"""Returns when the texts of the language are there; a sheet is at its end, under no foot."""

THUMB_PX = 44
LEAST_PX = 24
# Eight squares in a row of a board are as wide as a phone of 360 px lets them be, and a map of
# hexagons can be made larger; both stay well above what WCAG 2.2 asks for.
SMALLER = ".tt-square, .tx-target, .tx-laid"

_SMALL = """([thumb, least, smaller]) => {
  const controls = "button, summary, a[href], select, textarea, input, [role=button]";
  const layer = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  return [...layer.querySelectorAll(controls)].flatMap((control) => {
    // What a label surrounds is as large as the label: a tap anywhere on it counts.
    const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
    const wanted = control.matches(smaller) ? least : thumb;
    const isShown = width > 0 && control.checkVisibility();
    // Half a pixel is a matter of rounding.
    return isShown && Math.min(width, height) < wanted - 0.5
      ? [`a target of ${Math.round(width)} x ${Math.round(height)} px: ` +
         control.outerHTML.slice(0, 90)] : [];
  });
}"""


async def every_look(page: Page) -> AsyncGenerator[str]:
    """Show the page in both languages at every width, without loading it again, and name it.

    The other language is chosen as it is in another tab of the same device.
    """
    for language in LANGUAGES:
        await page.evaluate(_SPEAK, language)
        for width, height in SIZES.items():
            await page.set_viewport_size({"width": width, "height": height})
            await page.evaluate(_CALM)
            yield f"{language}, {width} px"


class Access:
    """Audits pages as they are at a moment, and keeps what is wrong until the end of the test."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.audits = 0

    async def audit(self, page: Page, moment: str) -> None:
        """Look at the page with every rule, and once more at its contrasts in the other theme."""
        # The policy of the page forbids foreign scripts; the debugger's own evaluation is none.
        if not await page.evaluate("'axe' in window"):
            await page.evaluate(AXE.read_text(encoding="utf-8"))
        await self._run(page, moment, "dark", {"type": "tag", "values": TAGS})
        await self._run(page, moment, "light", {"type": "rule", "values": ["color-contrast"]})
        small = await page.evaluate(_SMALL, [THUMB_PX, LEAST_PX, SMALLER])
        self.faults += [f"{moment}: {found}" for found in small]
        self.audits += 1

    async def audit_everywhere(self, page: Page, moment: str) -> None:
        """Audit the page in both languages at every width."""
        async for look in every_look(page):
            await self.audit(page, f"{moment}, {look}")

    async def _run(
        self, page: Page, moment: str, theme: Literal["dark", "light"], rules: dict[str, Any]
    ) -> None:
        await page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found = await page.evaluate(_RUN, rules)
        self.faults += [f"{moment}, {theme}: {fault}" for fault in found]
