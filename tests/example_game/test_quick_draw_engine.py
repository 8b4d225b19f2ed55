"""The example game fulfils the contract: the conformance suite runs over it as it is."""

from __future__ import annotations

import inspect
import json
from typing import TYPE_CHECKING

from engines.core.match import begin
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied
from firmware_host.wire.contract.__main__ import files
from tests.engines.conformance import (
    test_every_game_awaits,
    test_every_game_keeps_secrets,
    test_every_game_plays,
    test_every_game_replays,
)
from tests.engines.playing import setups
from tests.fixtures.example_game import EXAMPLES, NAME

if TYPE_CHECKING:
    from engines.core.game import AnyGame
    from engines.core.match import Match

SUITES = (
    test_every_game_awaits,
    test_every_game_keeps_secrets,
    test_every_game_plays,
    test_every_game_replays,
)
LINES_AT_MOST = 200


def test_the_example_game_passes_the_conformance_suite(quick_draw: AnyGame) -> None:
    checks = [
        check
        for suite in SUITES
        for name, check in inspect.getmembers(suite, inspect.isfunction)
        if name.startswith("test_") and list(inspect.signature(check).parameters) == ["setup"]
    ]
    assert len(checks) > len(SUITES)
    for setup in setups(quick_draw, mixes=2):
        for check in checks:
            check(setup=setup)


def played(match: Match, *lines: str) -> tuple[Match, list[str]]:
    """Return the match after the lines, and the rules that decided."""
    rules: list[str] = []
    for line in lines:
        who, _, move = line.partition(" ")
        seat = CHANCE if who == "chance" else Seat(int(who))
        applied = match.play(seat, match.game.parse(move))
        assert isinstance(applied, Applied), line
        match = applied.state
        rules += [event.rule for event in applied.events]
    return match, rules


def test_the_first_press_wins_and_a_dead_heat_wins_nothing(quick_draw: AnyGame) -> None:
    ready = ("0 ready", "1 ready", "chance signal @1.000000000")
    match = begin(quick_draw, 2, {"points": 1})
    tie = (*ready, "0 draw @1.200000000", "1 draw @1.200050000", "chance settle")
    match, rules = played(match, *tie)
    assert rules == ["quick_draw.tied"]
    later = (*ready, "0 draw @1.300000000", "1 draw @1.200000000", "chance settle")
    match, rules = played(match, *later)
    assert rules == ["quick_draw.first"]
    outcome = quick_draw.outcome(match.state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((1,), "quick_draw.target")


def test_the_contract_describes_its_view_and_its_event(quick_draw: AnyGame) -> None:
    del quick_draw
    defined = json.loads(files()["schema.json"])["$defs"]
    assert defined[f"{NAME}.View"]["properties"].keys() == {"phase", "points", "ready"}
    event = defined[f"{NAME}.SettledEvent"]
    assert event["properties"]["kind"] == {"enum": ["settled"]}
    assert event["properties"].keys() == {"kind", "rule", "seats"}


def test_it_is_as_small_as_the_documentation_says() -> None:
    files = sorted((EXAMPLES / "engines" / NAME).glob("*.py"))
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)
    assert lines <= LINES_AT_MOST
