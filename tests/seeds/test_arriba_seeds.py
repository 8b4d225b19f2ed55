"""The data and texts of arriba against its engine."""

from __future__ import annotations

import pytest

from engines.arriba import components as engine
from engines.arriba import game, moves
from engines.arriba.events import Dealt
from engines.arriba.options import Options
from engines.arriba.rules import RULES
from engines.arriba.state import Phase
from engines.core.game import UNKNOWN
from engines.core.seats import CHANCE, FIRST_SEAT
from tests.seeds.fluent_files import LANGUAGES, load_game_texts, load_printed_box, load_toml

COMPONENTS = load_printed_box("arriba")


def test_the_cards_are_those_of_the_engine() -> None:
    colours, specials = COMPONENTS["colours"], COMPONENTS["specials"]
    cards = [shape + colour for shape in COMPONENTS["cards"]["shapes"] for colour in colours]
    cards += [name for name, special in specials.items() for _ in range(special["copies"])]
    assert cards == list(engine.DECK)
    assert len(cards) == COMPONENTS["cards"]["total"]
    assert UNKNOWN not in cards


def test_colours_and_specials_have_names_in_both_languages() -> None:
    for group in ("colours", "specials"):
        for piece in COMPONENTS[group].values():
            assert all(piece[language] for language in LANGUAGES)


def test_the_numbers_are_those_of_the_engine() -> None:
    assert COMPONENTS["numbers"] == {
        "rounds": Options().rounds,
        "points_per_card": 1,
        "regrab_min_ms": engine.REGRAB_MIN_MS,
        "regrab_max_ms": engine.REGRAB_MAX_MS,
        "ties_before_order": engine.TIES_BEFORE_ORDER,
        "slowest_ms": engine.SLOWEST_MS,
        "round_pause_ms": engine.ROUND_PAUSE_MS,
        "head_signal_ms": engine.HEAD_SIGNAL_MS,
    }


def test_the_printed_seats_are_those_of_the_engine() -> None:
    printed = COMPONENTS["seats"]["printed"]
    assert range(printed["low"], printed["high"] + 1) == game._PRINTED_SEATS


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_engine_deals_as_the_table_says(seats: int) -> None:
    arriba = game.Arriba()
    deal = moves.Deal(0, FIRST_SEAT, engine.DECK)
    told = arriba.advance(arriba.start(seats, Options()), CHANCE, deal).events[0]
    assert isinstance(told, Dealt)
    assert list(told.counts) == COMPONENTS["deal"][str(seats)]


def test_the_deal_table_covers_all_seats_and_no_more() -> None:
    assert [int(seats) for seats in COMPONENTS["deal"]] == list(game.Arriba.seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_phase_has_its_line_and_its_word(language: str) -> None:
    texts = load_game_texts("arriba", language)
    assert {key for key in texts.entries if key.startswith("phase-")} == {
        f"phase-{phase.value}" for phase in Phase
    }
    words = {texts.say("word-phase", {"phase": phase.value}) for phase in Phase}
    assert len(words) == len(Phase)
    assert not any(f"{phase.value}\N{NO-BREAK SPACE}»" in "".join(words) for phase in Phase)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_shows_the_notation_of_a_move(language: str) -> None:
    texts = load_game_texts("arriba", language)
    for word in ("deal", "flip", "asis", "reveal", "grab", "settle", "signal", "timeout", "lower"):
        said = texts.say("word-move", {"move": word})
        assert not said.startswith(("“", "«")), word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", [0, 1, 2, 80])
def test_counts_of_cards_read_well(language: str, cards: int) -> None:
    texts = load_game_texts("arriba", language)
    said = texts.say("verdict-duel", {"seat": "Léa", "seats": "Tom", "cards": cards})
    is_plural = "cards" in said or "cartes" in said
    assert is_plural == (cards > 1)
    assert (str(cards) in said) == (cards > 0), "real piles that nobody counts have no number"


def test_two_seats_are_called_a_house_setting() -> None:
    for language in LANGUAGES:
        assert load_game_texts("arriba", language).say("seats-about-two", {})


def test_the_refusals_are_listed_in_the_order_in_which_they_are_asked() -> None:
    listed = list(load_toml("arriba", "rules.toml")["rules"])
    assert listed[: len(RULES)] == [rule.id for rule in RULES]
