"""The data and texts of coups_bas against its engine."""

from __future__ import annotations

import pytest

from engines.core.game import UNKNOWN
from engines.coups_bas import components as engine
from engines.coups_bas import rules
from engines.coups_bas.components import Card, Kind
from engines.coups_bas.game import CoupsBas
from tests.seeds.fluent_files import LANGUAGES, load_game_texts, load_printed_box, load_toml

COMPONENTS = load_printed_box("coups_bas")
CARDS = COMPONENTS["cards"]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_cards_are_those_of_the_engine() -> None:
    told = [
        engine.Sort(
            Kind(code),
            card["slug"],
            card["copies"],
            card.get("icon", "none"),
            tuple(card.get("left_out", ())),
        )
        for code, card in CARDS.items()
    ]
    assert told == list(engine.SORTS)
    assert UNKNOWN not in CARDS


def test_heads_are_floors_and_guards_bear_their_icon() -> None:
    for code, card in CARDS.items():
        assert (card["kind"] == "head") == engine.is_head(Card(code))
        guard = card.get("guard")
        assert (f"guard_{guard}" if guard else None) == (
            card["icon"] if card.get("icon", "").startswith("guard_") else None
        )


def test_the_deck_has_as_many_cards_as_are_printed() -> None:
    deck = COMPONENTS["deck"]
    for kind, count in (("head", deck["heads"]), ("low_blow", deck["low_blows"])):
        assert sum(card["copies"] for card in CARDS.values() if card["kind"] == kind) == count
    assert deck["heads"] + deck["low_blows"] == deck["total"]


def test_so_many_cards_are_shuffled_as_the_table_says() -> None:
    shuffled = COMPONENTS["shuffled"]
    assert [int(seats) for seats in shuffled] == list(CoupsBas.seats)
    for seats in CoupsBas.seats:
        assert len(engine.box_deck(seats)) == len(engine.real_deck(seats)) == shuffled[str(seats)]


def test_cards_have_unique_names_in_both_languages() -> None:
    for language in LANGUAGES:
        assert len({card[language] for card in CARDS.values()}) == len(CARDS)


def test_the_numbers_are_those_of_the_engine() -> None:
    numbers = {**COMPONENTS["numbers"]}
    numbers["team_seats"] = tuple(numbers["team_seats"])
    assert numbers == {name: getattr(engine, name.upper()) for name in numbers}


@every_language
@pytest.mark.parametrize("card", sorted(engine.NAMES))
def test_each_card_is_called_by_its_printed_name(language: str, card: Card) -> None:
    texts = load_game_texts("coups_bas", language)
    names = CARDS[engine.kind_of(card)]
    said = texts.say("word-card", {"card": card})
    assert said == (names["fr"] if language == "fr" else f"{names['fr']} ({names['en']})")


@every_language
def test_a_card_that_arrives_by_name_keeps_it(language: str) -> None:
    name = CARDS["H3"]["fr"]
    assert load_game_texts("coups_bas", language).say("word-card", {"card": name}) == name


@every_language
@pytest.mark.parametrize("kind", engine.REACTIONS)
def test_an_answer_is_called_by_its_printed_name(language: str, kind: Kind) -> None:
    said = load_game_texts("coups_bas", language).say("word-answer", {"answer": kind})
    assert CARDS[kind]["fr"] in said


@every_language
@pytest.mark.parametrize("count", [0, 1, 2])
def test_counts_of_cards_read_well(language: str, count: int) -> None:
    said = load_game_texts("coups_bas", language).say(
        "verdict-wolf", {"seat": "Léa", "target": "Tom", "count": count}
    )
    assert ("cards" in said or "cartes" in said) == (count > 1)
    assert (str(count) in said) == (count > 0)


def test_the_refusals_are_listed_in_the_order_in_which_they_are_asked() -> None:
    listed = list(load_toml("coups_bas", "rules.toml")["rules"])
    assert listed[: len(rules.RULES)] == [rule.id for rule in rules.RULES]
