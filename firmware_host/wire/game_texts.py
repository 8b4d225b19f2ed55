"""The words of one game, for a page that was built without them."""

from __future__ import annotations

import msgspec


class RuleVariant(msgspec.Struct, frozen=True):
    """A rule in our words where each of these settings has one of these values."""

    options: dict[str, list[bool | str]]
    fr: str
    en: str


class RuleText(msgspec.Struct, frozen=True):
    """A rule in our words, the section of the rulebook that it is from, and its rulings.

    `when` has other words for other settings than the default ones: of those that apply the one
    with the most settings is meant.
    """

    section: str
    rulings: list[str]
    fr: str
    en: str
    when: list[RuleVariant] = []


class GameTexts(msgspec.Struct, frozen=True):
    """The Fluent source of a game by language, and its rules by id; empty where it has none."""

    fluent: dict[str, str]
    rules: dict[str, RuleText]
