"""What sounds at a change of the table: cues and words, from what everybody may know."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from firmware_host.texts.resources import data_folder
from firmware_host.texts.texts import LANGUAGES, MissingTextError, Sentences
from firmware_host.wire import build
from firmware_host.wire.sound import CueMessage, CueName, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.table.table import Update

_CUES_AT_MOST: Final = 3
_SENTENCES_AT_MOST: Final = 2
_VERDICT: Final[CueName] = "verdict"
_LATE: Final[CueName] = "late"
# What the table announces and no event of the game tells, by the key of the notice.
_NOTICES: Final[dict[str, CueName]] = {"play-again": "fault", "resigned": _VERDICT}


class TimeWarned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves of chance that end somebody's time, and how long before people are warned."""

    moves: tuple[str, ...] = ()
    before_s: float = 0.0


class GameSounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cue of each event of a game by its kind or its rule, and what is not spoken."""

    cues: dict[str, CueName | None] = {}
    unspoken: frozenset[str] = frozenset()
    time: TimeWarned = TimeWarned()

    def cue_of(self, event: Mapping[str, Any]) -> CueName | None:
        """Return the cue of an event, if it has one."""
        rule = event.get("rule")
        by_kind = self.cues.get(event["kind"], _VERDICT if rule else None)
        return self.cues.get(rule, by_kind) if rule else by_kind

    def is_spoken(self, event: Mapping[str, Any]) -> bool:
        """Tell whether the event is a verdict that is said aloud."""
        return bool(event.get("rule")) and event["kind"] not in self.unspoken


@cache
def game_sounds(game: str) -> GameSounds:
    """Return the sounds of a game; one without a file of its own has those of any verdict."""
    path = data_folder("seeds") / game / "sounds.toml"
    if not path.is_file():
        return GameSounds()
    given = tomllib.loads(path.read_text(encoding="utf-8"))
    given["cues"] = {key: cue or None for key, cue in given.get("cues", {}).items()}
    return msgspec.convert(given, GameSounds)


def sound_of(update: Update) -> CueMessage | None:
    """Return what sounds at an update, or None; everybody at the table hears it."""
    state = update.state
    notice = update.notice or {}
    cue_of_notice = _NOTICES.get(notice.get("key", ""))
    if cue_of_notice is not None:
        sentences = Sentences(state.names, state.buttons)
        text = {language: sentences.notice(language, notice) for language in LANGUAGES}
        return CueMessage(number=state.number, cues=[cue_of_notice], text=text)
    if state.match is None:
        return None
    game = state.match.game.name
    sounds = game_sounds(game)
    events = build.events(state, update.events, None)
    cues: list[CueName] = []
    for event in events:
        cue = sounds.cue_of(event)
        if cue is not None and cue not in cues:
            cues.append(cue)
    said = [event for event in events if sounds.is_spoken(event)][-_SENTENCES_AT_MOST:]
    if not cues and not said:
        return None
    text = _words(Sentences(state.names, state.buttons), game, said)
    # A hand that comes after the verdict must not cut its words short.
    waits = not said and cues == [_LATE]
    return CueMessage(number=state.number, cues=cues[:_CUES_AT_MOST], text=text, waits=waits)


def _words(sentences: Sentences, game: str, said: list[dict[str, Any]]) -> Words:
    try:
        return {
            language: " ".join(sentences.verdict(game, language, event) for event in said)
            for language in LANGUAGES
            if said
        }
    except MissingTextError:
        # A game without texts of its own is heard by its cues alone: ids of rules are no words.
        return {}
