"""Which tag is which card: a file that people can read, and that the box can write."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_HEAD = """\
# Which tag is which card, by game: `totembox tags learn GAME` writes this file.
# A tag that is not here is taken for the name of a card itself.
"""


class TagsError(ValueError):
    """A file of tags that cannot be used; the message names it and what is wrong."""


@dataclass(frozen=True, slots=True)
class Tags:
    """The cards by game and tag."""

    cards: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, dict[str, str]])

    def card(self, game: str, tag: str) -> str | None:
        """Return the card that the tag was learnt for, or None."""
        return self.cards.get(game, {}).get(tag)

    def learnt(self, game: str, tag: str, card: str) -> Tags:
        """Return the tags with one more; a tag that was on another card is now on this one."""
        return Tags({**self.cards, game: {**self.cards.get(game, {}), tag: card}})

    def count(self, game: str, card: str) -> int:
        """Return how many tags the card has: there may be many of the same card."""
        return list(self.cards.get(game, {}).values()).count(card)

    def text(self) -> str:
        """Return the file; JSON's strings are TOML's too."""
        parts = [_HEAD]
        for game in sorted(self.cards):
            rows = sorted(self.cards[game].items(), key=lambda row: (row[1], row[0]))
            parts.append(f"\n[{game}]\n")
            parts += [f"{_quoted(tag)} = {_quoted(card)}\n" for tag, card in rows]
        return "".join(parts)


def read_tags(path: Path) -> Tags:
    """Return the tags of a file, none if there is no file, or raise TagsError."""
    try:
        tables: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Tags()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise TagsError(f"{path}: the tags cannot be read: {error}") from error
    for game, table in tables.items():
        if not isinstance(table, dict):
            raise TagsError(f"{path}: `{game}` is no table of tags")
        rows = cast("dict[str, object]", table)
        for tag, card in rows.items():
            if not isinstance(card, str):
                raise TagsError(f"{path}: the tag `{tag}` of `{game}` must name a card")
    return Tags(tables)


def write_tags(path: Path, tags: Tags) -> None:
    """Write the file whole or not at all, or raise TagsError."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(tags.text(), encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise TagsError(f"{path}: the tags cannot be written: {error.strerror}") from error


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
