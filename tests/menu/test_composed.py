"""Moves of many forms on a screen: presses and holds alone reach every one of them."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pytest

from engines.core.judge import judge
from engines.core.match import begin
from engines.core.seats import CHANCE, Seat
from engines.tschukka import moves
from engines.tschukka.components import ALL_KINDS, SPELLS, Family
from engines.tschukka.state import Phase
from firmware_host.menu.choices import MOST_ITEMS, Branch, Chooser, Chosen
from firmware_host.menu.composed import composer
from firmware_host.menu.move_tree import move_tree
from firmware_host.menu.open_menu import OpenMenu
from firmware_host.menu.words import MoveWords
from firmware_host.texts.texts import LANGUAGES
from tests.engines.tschukka.village import TSCHUKKA, Village

RED = Seat(0)


def menu(village: Village, seat: Seat = RED, language: str = "en") -> Branch:
    words = MoveWords("tschukka", language, lambda seat: f"Seat {seat + 1}")
    match = replace(begin(TSCHUKKA, 4, {}), state=village.state)
    worded = composer(match, seat, words, str, "that is all").worded()
    return move_tree("Your choice", worded, "that is all", is_led=True)


def pressed_and_held(chooser: Chooser) -> list[str]:
    """Return all that presses and holds can choose, on screens whose items differ."""
    found: list[str] = []
    items = chooser.branch.items
    assert len({item.label for item in items}) == len(items) <= MOST_ITEMS
    for _ in items:
        after = chooser.yes()
        found += [after.value] if isinstance(after, Chosen) else pressed_and_held(after)
        chooser = chooser.next()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_housing_is_chosen_by_presses_and_holds(language: str) -> None:
    village = Village().live("red", "2w1m1e - -")
    there = village.clan("red").people
    shares = [
        [share for share in product(range(there[kind] + 1), repeat=3) if sum(share) == there[kind]]
        for kind in ALL_KINDS
    ]
    legal = {
        TSCHUKKA.write(move)
        for by_kind in product(*shares)
        if judge(
            TSCHUKKA,
            village.state,
            RED,
            move := moves.House(Family(0), tuple(zip(*by_kind, strict=True))),
        )
        is None
    }
    assert len(legal) == 6 * 3 * 3
    assert set(pressed_and_held(Chooser(menu(village, language=language)))) == legal


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_set_of_three_spells_is_chosen_by_presses_and_holds(language: str) -> None:
    village = Village().live("red", "1w1m1e - -", birds=0, pole=3)
    for seat, colour in enumerate(("red", "green", "blue", "yellow")):
        village.play(f"{seat} house {colour} {village.huts(colour)}")
    sets = [some for count in range(4) for some in combinations(SPELLS, count)]
    legal = {TSCHUKKA.write(moves.Choose(Family(0), some)) for some in sets}
    assert set(pressed_and_held(Chooser(menu(village, language=language)))) == legal


def test_every_throw_of_many_children_is_entered_by_presses_and_holds() -> None:
    village = Village(chance="table").live("red", "5w1m 5w1m 5w1m").at(Phase.BIRTHS)
    assert len(set(pressed_and_held(Chooser(menu(village, CHANCE))))) == 6**3


def test_a_question_says_what_it_asks_and_what_was_answered_last() -> None:
    village = Village().live("red", "1w1m1W1M1e - -", birds=2, pole=3)
    by_hut = Chooser(menu(village)).next().yes()
    assert isinstance(by_hut, Chooser)
    assert (by_hut.shown.title, by_hut.shown.label) == (
        "Hut 1 · Housing the family / Red",
        "1 young woman",
    )
    after = by_hut.yes()
    assert isinstance(after, Chooser)
    assert (after.shown.title, after.shown.label) == ("Hut 1 · 1 young woman", "1 young man")


def test_the_way_back_leads_to_the_answer_before() -> None:
    chooser = Chooser(menu(Village().live("red", "2w2m1e - -"))).next()
    below = chooser.yes()
    assert isinstance(below, Chooser)
    deeper = below.next().yes()
    assert isinstance(deeper, Chooser)
    while deeper.shown.label is not None:
        deeper = deeper.next()
    assert deeper.yes() == below.next()


def test_a_composition_goes_on_when_another_family_acts_and_ends_with_its_question() -> None:
    village = Village(spells="b").live("red", "1w1m1e - -", birds=0, pole=2)
    for seat, colour in enumerate(("red", "green", "blue", "yellow")):
        village.play(f"{seat} house {colour} {village.huts(colour)}")
    first = Chooser(menu(village)).yes()
    assert isinstance(first, Chooser)
    open_menu = OpenMenu("own", first.next(), 0)
    village.play("2 write blue -")
    assert open_menu.stays_in(menu(village))
    assert open_menu.chooser is not None
    assert open_menu.chooser.shown == first.next().shown
    village.play("0 write red -")
    assert not open_menu.stays_in(menu(village, Seat(1)))
    assert open_menu.chooser == Chooser(menu(village, Seat(1)))
