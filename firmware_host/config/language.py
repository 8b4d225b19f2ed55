"""The language of the box: from the configuration, then as it was chosen, kept in a file."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from firmware_host.config.private import write_private_file
from firmware_host.texts.texts import LANGUAGES

log = logging.getLogger(__name__)


class BoxLanguage:
    """The language now; a choice at the box is kept over a restart, beside the journal."""

    def __init__(self, configured: str, journal: Path | None = None) -> None:
        self._path = journal.with_name(f"{journal.name}.language") if journal else None
        self._listeners: list[Callable[[str], None]] = []
        self.now = self._stored() or configured

    def listen(self, listener: Callable[[str], None]) -> None:
        """Call the listener after every change."""
        self._listeners.append(listener)

    def change(self, language: str) -> None:
        """Use this language from now on."""
        self.now = language
        try:
            if self._path is not None:
                write_private_file(self._path, language)
        except OSError as error:
            log.warning("the language is not kept over a restart: %s", error)
        for listener in self._listeners:
            listener(language)

    def _stored(self) -> str | None:
        try:
            found = self._path.read_text(encoding="utf-8") if self._path else ""
        except (OSError, UnicodeDecodeError):
            return None
        return found if found in LANGUAGES else None
