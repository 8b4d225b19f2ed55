"""A sixth game owes what docs/adding-a-game.md lists, and nothing else."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.fixtures.example_game import NAME, ROOT

# Examples of refusals and golden transcripts are owed under docs/adding-a-game.md, and the
# example has none: it is no game of the catalog.
SUITES = (
    *("seeds", "sound", "statistics", "texts", "wire", "public", "panel", "menu", "table", "mqtt"),
    "leaks/test_leaks.py",
)
ASKED_AT_LEAST = 15


def test_the_tests_of_every_game_hold_for_a_game_that_only_has_what_is_required() -> None:
    suites = [f"tests/{suite}" for suite in SUITES]
    flags = ["-p", "tests.fixtures.sixth_game", "-p", "no:cacheprovider", "-p", "no:xdist"]
    run = [sys.executable, "-m", "pytest", *flags, "-q", "-k", f"{NAME} and not in_a_million"]
    done = subprocess.run([*run, *suites], cwd=ROOT, capture_output=True, text=True, check=False)
    passed = re.search(r"^(\d+) passed, \d+ deselected", done.stdout, re.MULTILINE)
    assert passed, done.stdout + done.stderr
    assert int(passed[1]) >= ASKED_AT_LEAST
