"""Every file and folder that the documentation names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
NAMED = re.compile(
    r"`((?:engines|hardware|firmware_host|dashboard|seeds|config|tests|docs)/[\w./-]+)`"
)
GENERATED = {"tests/output/kernel", "tests/output/soak"}
LINKED = re.compile(r"\]\((?!https?:)([^)#\s]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_named_path_exists(page: Path) -> None:
    named = set(NAMED.findall(page.read_text(encoding="utf-8"))) - GENERATED
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_has_a_target(page: Path) -> None:
    linked = LINKED.findall(page.read_text(encoding="utf-8"))
    assert [path for path in linked if not (page.parent / path).exists()] == []
