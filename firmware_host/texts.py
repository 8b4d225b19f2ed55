"""Everything that people read, from the Fluent files of seeds/, in French and English."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource

from engines.core.seats import CHANCE
from firmware_host.resources import data_folder
from firmware_host.typography import set_french

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines.core.verdicts import Illegal
    from firmware_host.problems import Problem

LANGUAGES: Final = ("fr", "en")
BOX: Final = "box"

_FACT_AT_MOST: Final = 1_000
_SEAT_FACTS: Final = frozenset(
    {
        *("seat", "flipper", "first", "lower", "by"),
        *("active", "answerer", "source", "target"),
    }
)
_SEATS_FACTS: Final = frozenset({"seats", "winners", "tied"})


class MissingTextError(LookupError):
    """A key that a file of texts lacks; names key, folder and language."""


@cache
def _bundle(folder: str, language: str) -> FluentBundle:
    """Return the texts of one folder; each game has its own, so that keys stay short."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((data_folder("seeds") / folder).glob(f"*{language}.ftl")):
        # English has such spaces too, in the French names of cards.
        bundle.add_resource(FluentResource(set_french(path.read_text(encoding="utf-8"))))
    return bundle


@cache
def rule_digests(game: str) -> Mapping[str, Mapping[str, Any]]:
    """Return the rule digests of a game by rule id."""
    path = data_folder("seeds") / game / "rules.toml"
    rules: dict[str, dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["rules"]
    return {rule: {**entry, "fr": set_french(entry["fr"])} for rule, entry in rules.items()}


def has_text(folder: str, language: str, key: str) -> bool:
    """Tell whether the text exists."""
    return bool(_bundle(folder, language).has_message(key))


def say(folder: str, language: str, key: str, facts: Mapping[str, Any] | None = None) -> str:
    """Return the text with its facts filled in, or raise MissingTextError."""
    bundle = _bundle(folder, language)
    if not bundle.has_message(key):
        raise MissingTextError(f"seeds/{folder} has no {language} text {key!r}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingTextError(f"the {language} text {key!r} in seeds/{folder} is empty")
    text, _ = bundle.format_pattern(pattern, dict(facts or {}))
    return str(text)


def both(folder: str, key: str, facts: Mapping[str, Any] | None = None) -> dict[str, str]:
    """Return the text in every language."""
    return {language: say(folder, language, key, facts) for language in LANGUAGES}


def plain_name(seat: int, language: str) -> str:
    """Return how a seat without a name is called."""
    word = {"fr": "Place", "en": "Seat"}[language]
    return f"{word} {seat + 1}"


class Speaker:
    """Says refusals, problems and verdicts with the names of the people at the table."""

    def __init__(self, names: Sequence[str | None] = ()) -> None:
        self._names = names

    def name(self, seat: int, language: str) -> str:
        """Return the seat's name, or its number."""
        if seat == CHANCE:
            return say(BOX, language, "chance-name")
        given = self._names[seat] if 0 <= seat < len(self._names) else None
        return given or plain_name(seat, language)

    def refusal(self, game: str, illegal: Illegal) -> dict[str, str]:
        """Return the refusal as a sentence in every language."""
        key = "refusal-" + illegal.rule.partition(".")[2]
        return self._both(game, key, illegal.facts)

    def problem(self, problem: Problem) -> dict[str, str]:
        """Return the problem as a sentence in every language."""
        return self._both(BOX, f"problem-{problem.key}", problem.facts)

    def verdict(self, game: str, language: str, event: Mapping[str, Any]) -> str:
        """Return the sentence of an event that carries a rule."""
        key = "verdict-" + str(event["rule"]).partition(".")[2]
        return say(game, language, key, self._spoken(event, language))

    def notice(self, language: str, event: Mapping[str, Any]) -> str:
        """Return the sentence of what the table announced."""
        return say(BOX, language, f"notice-{event['key']}", self._spoken(event, language))

    def _both(self, folder: str, key: str, facts: Mapping[str, Any]) -> dict[str, str]:
        return {
            language: say(folder, language, key, self._spoken(facts, language))
            for language in LANGUAGES
        }

    def _spoken(self, facts: Mapping[str, Any], language: str) -> dict[str, Any]:
        return {key: self._fact(key, value, language) for key, value in facts.items()}

    def _fact(self, key: str, value: Any, language: str) -> Any:
        if key in _SEAT_FACTS and isinstance(value, int):
            return self.name(value, language)
        if key in _SEATS_FACTS and isinstance(value, (tuple, list)):
            return ", ".join(self.name(seat, language) for seat in cast("Sequence[int]", value))
        # Fluent says nothing at all of what is longer than it likes.
        return value if isinstance(value, (int, float)) else str(value)[:_FACT_AT_MOST]
