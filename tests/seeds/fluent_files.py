"""Fluent files as the tests read them: keys, the variables behind each key, strict formatting."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Mapping

SEEDS = Path(__file__).parents[2] / "seeds"
PRINTED = Path(__file__).parent / "printed_boxes"
LANGUAGES = ("fr", "en")

SAMPLES: dict[str, str | int] = {
    **dict.fromkeys(("seat", "flipper", "first", "lower", "name", "before", "button"), "Léa"),
    **dict.fromkeys(("seats", "winners", "tied"), "Léa, Tom"),
    **dict.fromkeys(
        (
            "cards",
            "round",
            "rounds",
            "presses",
            "expected",
            "low",
            "high",
            "count",
            "matches",
            "least",
        ),
        3,
    ),
    **dict.fromkeys(("number", "now", "most", "place", "tempo_ms", "at_ns", "clock_ns", "at"), 12),
    **dict.fromkeys(
        ("option", "value", "known", "choices", "game", "do", "reason", "file", "match", "bot"),
        "word",
    ),
    **dict.fromkeys(
        ("folder", "field", "wanted", "got", "page", "part", "like", "variable"),
        "word",
    ),
    **dict.fromkeys(("address", "box"), "totem-1"),
    **dict.fromkeys(("seconds", "dead_heat_us", "window_ms"), 10),
    "partners": "14 26 35",
    "buttons": "2 5",
    "code": "47",
    **dict.fromkeys(
        (
            *("placed", "there", "room", "huts", "due", "counters", "spells", "allowance"),
            *("children", "members", "birds", "pole", "girls", "boys", "hunters", "missing"),
            *("dead", "elders", "pieces"),
        ),
        3,
    ),
    **dict.fromkeys(("family", "awaited"), "yellow"),
    **dict.fromkeys(("kind", "villager"), "young_woman"),
    "what": "children",
    "hut": "yellow3",
    "spell": "major_cure",
    "age": "mature",
    "sex": "female",
    "act": "swap",
    "acts": "word",
    "cause": "replacement",
    "move": "flip",
    "phase": "totem",
    "deck": "scanned",
    "lay": "same",
    **dict.fromkeys(("draw", "open"), 12),
    "card": "Ar",
    **dict.fromkeys(("active", "answerer", "target", "source", "by"), "Tom"),
    **dict.fromkeys(("floors", "hand", "hands", "looked", "copies", "targets", "pile"), 3),
    **dict.fromkeys(("from_ns", "opened_ns", "until_ns"), 12),
    "answer": "L1",
    **dict.fromkeys(("piece", "victim", "square", "start", "end"), 36),
    **dict.fromkeys(("pedestrians", "riders"), 12),
    **dict.fromkeys(("inside", "points", "taken", "coups", "depth"), 3),
    **dict.fromkeys(("level", "dice", "left", "power", "strokes", "clock", "zones", "parts"), 3),
    **dict.fromkeys(("cubes", "line", "column"), 3),
    **dict.fromkeys(("goal", "entry", "expected", "letter", "letters", "word"), "word"),
    "colour": "r",
    "emblem": "Shell",
    "environment": "mountain",
    "animal": "panther",
    "face": "destruction",
    "wait": "victim",
    "stage": "refill",
    "seed": "42",
}


class _Mentions(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.messages.add(node.id.name)


@dataclass(frozen=True)
class Texts:
    """One language of one file."""

    entries: Mapping[str, ast.Message]
    bundle: FluentBundle
    repeated: tuple[str, ...]
    junk: tuple[str, ...]

    def variables(self, key: str) -> frozenset[str]:
        """Return the variables of a message and of those that it mentions."""
        mentions = _Mentions()
        mentions.visit(self.entries[key])
        inner = (self.variables(message) for message in mentions.messages)
        return frozenset(mentions.variables).union(*inner)

    def say(self, key: str, values: Mapping[str, Any]) -> str:
        """Return the message, or fail when anything in it cannot be resolved."""
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, problems = self.bundle.format_pattern(pattern, dict(values))
        assert problems == [], f"{key}: {problems}"
        return str(text)


@cache
def load_texts(path: str, language: str) -> Texts:
    """Return the texts of a file below seeds/ in one language."""
    source = (SEEDS / path).read_text(encoding="utf-8")
    body = parse(source).body
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in messages]
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return Texts(
        entries={message.id.name: message for message in messages},
        bundle=bundle,
        repeated=tuple(key for key in set(keys) if keys.count(key) > 1),
        junk=tuple(entry.content or "" for entry in body if isinstance(entry, ast.Junk)),
    )


def load_game_texts(game: str, language: str) -> Texts:
    """Return a game's texts in one language."""
    return load_texts(f"{game}/{language}.ftl", language)


def load_problem_texts(language: str) -> Texts:
    """Return the box's texts about wrong requests in one language."""
    return load_texts(f"box/problems.{language}.ftl", language)


def load_toml(game: str, name: str) -> dict[str, Any]:
    """Return a data file of a game."""
    return tomllib.loads((SEEDS / game / name).read_text(encoding="utf-8"))


def load_printed_box(game: str) -> dict[str, Any]:
    """Return what lies in the printed box of a game: a second source, beside the engine."""
    return tomllib.loads((PRINTED / f"{game}.toml").read_text(encoding="utf-8"))


def plain(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts as the phones get them: lists joined, the rest as it is."""
    return {name: _joined(value) for name, value in facts.items()}


def _joined(value: Any) -> Any:
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else value
