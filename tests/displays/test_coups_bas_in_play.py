"""TOTEM!'s screens during whole matches: they draw every view, and cut no text."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest

from engines.core.judge import legal_moves
from engines.core.match import begin
from engines.core.seats import CHANCE
from engines.core.verdicts import Applied
from engines.coups_bas.game import CoupsBas
from firmware_host.displays.beat import Beat
from firmware_host.displays.coups_bas import lamps, lights, read_view, referee, seat_screen
from firmware_host.frontends.panel import kit_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firmware_host.displays.coups_bas import CoupsBasView

MOVES = 250
VARIANTS: tuple[tuple[int, dict[str, str]], ...] = (
    *((seats, {}) for seats in range(2, 7)),
    (3, {"deck": "table"}),
    (6, {"teams": "yes", "target": "12"}),
    (2, {"scoring": "no"}),
)
TIMED = ("opening", "window", "answer")


def views(seats: int, options: dict[str, str]) -> Iterator[tuple[CoupsBasView, frozenset[int]]]:
    """Return what the table sees after each move of a random match, and who is awaited."""
    game = CoupsBas()
    source = Random(seats)  # noqa: S311 - a repeatable match, no secret
    match = begin(game, seats, options)
    for _ in range(MOVES):
        actors = sorted(game.to_act(match.state))
        if not actors:
            return
        seat = source.choice(actors)
        moves = [] if seat == CHANCE else list(legal_moves(game, match.state, seat))
        if not moves:
            seat = CHANCE
        move = source.choice(moves) if moves else game.draw(match.state, source, 0)
        applied = match.play(seat, move)
        assert isinstance(applied, Applied)
        match = applied.state
        awaited = game.to_act(match.state) - {CHANCE}
        yield read_view(msgspec.json.encode(game.view(match.state, None))), awaited


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_view_of_a_match_has_its_screens(
    seats: int, options: dict[str, str], cut_texts: list[str]
) -> None:
    phases: set[str] = set()
    for number, (view, awaited) in enumerate(views(seats, options)):
        kit = kit_of("coups_bas", ("fr", "en")[number % 2])
        for since in (0, 99):
            referee(kit, view, Beat(number, since), 0.5)
        for seat in range(seats):
            seat_screen(kit, view, seat, Beat(number, 99), 0.5)
        assert len(lights(view, 36, Beat(number, 0))) == 36
        lit = {seat for seat, is_lit in lamps(view).items() if is_lit}
        assert lit >= awaited
        assert (view.window is not None) == (view.phase in TIMED)
        phases.add(view.phase)
    assert cut_texts == []
    assert {"action", "window"} <= phases
