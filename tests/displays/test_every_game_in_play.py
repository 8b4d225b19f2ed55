"""The screens of every game during random matches: they draw every view, and cut no text."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from engines.bots.drifter import choose
from engines.catalog import GAMES
from engines.core.match import begin
from engines.core.seats import CHANCE
from engines.core.verdicts import Applied
from firmware_host.displays.beat import Beat
from firmware_host.displays.registry import DISPLAYS
from firmware_host.frontends.panel import kit_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.match import Match

LIGHTS = (0, 1, 24, 36, 72)
MOVES = 120


def matches(game: str, seats: int) -> Iterator[Match]:
    """Play a random match, and return it after every move."""
    random = Random(f"{game} {seats}")  # noqa: S311 - a repeatable match, no secret
    match = begin(GAMES[game], seats, {})
    while match.game.outcome(match.state) is None:
        seat, move = choose(match.game, match.state, seats, random)
        applied = match.play(seat, move)
        assert isinstance(applied, Applied)
        match = applied.state
        yield match


def published(match: Match, viewer: Any = None) -> bytes:
    """Return the view as the panel gets it."""
    return msgspec.json.encode(match.game.view(match.state, viewer))


@pytest.mark.parametrize(
    ("game", "seats"),
    [(name, seats) for name in DISPLAYS for seats in (GAMES[name].seats[0], GAMES[name].seats[-1])],
)
def test_every_view_of_a_match_has_its_screens(game: str, seats: int, cut_texts: list[str]) -> None:
    display = DISPLAYS[game]
    for number, match in enumerate(islice(matches(game, seats), MOVES)):
        kit = kit_of(game, ("fr", "en")[number % 2])
        view = published(match)
        beat = Beat(number, number % 12)
        display.referee(kit, view, beat)
        for seat in range(seats):
            display.seat(kit, view, seat, beat)
        for count in LIGHTS:
            assert len(display.lights(view, count, beat)) == count
    assert cut_texts == []


@pytest.mark.parametrize("game", DISPLAYS)
def test_a_match_that_waits_for_somebody_lights_a_lamp(game: str) -> None:
    seats = GAMES[game].seats[-1]
    for match in islice(matches(game, seats), MOVES):
        lit = {seat for seat, is_lit in DISPLAYS[game].lamps(published(match)).items() if is_lit}
        awaited = match.game.to_act(match.state) - {CHANCE}
        assert lit & awaited or not awaited
