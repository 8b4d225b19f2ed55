"""Attempts of a hostile page or payload to run a script."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.async_api import Page

_PLANT = """() => {
  window.ran = [];
  window.refused = [];
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
    window.refused.push(effectiveDirective));
  const plant = (tag, attributes) =>
    document.body.append(Object.assign(document.createElement(tag), attributes));
  plant("script", { textContent: "ran.push('inline')" });
  plant("script", { src: "data:text/javascript,ran.push('data')" });
  plant("div", { innerHTML: `<img src="/none.png" onerror="ran.push('attribute')">` });
  plant("iframe", { srcdoc: "<script>parent.ran.push('frame')</scr" + "ipt>" });
  const link = document.createElement("a");
  link.href = "javascript:ran.push('link')";
  document.body.append(link);
  link.click();
  // Later, because the debugger itself, which runs these lines, may evaluate anything.
  setTimeout(() => {
    try { new Function("ran.push('eval')")(); } catch { window.refused.push("eval"); }
  });
}"""
_WANTED = {"script-src-elem", "script-src-attr", "eval"}


async def expect_no_script(page: Page) -> None:
    """Plant scripts in every way that markup knows; expect the page's policy to stop them all."""
    await page.evaluate(_PLANT)
    while not set(await page.evaluate("window.refused")) >= _WANTED:  # noqa: ASYNC110 - a page
        await asyncio.sleep(0.05)
    assert await page.evaluate("window.ran") == []
