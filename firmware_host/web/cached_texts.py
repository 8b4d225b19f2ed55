"""The texts of a game for pages that were built without them: encoded once, off the event loop."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from engines.catalog import find_game
from firmware_host.statistics.cached import Encoded, encode
from firmware_host.texts.texts import LANGUAGES, page_source, rule_digests
from firmware_host.wire.game_texts import GameTexts, RuleText

_RULES: Final = dict[str, RuleText]


class CachedTexts:
    """Keeps the texts of every game that was asked for; seeds do not change while a box runs."""

    def __init__(self) -> None:
        self._kept: dict[str, Encoded] = {}
        self._lock = asyncio.Lock()

    async def encoded(self, name: str) -> Encoded:
        """Return the texts of a game, or raise BadSetupError for an unknown one."""
        game = find_game(name).name
        async with self._lock:
            if game not in self._kept:
                self._kept[game] = await asyncio.to_thread(_read, game)
        return self._kept[game]


def _read(game: str) -> Encoded:
    fluent = {language: page_source(game, language) for language in LANGUAGES}
    return encode(GameTexts(fluent, msgspec.convert(rule_digests(game), _RULES)))
