"""The screens of every game during random matches: they draw every view, and cut no text."""

from __future__ import annotations

from functools import partial
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from engines.arriba.tops import parties
from engines.bots.drifter import choose
from engines.catalog import GAMES
from engines.core.match import begin
from engines.core.seats import CHANCE
from engines.core.verdicts import Applied
from engines.coups_bas.answers import entitled
from firmware_host.displays.beat import Beat
from firmware_host.displays.registry import DISPLAYS
from firmware_host.frontends.panel import kit_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines.core.match import Match

LIGHTS = (0, 1, 24, 36, 72)
MOVES = 120
LAMP_MOVES = 400


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


def _lit_in_arriba(state: Any) -> set[int]:
    """Who flips, who may grab or is tied, and at a head who still has a card to flip."""
    match state.phase:
        case "flip":
            return {state.flipper}
        case "totem":
            return set(state.seats)
        case "match":
            return set(parties(state))
        case "head":
            return {seat for seat in state.seats if state.hands[seat].draw}
        case "regrab" | "lower":
            return {seat for tie in state.ties for seat in tie.seats}
        case _:
            return set()


def _lit_in_coups_bas(state: Any) -> set[int]:
    """Who is to act; while answers are open all who may give one, pressed or not."""
    return set(entitled(state)) if state.phase == "window" else _to_act("coups_bas", state)


def _lit_in_totemix(state: Any) -> set[int]:
    """Who must choose; in free play who can still do something, or else all: they may roll."""
    seats = _to_act("totemix", state)
    if state.phase != "play" or len(seats) < len(state.players):
        return seats
    busy = {seat for seat in seats if state.players[seat].stage != "act"}
    return busy | {seat for seat in seats if state.players[seat].totem.cubes} or seats


def _to_act(game: str, state: Any) -> set[int]:
    return set(GAMES[game].to_act(state) - {CHANCE})


LIT: dict[str, Callable[[Any], set[int]]] = {
    "arriba": _lit_in_arriba,
    "tschukka": lambda state: {state.owners[family] for family in state.awaited},
    "coups_bas": _lit_in_coups_bas,
    "totemix": _lit_in_totemix,
    "top_totem": partial(_to_act, "top_totem"),
}


@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize("game", DISPLAYS)
def test_exactly_the_lamps_of_those_whose_hand_is_awaited_are_lit(game: str, place: int) -> None:
    seats = GAMES[game].seats[place]
    seen: set[bool] = set()
    for match in islice(matches(game, seats), LAMP_MOVES):
        lamps = DISPLAYS[game].lamps(published(match))
        assert set(lamps) == set(range(seats))
        lit = {seat for seat, is_lit in lamps.items() if is_lit}
        assert lit == LIT[game](match.state), match.state
        seen.add(bool(lit))
    assert True in seen
