"""The texts on a page: in one language, and never a raw text id."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import ast, parse

if TYPE_CHECKING:
    from playwright.async_api import Page

SEEDS = Path(__file__).parents[2] / "seeds"
FEWEST_LETTERS = 6
"""Shorter texts are too often the same word in both languages."""

# What people read and what a screen reader says; names that people typed are nobody's fault.
_READ = """
() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    if (holder.closest("script, style, noscript, code, .name") === null)
      said.push(walk.currentNode.data);
  }
  for (const found of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      said.push(found.getAttribute(name) ?? "");
  return said.map((text) => text.trim()).filter((text) => text !== "");
}
"""


async def read(page: Page) -> list[str]:
    """Return every text on the page."""
    texts: list[str] = await page.evaluate(_READ)
    assert texts, "there is nothing on this page"
    return texts


async def expect_one_language(page: Page, language: str) -> None:
    """Expect a page without raw ids, holes, or words of the other language."""
    assert await page.evaluate("document.documentElement.lang") == language
    faults = [text for text in await read(page) if is_raw(text) or is_foreign(text, language)]
    assert faults == []


def is_raw(text: str) -> bool:
    """Tell whether a text is the name of a text, or has a hole where a value belongs."""
    return bool(_ids().search(text) or _HOLES.search(text))


def is_foreign(text: str, language: str) -> bool:
    """Tell whether a text stands in the files of the other language only."""
    other = "en" if language == "fr" else "fr"
    return text in _texts(other) and text not in _texts(language)


_HOLES = re.compile(r"[{}]|\b(?:undefined|null|NaN)\b|\[object ")


@cache
def _ids() -> re.Pattern[str]:
    """Return what finds anything that begins as ids of our files do: a missing one does too."""
    beginnings = {key.split("-")[0] for path in SEEDS.rglob("*.ftl") for key in _messages(path)}
    return re.compile(rf"(?<![\\w-])(?:{'|'.join(sorted(beginnings))})-[a-z][\\w-]*")


@cache
def _texts(language: str) -> frozenset[str]:
    """Return all whole texts of a language."""
    paths = [path for path in SEEDS.rglob("*.ftl") if language in path.stem.split(".")]
    said = (text for path in paths for text in _messages(path).values())
    return frozenset(text for text in said if sum(map(str.isalpha, text)) >= FEWEST_LETTERS)


def _messages(path: Path) -> dict[str, str]:
    """Return the texts of a file that need no values, and nothing for the others."""
    entries = parse(path.read_text(encoding="utf-8")).body
    return {
        entry.id.name: _plain(entry.value) for entry in entries if isinstance(entry, ast.Message)
    }


def _plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    words = [element.value for element in elements if isinstance(element, ast.TextElement)]
    return "".join(words).strip() if len(words) == len(elements) else ""
