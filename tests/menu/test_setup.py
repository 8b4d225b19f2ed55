"""A new match step by step: the questions, what is skipped, and the command at the end."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engines.catalog import GAMES
from engines.core.match import begin
from firmware_host.menu.new_match import NewMatchSetup
from firmware_host.menu.setup import Draft, question
from firmware_host.table.commands import NewMatch
from firmware_host.texts.texts import LANGUAGES


def answered(setup: NewMatchSetup, place: int) -> Any:
    branch = setup.question("en")
    assert branch is not None
    value = branch.items[place].value
    if isinstance(value, Draft):
        setup.answer(value)
    return value


def asked(setup: NewMatchSetup) -> tuple[str, list[str]]:
    branch = setup.question("en")
    assert branch is not None
    return branch.title, [item.label for item in branch.items]


def test_three_people_play_arriba_with_their_own_cards() -> None:
    setup = NewMatchSetup(8, ())
    assert asked(setup)[0] == "Which game?"
    answered(setup, list(GAMES).index("arriba"))
    assert setup.is_sitting
    assert setup.question("en") is None
    for button in (6, 1, 3, 1, 1):
        setup.touch(button)
    assert setup.sit()
    assert asked(setup) == ("Any bots?", ["No bots", "Easy", "Medium", "Strong"])
    answered(setup, 0)
    assert asked(setup) == ("How to play?", ["First game", "As printed", "Tournament"])
    answered(setup, 1)
    assert asked(setup) == ("Which cards?", ["Of the box", "Real ones"])
    answered(setup, 1)
    assert asked(setup)[1] == ["Start with 3"]
    command = answered(setup, 0)
    assert command == NewMatch(game="arriba", buttons=[1, 3, 6], options={"deck": "judged"})


@pytest.mark.parametrize(
    ("game", "asked_for", "options"),
    [
        (
            "TOTEMIX",
            ["Which map?", "Which dice?", "Which totem tiles?"],
            ["map_by", "dice_by", "tiles_by"],
        ),
        ("Totem", ["Which births?"], ["chance"]),
        ("TOTEM!", ["Which cards?"], ["deck"]),
        ("TOP TOTEM", [], []),
    ],
)
def test_each_kind_of_pieces_can_be_real_by_itself(
    game: str, asked_for: list[str], options: list[str]
) -> None:
    for wanted in product((0, 1), repeat=len(options)):
        setup = NewMatchSetup(8, (0, 1))
        answered(setup, asked(setup)[1].index(game))
        setup.sit()
        while asked(setup)[0] != "How to play?":
            answered(setup, 0)
        answered(setup, 1)
        for question_now, place in zip(asked_for, wanted, strict=True):
            assert asked(setup) == (question_now, ["Of the box", "Real ones"])
            answered(setup, place)
        command = answered(setup, 0)
        named = {option for option, place in zip(options, wanted, strict=True) if place}
        assert {name for name in options if name in command.options} == named
        begin(GAMES[command.game], 2, command.options)


def test_a_person_alone_needs_a_bot_where_the_game_is_for_two() -> None:
    setup = NewMatchSetup(8, ())
    answered(setup, asked(setup)[1].index("TOP TOTEM"))
    setup.touch(5)
    setup.sit()
    assert asked(setup) == ("Any bots?", ["Easy", "Medium", "Strong"])
    answered(setup, 2)
    answered(setup, 0)
    command = answered(setup, 0)
    assert (command.buttons, command.bots) == ([0, 5], {0: "hard"})


def test_who_has_a_phone_sits_already_and_nobody_sits_without_a_press() -> None:
    assert NewMatchSetup(8, (2, 4)).sitting == {2, 4}
    setup = NewMatchSetup(8, ())
    answered(setup, 0)
    assert not setup.sit()
    assert setup.is_sitting


def test_no_more_sit_down_than_may_play() -> None:
    setup = NewMatchSetup(8, ())
    answered(setup, asked(setup)[1].index("TOP TOTEM"))
    for button in (7, 2, 0):
        setup.touch(button)
    assert setup.sitting == {2, 7}


def test_the_way_back_leads_to_the_question_before_and_at_last_out() -> None:
    setup = NewMatchSetup(8, ())
    answered(setup, 0)
    assert setup.back()
    assert asked(setup)[0] == "Which game?"
    assert not setup.back()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_texts(language: str) -> None:
    todo, seen = [Draft(8)], 0
    while todo:
        draft = todo.pop()
        if draft.game is not None and draft.people is None:
            todo.append(Draft(8, draft.game, (0, 1)))
            continue
        branch = question(draft, language)
        assert branch is not None
        assert branch.items
        seen += 1
        todo += [item.value for item in branch.items if isinstance(item.value, Draft)][:4]
    assert seen > 20
