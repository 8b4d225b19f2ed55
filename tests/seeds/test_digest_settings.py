"""The digest of a rule is true at every table: with each value of each setting.

A test cannot read a sentence. So each digest answers for every value of every setting that shares a
ruling with it: a text of its own for that value, or the setting is declared neutral in the file,
where whoever writes the sentence sees it. What can be checked of a sentence is checked.
"""

from __future__ import annotations

import re
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES
from engines.core.options import Option, Value, options_of, plain_options
from firmware_host.texts.texts import digest_of
from firmware_host.texts.typography import set_french
from tests.seeds.fluent_files import LANGUAGES, load_toml

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.game import AnyGame

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
OF_ONE_TABLE = re.compile(r"\b(at this table|à cette table)\b", re.IGNORECASE)
FEWEST_SHOWN = 10
"""A smaller default occurs in texts by chance, as a count of something else."""


def digests_of(game: AnyGame) -> dict[str, dict[str, Any]]:
    rules: dict[str, dict[str, Any]] = load_toml(game.name, "rules.toml")["rules"]
    return rules


def values_of(option: Option) -> tuple[Value, ...]:
    """Return all values of a setting that has few."""
    return (True, False) if option.kind == "flag" else option.choices


def named_in(option: Option, digest: dict[str, Any]) -> set[Value]:
    """Return the values of the setting for which the digest has texts of their own."""
    ways = digest.get("when", [])
    return {value for way in ways for value in way["options"].get(option.name, ())}


def unanswered(option: Option, digest: dict[str, Any]) -> Iterator[Value]:
    """Yield the values, other than the default, of which nobody said what the text becomes."""
    neutral = digest.get("neutral", ())
    for value in values_of(option):
        is_neutral = option.name in neutral or f"{option.name}={value}" in neutral
        if value != option.default and not is_neutral and value not in named_in(option, digest):
            yield value


@every_game
def test_each_digest_answers_for_every_value_of_the_settings_of_its_rulings(game: AnyGame) -> None:
    for option in options_of(game.options):
        for rule, digest in digests_of(game).items():
            if option.kind != "whole" and set(option.rulings) & set(digest["rulings"]):
                assert not list(unanswered(option, digest)), (rule, option.name)


@every_game
def test_what_is_declared_neutral_is_a_setting_of_its_rulings_without_a_text(game: AnyGame) -> None:
    settings = {option.name: option for option in options_of(game.options)}
    for rule, digest in digests_of(game).items():
        for entry in digest.get("neutral", ()):
            name, _, value = entry.partition("=")
            assert set(settings[name].rulings) & set(digest["rulings"]), (rule, entry)
            named = {str(one) for one in named_in(settings[name], digest)}
            assert value in map(str, values_of(settings[name])) if value else not named, (
                rule,
                entry,
            )
            assert value not in named, (rule, entry)


@every_game
def test_a_text_for_other_settings_names_values_that_are_not_the_default(game: AnyGame) -> None:
    settings = {option.name: option for option in options_of(game.options)}
    for rule, digest in digests_of(game).items():
        for way in digest.get("when", ()):
            assert set(way) == {"options", *LANGUAGES}, rule
            assert way["options"], rule
            for name, values in way["options"].items():
                others = set(values_of(settings[name])) - {settings[name].default}
                assert values, (rule, name)
                assert set(values) <= others, (rule, name)
            for language in LANGUAGES:
                assert way[language].endswith("."), rule
                assert way[language] != digest[language], rule
            assert way["fr"] != way["en"], rule


@every_game
def test_at_every_table_one_text_says_what_is_played(game: AnyGame) -> None:
    """Of all combinations of settings that a digest depends on each leads to one text."""
    settings = {option.name: option for option in options_of(game.options)}
    for rule, digest in digests_of(game).items():
        ways = digest.get("when", [])
        names = sorted({name for way in ways for name in way["options"]})
        reached = set[int]()
        for values in product(*(values_of(settings[name]) for name in names)):
            played = dict(zip(names, values, strict=True))
            applying = [number for number, way in enumerate(ways) if applies(way, played)]
            sizes = [len(ways[number]["options"]) for number in applying]
            assert sizes.count(max(sizes, default=0)) <= 1, (rule, played)
            best = max(applying, key=lambda number: len(ways[number]["options"]), default=None)
            reached |= set[int]() if best is None else {best}
            check_shown(game, rule, played, digest if best is None else ways[best])
        assert reached == set(range(len(ways))), rule


def applies(way: dict[str, Any], played: dict[str, Value]) -> bool:
    return all(played[name] in values for name, values in way["options"].items())


def check_shown(game: AnyGame, rule: str, played: dict[str, Value], text: dict[str, Any]) -> None:
    """Check what the box says where these settings are played."""
    options = {**plain_options(game.options()), **played}
    assert digest_of(rule, options, "en") == text["en"], (rule, played)
    assert digest_of(rule, options, "fr") == set_french(text["fr"]), (rule, played)


@every_game
def test_two_changed_settings_never_hide_one_another(game: AnyGame) -> None:
    """Where two settings each have a text of their own, both changed have a third one."""
    settings = {option.name: option for option in options_of(game.options)}
    for rule, digest in digests_of(game).items():
        alone = [way["options"] for way in digest.get("when", ()) if len(way["options"]) == 1]
        for (one,), (other,) in combinations(map(tuple, alone), 2):
            if one != other:
                together = [way for way in digest["when"] if {one, other} <= set(way["options"])]
                assert together, (rule, settings[one].name, settings[other].name)


@every_game
def test_a_text_shown_everywhere_claims_nothing_of_one_table(game: AnyGame) -> None:
    """Neither `at this table`, nor the default of a number that a table may change."""
    for rule, digest in digests_of(game).items():
        for language in LANGUAGES:
            assert not OF_ONE_TABLE.search(digest[language]), rule
        for option in options_of(game.options):
            is_shared = set(option.rulings) & set(digest["rulings"])
            if option.kind == "whole" and is_shared and int(option.default) >= FEWEST_SHOWN:
                assert not re.search(rf"\b{option.default}\b", digest["en"]), (rule, option.name)


@pytest.mark.parametrize(
    ("rule", "options", "words"),
    [
        ("arriba.countdown_press", {}, "costs nothing"),
        ("arriba.countdown_press", {"countdown_press": "judged"}, "is a wrong grab"),
        ("arriba.early", {}, "while a card is being turned a press costs nothing"),
        ("arriba.early", {"turning_press": "judged"}, "before the card is in sight"),
        ("coups_bas.coyote", {}, "may exchange whole totems"),
        ("coups_bas.coyote", {"coyote_on_nothing": False}, "unless the other one is empty"),
        ("coups_bas.target_empty", {"coyote_on_nothing": False}, "does not take an empty totem"),
        ("coups_bas.card_only", {}, "one more action of any kind"),
        ("coups_bas.deal_first", {"first_player": "named"}, "The table names who begins"),
        ("tschukka.not_yours", {"first_family": "blue"}, "The settings name the first family"),
    ],
)
def test_the_box_says_what_is_played(rule: str, options: dict[str, Value], words: str) -> None:
    game = GAMES[rule.partition(".")[0]]
    said = digest_of(rule, {**plain_options(game.options()), **options}, "en")
    assert said is not None
    assert words in said


def test_a_rule_of_no_rulebook_has_no_digest() -> None:
    assert digest_of("table.resigned", {}, "en") is None
