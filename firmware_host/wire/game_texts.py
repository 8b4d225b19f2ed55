"""The words of one game, for a page that was built without them."""

from __future__ import annotations

import msgspec


class RuleText(msgspec.Struct, frozen=True):
    """A rule in our words, the section of the rulebook that it is from, and its rulings."""

    section: str
    rulings: list[str]
    fr: str
    en: str


class GameTexts(msgspec.Struct, frozen=True):
    """The Fluent source of a game by language, and its rules by id; empty where it has none."""

    fluent: dict[str, str]
    rules: dict[str, RuleText]
