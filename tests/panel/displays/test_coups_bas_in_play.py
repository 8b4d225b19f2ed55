"""TOTEM!'s screens during whole matches: they draw every view, and cut no text."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from engines.core.judge import legal_moves
from engines.core.match import begin
from engines.core.seats import CHANCE
from engines.core.verdicts import Applied
from engines.coups_bas.game import CoupsBas
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from tests.panel.displays.awaiting_displays import coups_bas as display

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.coups_bas.view import View

MOVES = 250
VARIANTS: tuple[tuple[int, dict[str, str]], ...] = (
    *((seats, {}) for seats in range(2, 7)),
    (3, {"deck": "table"}),
    (6, {"teams": "yes", "target": "12"}),
    (2, {"scoring": "no"}),
)
TIMED = ("opening", "window", "answer")


def views(seats: int, options: dict[str, str]) -> Iterator[View]:
    """Return what the table sees after each move of a random match."""
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
        move = source.choice(moves) if moves else game.sample_chance(match.state, source, 0)
        applied = match.play(seat, move)
        assert isinstance(applied, Applied)
        match = applied.state
        yield game.view(match.state, None)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_view_of_a_match_has_its_screens(
    seats: int, options: dict[str, str], cut_texts: list[str]
) -> None:
    phases: set[str] = set()
    for number, view in enumerate(views(seats, options)):
        kit = kit_of("coups_bas", ("fr", "en")[number % 2])
        for since in (0, 99):
            display.referee(kit, view, Tick(number, since))
        for seat in range(seats):
            display.seat(kit, view, seat, Tick(number, 99))
        assert len(display.lights(view, 36, Tick(number, 0))) == 36
        assert (view.window is not None) == (view.phase in TIMED)
        phases.add(view.phase)
    assert cut_texts == []
    assert {"action", "window"} <= phases
