"""The last verdict of the match that is on, as sentences."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from engines.core.options import plain_options
from firmware_host.texts.texts import LANGUAGES, MissingTextError, Sentences, digest_of
from firmware_host.wire import build
from firmware_host.wire.public import LastVerdict

if TYPE_CHECKING:
    from firmware_host.table.table import Update


# Verdicts that only some seats may know are passed over; so many in a row do not occur.
_UNREAD_AT_MOST: Final = 16


class LatestVerdict:
    """The last verdict of the match; its sentences are formatted when read."""

    def __init__(self) -> None:
        self._now: LastVerdict | None = None
        self._unread: deque[Update] = deque(maxlen=_UNREAD_AT_MOST)
        self._match = ""

    def hear(self, update: Update) -> None:
        """Take over the verdict of an update, if it has one."""
        if update.state.match_id != self._match:
            self._match, self._now = update.state.match_id, None
            self._unread.clear()
        if any(getattr(event, "rule", "") for event in update.events):
            self._unread.append(update)

    @property
    def now(self) -> LastVerdict | None:
        """Return the last verdict that everybody may know."""
        while self._unread:
            verdict = verdict_of(self._unread.pop())
            if verdict is not None:
                self._now = verdict
                self._unread.clear()
        return self._now


def verdict_of(update: Update) -> LastVerdict | None:
    """Return the last verdict among the public events of an update, or None."""
    state = update.state
    told = [event for event in build.events(state, update.events, None) if event.get("rule")]
    if not told or state.match is None:
        return None
    event, game = told[-1], state.match.game.name
    sentences = Sentences(state.names_in_words, state.buttons)
    options = plain_options(state.match.options)

    def sentence(language: str) -> str:
        """Return the verdict as a sentence, or what its rule says at this table if it has none."""
        try:
            return sentences.verdict(game, language, event)
        except MissingTextError:
            return digest_of(event["rule"], options, language) or event["rule"]

    text = {language: sentence(language) for language in LANGUAGES}
    return LastVerdict(event["rule"], state.number, text)
