"""Localized texts from the Fluent files of seeds/, in French and English."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from engines.core.seats import CHANCE
from firmware_host.texts.bundle import Bundle
from firmware_host.texts.resources import data_folder
from firmware_host.texts.typography import set_french

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines.core.verdicts import Illegal
    from firmware_host.table.problems import Problem

LANGUAGES: Final = ("fr", "en")
BOX: Final = "box"

_FACT_AT_MOST: Final = 1_000


class MissingTextError(LookupError):
    """A text that a folder lacks in a language; the message names all three."""


@cache
def _bundle(folder: str, language: str) -> Bundle:
    """Return the texts of one folder: of a game, or of the box."""
    return Bundle(data_folder("seeds") / folder, language)


@cache
def _seat_facts() -> Mapping[str, Sequence[str]]:
    """Return the names of the facts that are a `seat`, and of those that are `seats`."""
    path = data_folder("seeds") / BOX / "seat_facts.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def rule_digests(game: str) -> Mapping[str, Mapping[str, Any]]:
    """Return the rule digests of a game by rule id; empty without its file."""
    path = data_folder("seeds") / game / "rules.toml"
    if not path.is_file():
        return {}
    rules: dict[str, dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["rules"]
    return {
        rule: {**_in_french(entry), "when": [_in_french(way) for way in entry.get("when", ())]}
        for rule, entry in rules.items()
    }


def _in_french(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {**entry, "fr": set_french(entry["fr"])}


def digest_of(rule: str, options: Mapping[str, object], language: str) -> str | None:
    """Return what the rule says where these settings are played, or None if it has no digest."""
    entry = rule_digests(rule.partition(".")[0]).get(rule)
    if entry is None:
        return None
    applying = [way for way in entry["when"] if _applies(way["options"], options)]
    text = max(applying, key=lambda way: len(way["options"]), default=entry)[language]
    return str(text)


def _applies(conditions: Mapping[str, list[object]], options: Mapping[str, object]) -> bool:
    return all(options.get(name) in values for name, values in conditions.items())


def page_source(game: str, language: str) -> str:
    """Return the Fluent source of a game's texts for its pages; empty without its files."""
    folder = data_folder("seeds") / game
    paths = (folder / f"{kind}{language}.ftl" for kind in ("", "page."))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.is_file())


def parse_ahead(folder: str, *prefixes: str) -> None:
    """Parse the texts whose keys begin so, in every language, before they are needed in a hurry."""
    for language in LANGUAGES:
        _bundle(folder, language).parse_all(*prefixes)


def translate(folder: str, language: str, key: str, facts: Mapping[str, Any] | None = None) -> str:
    """Return the text with its facts filled in, or raise MissingTextError."""
    bundle = _bundle(folder, language)
    if key not in bundle:
        raise MissingTextError(f"seeds/{folder} has no {language} text {key!r}")
    text = bundle.format(key, facts or {})
    if text is None:
        raise MissingTextError(f"the {language} text {key!r} in seeds/{folder} is empty")
    return text


def find_text(
    folder: str, language: str, key: str, facts: Mapping[str, Any], *, attribute: str = ""
) -> str | None:
    """Return the text or its attribute with its facts, or None where the folder has none."""
    bundle = _bundle(folder, language)
    return bundle.format(key, facts, attribute) if key in bundle else None


def translations(folder: str, key: str, facts: Mapping[str, Any] | None = None) -> dict[str, str]:
    """Return the text in every language."""
    return {language: translate(folder, language, key, facts) for language in LANGUAGES}


def default_name(seat: int, language: str) -> str:
    """Return the name of a seat without a person's name."""
    word = {"fr": "Place", "en": "Seat"}[language]
    return f"{word} {seat + 1}"


class Sentences:
    """Refusals, problems and verdicts as sentences, with the names of the people at the table.

    `names` are those at the buttons of the box; `buttons` those of the seats of the match, without
    which a seat has the button of its own number.
    """

    def __init__(
        self, names: Sequence[str | None] = (), buttons: Sequence[int] | None = None
    ) -> None:
        self._names = names
        self._buttons = range(len(names)) if buttons is None else buttons

    def name(self, seat: int, language: str) -> str:
        """Return the seat's name, or its number."""
        if seat == CHANCE:
            return translate(BOX, language, "chance-name")
        return self._name_at(
            self._buttons[seat] if 0 <= seat < len(self._buttons) else seat, language
        )

    def _name_at(self, button: int, language: str) -> str:
        given = self._names[button] if 0 <= button < len(self._names) else None
        return given or default_name(button, language)

    def refusal(self, game: str, illegal: Illegal) -> dict[str, str]:
        """Return the refusal as a sentence in every language."""
        key = "refusal-" + illegal.rule.partition(".")[2]
        return self._all_languages(game, key, illegal.facts)

    def problem(self, problem: Problem) -> dict[str, str]:
        """Return the problem as a sentence in every language."""
        return self._all_languages(BOX, f"problem-{problem.key}", problem.facts)

    def verdict(self, game: str, language: str, event: Mapping[str, Any]) -> str:
        """Return the sentence of an event that carries a rule."""
        key = "verdict-" + str(event["rule"]).partition(".")[2]
        return translate(game, language, key, self._formatted(event, language))

    def notice(self, language: str, event: Mapping[str, Any]) -> str:
        """Return the sentence of an announcement of the table."""
        return translate(BOX, language, f"notice-{event['key']}", self._formatted(event, language))

    def _all_languages(self, folder: str, key: str, facts: Mapping[str, Any]) -> dict[str, str]:
        return {
            language: translate(folder, language, key, self._formatted(facts, language))
            for language in LANGUAGES
        }

    def _formatted(self, facts: Mapping[str, Any], language: str) -> dict[str, Any]:
        return {key: self._fact(key, value, language) for key, value in facts.items()}

    def _fact(self, key: str, value: Any, language: str) -> Any:
        if key == "button" and isinstance(value, int):
            return self._name_at(value, language)
        if key in _seat_facts()["seat"] and isinstance(value, int):
            return self.name(value, language)
        if key in _seat_facts()["seats"] and isinstance(value, (tuple, list)):
            return ", ".join(self.name(seat, language) for seat in cast("Sequence[int]", value))
        # Fluent drops the whole text when an argument is longer than its limit.
        return value if isinstance(value, (int, float)) else str(value)[:_FACT_AT_MOST]
