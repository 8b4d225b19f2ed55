"""The screens of every game during random matches: they draw every view, and cut no text."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engines.bots.random_bot import choose
from engines.catalog import GAMES
from engines.core.match import begin
from engines.core.verdicts import Applied
from firmware_host.panel.displays.find import find_display
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.match import Match

DISPLAYS: dict[str, Any] = {game: find_display(game) for game in GAMES if find_display(game)}
LIGHTS = (0, 1, 24, 36, 72)
MOVES = 120
SETTLED_TICKS = 1000


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


def shown(match: Match) -> Any:
    """Return the view that the displays draw."""
    return match.game.view(match.state, None)


every_size = pytest.mark.parametrize(
    ("game", "seats"),
    [(name, seats) for name in DISPLAYS for seats in (GAMES[name].seats[0], GAMES[name].seats[-1])],
)


@every_size
def test_every_view_of_a_match_has_its_screens(game: str, seats: int, cut_texts: list[str]) -> None:
    display = DISPLAYS[game]
    for number, match in enumerate(islice(matches(game, seats), MOVES)):
        kit = kit_of(game, ("fr", "en")[number % 2])
        view = shown(match)
        awaited = {int(seat): by for seat, by in match.game.awaited(match.state).items()}
        tick = Tick(number, number % 12, awaited=awaited)
        display.referee(kit, view, tick)
        for seat in range(seats):
            display.seat(kit, view, seat, tick)
        for count in LIGHTS:
            assert len(display.lights(view, count, tick)) == count
    assert cut_texts == []


def pictures(game: str, match: Match, tick: Tick) -> list[Any]:
    """Return all that is shown of a match: the referee's screen, the seats', and the LEDs."""
    display, kit, view = DISPLAYS[game], kit_of(game, "en"), shown(match)
    seats = range(len(match.game.scores(match.state)))
    screens = [display.seat(kit, view, seat, tick) for seat in seats]
    return [display.referee(kit, view, tick), *screens, display.lights(view, LIGHTS[-1], tick)]


@every_size
def test_only_what_somebody_is_awaited_for_flashes(game: str, seats: int) -> None:
    has_flashed = False
    for number, match in enumerate(islice(matches(game, seats), 0, MOVES, 3)):
        if match.game.outcome(match.state) is not None:
            continue
        # Long after the last change, when no verdict and no reveal is shown any more.
        lit = Tick(number, SETTLED_TICKS)
        unlit = replace(lit, since=SETTLED_TICKS + 1)
        # In a pause, and while the table waits for bots or for chance.
        assert pictures(game, match, lit) == pictures(game, match, unlit), shown(match)
        if not has_flashed:
            awaited = {int(seat): by for seat, by in match.game.awaited(match.state).items()}
            on, off = (replace(tick, awaited=awaited) for tick in (lit, unlit))
            has_flashed = pictures(game, match, on) != pictures(game, match, off)
    assert has_flashed
