"""No sequence of presses moves the due time of what chance owes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import find_game
from engines.core.judge import judge
from engines.core.match import Match, begin
from engines.core.notation import NS_PER_MS
from engines.core.seats import CHANCE, clockwise
from engines.core.verdicts import Applied
from firmware_host.table.owed import Owed, draw_owed
from firmware_host.table.playing import draws_chance
from tests.engines.playing import seeded

if TYPE_CHECKING:
    from random import Random

SEATS = 4
MODES: tuple[dict[str, object], ...] = (
    {"rounds": 2},
    {"rounds": 2, "announce": "before"},
    {"rounds": 2, "flip_by": "tempo", "lockout_ms": 5_000, "idle_press": "takes_turn"},
    {"rounds": 2, "sharing": "slowest"},
    {"rounds": 2, "head_signal": "player"},
    {"rounds": 1, "dead_heat_us": 15_000, "early": "ignored", "outsider": "ignored"},
)


def after(match: Match, seat: Any, move: Any) -> Match:
    """Return the match after a legal move."""
    applied = match.play(seat, move)
    assert isinstance(applied, Applied), applied
    return applied.state


def pressed(match: Match, random: Random, now_ns: int) -> Match:
    """Return the match after a press of any seat."""
    seat = random.choice(clockwise(0, SEATS))
    move = match.game.press(match.state, seat, now_ns)
    if move is None or judge(match.game, match.state, seat, move) is not None:
        return match
    return after(match, seat, move)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_presses_leave_a_due_time_where_it_was(options: dict[str, object]) -> None:
    random = seeded(7)
    match = begin(find_game("arriba"), SEATS, options)
    owed: Owed | None = None
    kept = 0
    for _ in range(1_500):
        if match.game.outcome(match.state) is not None:
            break
        if not draws_chance(match):
            match = after(match, match.state.flipper, match.game.parse("flip"))
            continue
        now_ns = match.state.clock_ns + random.randrange(0, 200) * NS_PER_MS
        before, owed = owed, draw_owed(match, partial(seeded, match.number), now_ns, owed)
        if before is not None and before.debt == owed.debt and before.match is not match:
            assert owed.due_ns == before.due_ns
            moved_ns = match.game.time_of(owed.move)
            assert moved_ns in (None, owed.due_ns) or now_ns > (owed.due_ns or 0)
            kept += moved_ns is not None
        is_judged = match.game.time_of(owed.move) is None
        is_due = is_judged or (owed.due_ns or 0) <= now_ns or random.random() < 0.3
        match = after(match, CHANCE, owed.move) if is_due else pressed(match, random, now_ns)
    assert kept > 10
