"""The tags file: a TOML file with the card of each tag."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from firmware_host.config.file import reason_of
from firmware_host.config.plain_file import parse_toml, read_plain_text

_HEAD = """\
# Maps tags to cards, by game. `totembox tags learn GAME` writes this file.
# A tag that is not listed is read as the name of a card.
"""


class TagsError(ValueError):
    """A tags file that cannot be used; the message names the file and the reason."""


@dataclass(frozen=True, slots=True)
class Tags:
    """The cards by game and tag."""

    cards: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, dict[str, str]])

    def card(self, game: str, tag: str) -> str | None:
        """Return the card of the tag, or None."""
        return self.cards.get(game, {}).get(tag)

    def with_tag(self, game: str, tag: str, card: str) -> Tags:
        """Return the tags with this one added, or moved to this card."""
        return Tags({**self.cards, game: {**self.cards.get(game, {}), tag: card}})

    def count(self, game: str, card: str) -> int:
        """Return the number of tags of the card, of which there may be several copies."""
        return list(self.cards.get(game, {}).values()).count(card)

    def text(self) -> str:
        """Return the text of the file; JSON strings are valid TOML."""
        parts = [_HEAD]
        for game in sorted(self.cards):
            rows = sorted(self.cards[game].items(), key=lambda row: (row[1], row[0]))
            parts.append(f"\n[{_quoted(game)}]\n")
            parts += [f"{_quoted(tag)} = {_quoted(card)}\n" for tag, card in rows]
        return "".join(parts)


def read_tags(path: Path) -> Tags:
    """Return the tags of a file, empty without a file, or raise TagsError."""
    try:
        tables: dict[str, Any] = parse_toml(read_plain_text(path))
    except FileNotFoundError:
        return Tags()
    except (OSError, ValueError) as error:
        raise TagsError(f"{path}: the tags cannot be read: {reason_of(error)}") from error
    for game, table in tables.items():
        if not isinstance(table, dict):
            raise TagsError(f"{path}: `{game}` is not a table of tags")
        rows = cast("dict[str, object]", table)
        for tag, card in rows.items():
            if not isinstance(card, str):
                raise TagsError(f"{path}: the tag `{tag}` of `{game}` must name a card")
    return Tags(tables)


def write_tags(path: Path, tags: Tags) -> None:
    """Write the file atomically, or raise TagsError."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(tags.text(), encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise TagsError(f"{path}: the tags cannot be written: {error.strerror}") from error


def _quoted(text: str) -> str:
    # JSON lets this control character stand as it is, TOML does not.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
