"""The Fluent texts of one folder in one language, each parsed when it is first needed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser

from firmware_host.texts.numbers import NumberBundle
from firmware_host.texts.typography import set_french

# The further lines of a Fluent entry are indented, or hold its closing brace.
_ENTRY = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
# Where each piece of a text stood in its file is a third of what a parsed text takes.
_PARSER = FluentParser(with_spans=False)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Bundle:
    """Texts by key, parsed on demand: parsing all would take longer than most commands run."""

    def __init__(self, folder: Path, language: str) -> None:
        self._parsed = NumberBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for path in sorted(folder.glob(f"*{language}.ftl")):
            # English texts have them too, in the French names of cards.
            for entry in _ENTRY.split(set_french(path.read_text(encoding="utf-8")))[1:]:
                self._sources.setdefault(entry.partition("=")[0].strip(), entry)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def format(self, key: str, facts: Mapping[str, Any], attribute: str = "") -> str | None:
        """Return the text or its attribute with arguments, or None for one that is not there."""
        if not self._parsed.has_message(key):
            self._parsed.add_resource(_PARSER.parse(self._needed(key)))
        message = self._parsed.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, _ = self._parsed.format_pattern(pattern, dict(facts))
        return str(text)

    def parse_all(self, *prefixes: str) -> None:
        """Parse the texts whose keys begin so, for callers that cannot wait for it later."""
        for key in self._sources:
            if key.startswith(prefixes) and not self._parsed.has_message(key):
                self._parsed.add_resource(_PARSER.parse(self._needed(key)))

    def _needed(self, key: str) -> str:
        """Return the source of the text, after the sources of the texts it refers to."""
        keys = [key]
        for needed in keys:
            named = _REFERENCE.findall(self._sources[needed])
            keys += [name for name in named if name in self._sources and name not in keys]
        return "".join(self._sources[needed] for needed in reversed(keys))
