"""The names of printed pieces in words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from engines.core.game import AnyGame
from engines.core.printed import Printed
from firmware_host.texts.resources import data_folder
from firmware_host.texts.texts import LANGUAGES, translate


def piece_name(game: str, card: Printed, language: str) -> str:
    """Return what the card is called; an emblem has its name beside its picture."""
    facts: dict[str, Any] = dict(card.facts)
    if "shape" in facts:
        facts["emblem"] = _shapes(game)[facts["shape"]]["name"][language]
    return translate(game, language, card.text, facts)


def names_of(game: AnyGame, piece: str) -> dict[str, str]:
    """Return what a piece is called in every language; one that is not printed has its own name."""
    card = next((card for card in game.cards() if card.piece == piece), None)
    return {
        language: piece if card is None else piece_name(game.name, card, language)
        for language in LANGUAGES
    }


@cache
def _shapes(game: str) -> Mapping[str, Any]:
    path = data_folder("seeds") / game / "shapes.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
