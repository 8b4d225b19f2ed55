"""What the seeds of every game in the catalog must hold."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pkgutil import resolve_name
from typing import TYPE_CHECKING, get_args

import pytest

from engines.catalog import GAMES
from engines.core.options import options_of
from firmware_host.texts.game_facts import game_facts
from tests.seeds.fluent_files import (
    LANGUAGES,
    PRINTED,
    SAMPLES,
    SEEDS,
    load_game_texts,
    load_printed_box,
    load_toml,
)

if TYPE_CHECKING:
    from engines.core.game import AnyGame

_RULING = re.compile(r"[A-Z]-\d{2}")
_PREFIXES = ("word-", "phase-", "change-", "seats-about-")
_LONGEST_VERDICT = 120
_QUOTED = ("“", "«")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def refusals_of(game: AnyGame) -> set[str]:
    return {rule.id for rule in game.rules}


def tail_of(rule: str) -> str:
    return rule.partition(".")[2]


@every_game
def test_the_digests_are_those_of_the_engines_rules(game: AnyGame) -> None:
    digests = load_toml(game.name, "rules.toml")["rules"]
    assert set(digests) == refusals_of(game) | game.verdicts


@every_game
def test_a_digest_names_its_sources_and_has_both_languages(game: AnyGame) -> None:
    for rule, digest in load_toml(game.name, "rules.toml")["rules"].items():
        assert set(digest) - {"neutral", "when"} == {"rulings", "section", *LANGUAGES}, rule
        assert all(_RULING.fullmatch(ruling) for ruling in digest["rulings"]), rule
        assert digest["rulings"] == sorted(set(digest["rulings"])), rule
        assert all(digest[language].endswith(".") for language in LANGUAGES), rule
        assert digest["fr"] != digest["en"], rule


@every_game
def test_every_section_is_in_one_chapter_with_a_heading_in_both_languages(game: AnyGame) -> None:
    book = load_toml(game.name, "rules.toml")
    sections = {digest["section"] for digest in book["rules"].values()} - {""}
    chapters = book.get("chapters", [])
    listed = [section for chapter in chapters for section in chapter["sections"]]
    assert sorted(listed) == sorted(sections)
    for chapter in chapters:
        assert all(chapter[language] for language in LANGUAGES), chapter


@every_game
@every_language
def test_the_file_reads_without_junk_or_doubled_keys(game: AnyGame, language: str) -> None:
    texts = load_game_texts(game.name, language)
    assert texts.junk == ()
    assert texts.repeated == ()


@every_game
def test_both_languages_have_the_same_messages_and_variables(game: AnyGame) -> None:
    french, english = (load_game_texts(game.name, language) for language in LANGUAGES)
    assert set(french.entries) == set(english.entries)
    for key in french.entries:
        assert french.variables(key) == english.variables(key), key


@every_game
def test_refusals_verdicts_and_settings_have_their_texts_and_nothing_is_left_over(
    game: AnyGame,
) -> None:
    expected = {"game-name", "game-about"}
    if (SEEDS / game.name / "game.toml").is_file():
        expected.add("game-line")
    expected |= {f"preset-{preset.name}-about" for preset in game_facts(game.name).presets}
    pieces = {printed.text for printed in game.cards()}
    expected |= {text for text in pieces if not text.startswith(_PREFIXES)}
    expected |= {f"refusal-{tail_of(rule)}" for rule in refusals_of(game)}
    expected |= {f"verdict-{tail_of(rule)}" for rule in game.verdicts}
    for option in options_of(game.options):
        expected.add(f"option-{option.name}")
        expected.update(f"option-{option.name}-{value}" for value in option.choices)
    found = set(load_game_texts(game.name, "en").entries)
    assert {key for key in found if not key.startswith(_PREFIXES)} == expected


@every_game
@every_language
def test_if_a_phase_has_a_line_or_a_word_every_phase_has_one(game: AnyGame, language: str) -> None:
    kind = resolve_name(f"engines.{game.name}.state:Phase")
    phases = get_args(kind) or [phase.value for phase in kind]
    texts = load_game_texts(game.name, language)
    lines = {key for key in texts.entries if key.startswith("phase-")}
    assert not lines or lines == {f"phase-{phase}" for phase in phases}
    if "word-phase" in texts.entries:
        words = {texts.say("word-phase", {"phase": phase}) for phase in phases}
        assert len(words) == len(phases)
        assert not any(word.startswith(_QUOTED) for word in words)


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if find_spec(f"engines.{game.name}.moves")]
)
@every_language
def test_no_text_shows_the_notation_of_a_move(game: AnyGame, language: str) -> None:
    texts = load_game_texts(game.name, language)
    for kind in get_args(resolve_name(f"engines.{game.name}.moves:Move")):
        said = texts.say("word-move", {"move": kind.__name__.lower()})
        assert not said.startswith(_QUOTED), kind


@every_game
@every_language
def test_each_message_can_be_formatted(game: AnyGame, language: str) -> None:
    texts = load_game_texts(game.name, language)
    for key in texts.entries:
        values = {name: SAMPLES[name] for name in texts.variables(key)}
        assert texts.say(key, values).strip(), key


@every_game
@every_language
def test_a_verdict_fits_two_lines_of_a_phone(game: AnyGame, language: str) -> None:
    texts = load_game_texts(game.name, language)
    for key in texts.entries:
        if key.startswith("verdict-"):
            values = {name: SAMPLES[name] for name in texts.variables(key)}
            assert len(texts.say(key, values)) <= _LONGEST_VERDICT, key


@pytest.mark.parametrize("name", sorted(path.stem for path in PRINTED.glob("*.toml")))
def test_a_printed_box_has_the_seats_and_the_ruled_defaults_of_the_engine(name: str) -> None:
    game, components = GAMES[name], load_printed_box(name)
    allowed = components["seats"]["allowed"]
    ruled = {option.name: option.default for option in options_of(game.options) if option.rulings}
    assert range(allowed["low"], allowed["high"] + 1) == game.seats
    assert components["defaults"] == ruled


@every_game
def test_a_ruling_with_a_setting_is_in_a_digest(game: AnyGame) -> None:
    digests = load_toml(game.name, "rules.toml")["rules"].values()
    told = {ruling for digest in digests for ruling in digest["rulings"]}
    opened = {ruling for option in options_of(game.options) for ruling in option.rulings}
    assert opened <= told
