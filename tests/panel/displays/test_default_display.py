"""The default display: it draws every game of the catalog by its public summary."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from engines.catalog import GAMES
from firmware_host.panel.displays import default
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.palette import seat_colour
from firmware_host.panel.displays.tick import Tick
from firmware_host.public.summary import summarise
from firmware_host.table.state import TableState
from firmware_host.texts.texts import BOX
from firmware_host.wire.public import LastVerdict, Summary
from tests.panel.displays.box_scenes import EVERYBODY, MIXED, NEWS, ON, OVER, summary_of, verdict
from tests.panel.displays.test_every_game_in_play import LIGHTS, matches

KIT = kit_of(BOX, "en")
PAGE = 8


@pytest.mark.parametrize("game", GAMES)
def test_every_match_has_its_default_screens(game: str, cut_texts: list[str]) -> None:
    seats = GAMES[game].seats[-1]
    for number, match in enumerate(islice(matches(game, seats), 60)):
        kit = kit_of(BOX, ("fr", "en")[number % 2])
        view = summarise(TableState(8, match=match, match_id="m"), None)
        tick = Tick(number, number % 12)
        drawn = {default.referee(kit, view, tick)}
        drawn |= {default.seat(kit, view, seat, tick) for seat in range(seats)}
        assert len(drawn) == seats + 1
        assert all(len(default.lights(view, count, tick)) == count for count in LIGHTS)
    assert cut_texts == []


def test_a_fresh_verdict_is_shown_at_once_and_an_older_one_every_few_pages() -> None:
    turn = default.referee(KIT, summary_of(), ON)
    fresh, old = summary_of(verdict=verdict(12)), summary_of(verdict=verdict(11))
    judged = default.referee(KIT, fresh, NEWS)
    assert judged != turn
    assert default.referee(KIT, fresh, Tick(0, PAGE)) == turn
    assert default.referee(KIT, old, NEWS) == turn
    pages = [default.referee(KIT, old, Tick(page * PAGE, 98)) for page in range(8)]
    assert pages == [turn, turn, turn, judged] * 2


def test_a_text_that_is_too_long_is_cut_on_its_last_line() -> None:
    endless = {"en": "word " * 99}
    view = summary_of(phase_text=endless, verdict=LastVerdict("x", 12, endless))
    assert any(default.referee(KIT, view, ON).bits)
    assert any(default.referee(KIT, view, NEWS).bits)


def test_names_that_do_not_fit_a_line_become_seat_numbers() -> None:
    unnamed = [msgspec.structs.replace(shown, name=None) for shown in EVERYBODY.seats]
    bare = msgspec.structs.replace(EVERYBODY, seats=unnamed)
    assert default.referee(KIT, EVERYBODY, ON) == default.referee(KIT, bare, ON)


@pytest.mark.parametrize(
    ("view", "bright"), [(MIXED, {0, 2}), (OVER, {1}), (summary_of(awaited={}), set[int]())]
)
def test_awaited_seats_and_winners_flash_on_the_rim(view: Summary, bright: set[int]) -> None:
    on, off = (default.lights(view, 36, Tick(0, since)) for since in (0, 1))
    seats = range(len(view.seats))
    assert {seat for seat in seats if seat_colour(seat, 80) in on} == bright
    assert {seat for seat in seats if seat_colour(seat, 10) in off} == set(seats)
