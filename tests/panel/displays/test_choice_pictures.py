"""The pictures beside the items of a menu: where on the board the moves on offer lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES
from engines.core.judge import legal_moves
from engines.core.match import begin
from engines.core.seats import CHANCE, Seat
from firmware_host.menu.choices import Shown
from firmware_host.panel.displays.choosing import choosing
from firmware_host.panel.displays.find import find_choice
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.marks import marked
from firmware_host.texts.texts import BOX, LANGUAGES
from tests.engines.playing import Setup, drift

if TYPE_CHECKING:
    from hardware.ports import Frame

BOARDS = {"totemix": ("step", "eagle", "bear", "turtle", "flee"), "top_totem": ("enter", "place")}
PLIES = 120


def frame(game: str, view: Any, moves: tuple[str, ...], language: str = "en") -> Frame:
    draw = find_choice(game)
    assert draw is not None
    shown = Shown("", "x", 1, 2, None)
    kit = kit_of(game, language)
    return choosing(kit_of(BOX, language), shown, lambda canvas: draw(kit, canvas, view, moves))


def plain() -> Frame:
    return choosing(kit_of(BOX, "en"), Shown("", "x", 1, 2, None))


@pytest.mark.parametrize("game", BOARDS)
def test_moves_that_lead_elsewhere_look_different(game: str) -> None:
    told = 0
    for number, step in enumerate(drift(Setup(GAMES[game], 2, {}, 3))):
        rules, state = step.before.game, step.before.state
        for seat in sorted(rules.to_act(state) - {CHANCE}) if number < PLIES else ():
            kinds: dict[str, list[str]] = {}
            for move in map(rules.write, legal_moves(rules, state, Seat(seat))):
                word = move.split(" ")[0]
                kinds.setdefault("turn" if word[0].isdigit() else word, []).append(move)
            view = rules.view(state, None)
            for kind in kinds.keys() & set(BOARDS[game]):
                seen = {frame(game, view, (move,)) for move in kinds[kind]}
                places = {move.split(" ", 1)[1].split(" ")[-1] for move in kinds[kind]}
                assert len(seen) >= len(places)
                assert plain() not in seen
                told += 1
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terrain_that_is_entered_appears_on_the_map(language: str) -> None:
    state = begin(GAMES["totemix"], 2, {"map_by": "table"}).state
    view = GAMES["totemix"].view(state, None)
    one = frame("totemix", view, ("lay sky e:1,0",), language)
    two = frame("totemix", view, ("lay sky e:1,0 forest se:1,1",), language)
    three = frame("totemix", view, ("lay sky e:1,0 forest sw:0,1",), language)
    assert len({one, two, three}) == 3
    group = ("lay sky e:1,0 forest se:1,1", "lay sky e:1,0 forest sw:0,1")
    assert frame("totemix", view, group, language) not in {one, two, three}


@pytest.mark.parametrize("game", BOARDS)
def test_moves_without_a_place_have_no_picture(game: str) -> None:
    view = GAMES[game].view(begin(GAMES[game], 2, {}).state, None)
    assert frame(game, view, ("begin 1", "pass")) == plain()


def test_a_game_without_pictures_of_choices_has_none() -> None:
    assert find_choice("arriba") is None


@pytest.mark.parametrize(
    ("moves", "shared", "offered"),
    [
        ([], "", ""),
        (["", ""], "", ""),
        (["a"], "", "a"),
        (["ab"], "a", "b"),
        (["ab", "ac"], "a", "bc"),
        (["ab", "cb"], "", "ac"),
        (["ab", "ab", ""], "a", "b"),
        (["aba"], "b", "a"),
    ],
)
def test_what_differs_first_is_what_is_offered(moves: list[str], shared: str, offered: str) -> None:
    assert marked(moves) == (frozenset(shared), frozenset(offered))
