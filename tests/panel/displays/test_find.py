"""Displays are found by the name of their game, and each knows its own game only."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

from engines.catalog import GAMES
from firmware_host.panel import displays
from firmware_host.panel.displays import default
from firmware_host.panel.displays.find import Display, find_display

FOLDER = Path(displays.__file__).parent
DRAWN = [game for game in GAMES if find_display(game)]
NOT_PLAYED = """
import sys
from firmware_host.panel.panel import Panel
print([name for name in sys.modules if name.startswith("firmware_host.panel.displays.arriba")])
"""


def test_a_game_without_a_display_has_none() -> None:
    assert find_display("a_game_of_next_year") is None


def test_the_display_of_a_game_that_is_not_played_is_not_imported() -> None:
    told = subprocess.run([sys.executable, "-c", NOT_PLAYED], capture_output=True, check=True)
    assert told.stdout.strip() == b"[]"


@pytest.mark.parametrize("game", [*DRAWN, None])
@pytest.mark.parametrize("name", ["referee", "seat", "lights"])
def test_every_display_exposes_the_same_functions(game: str | None, name: str) -> None:
    display = find_display(game) if game else default
    wanted = list(inspect.signature(getattr(Display, name)).parameters)[1:]
    assert list(inspect.signature(getattr(display, name)).parameters) == wanted


@pytest.mark.parametrize("game", DRAWN)
def test_a_display_imports_no_other_game(game: str) -> None:
    known = {
        node.module.split(".")[1]
        for path in (FOLDER / game).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("engines.")
    }
    assert known <= {game, "core"}
