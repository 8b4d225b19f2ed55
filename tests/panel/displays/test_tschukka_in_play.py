"""The village's screens during whole matches: they draw every view, and cut no text."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from engines.core.judge import legal_moves
from engines.core.match import begin
from engines.core.seats import CHANCE
from engines.core.verdicts import Applied
from engines.tschukka.game import Tschukka
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.displays.tschukka.reveals import latest_reveals
from tests.panel.displays.awaiting_displays import tschukka as display

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.tschukka.view import View

MOVES = 90
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"spells": "a", "meal": "a"},
    {"spells": "b", "meal": "b", "reveal": "simultaneous"},
)


def views(seats: int, options: dict[str, str]) -> Iterator[View]:
    """Return what the table sees after each move of a random match."""
    game = Tschukka()
    source = Random(seats)  # noqa: S311 - a repeatable match, no secret
    match = begin(game, seats, options)
    for _ in range(MOVES):
        actors = sorted(game.to_act(match.state))
        if not actors:
            return
        seat = actors[0]
        move = (
            game.sample_chance(match.state, source, 0)
            if seat == CHANCE
            else source.choice(legal_moves(game, match.state, seat))
        )
        applied = match.play(seat, move)
        assert isinstance(applied, Applied)
        match = applied.state
        yield game.view(match.state, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS)
def test_every_view_of_a_match_has_its_screens(
    seats: int, options: dict[str, str], cut_texts: list[str]
) -> None:
    revealed: set[str] = set()
    for number, view in enumerate(views(seats, options)):
        kit = kit_of("tschukka", ("fr", "en")[number % 2])
        for since in (0, 5, 98):
            display.referee(kit, view, Tick(number * 8, since))
        for seat in range(seats):
            display.seat(kit, view, seat, Tick(number * 3, 98))
        assert len(display.lights(view, 36, Tick())) == 36
        revealed |= {reveal.spell for reveal in latest_reveals(view)}
    assert cut_texts == []
    assert revealed
