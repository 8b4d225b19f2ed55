"""Moves as a tree of choices: grouped step by step by the words that name them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from firmware_host.menu.choices import Branch, Item, grouped

Worded = tuple[tuple[str, ...], Any]
"""The words of a move, one for each step of its choice, and the move."""


@dataclass(frozen=True, slots=True)
class More:
    """What stands for a move where more has to be asked: which question, and how it is made."""

    chosen: Any
    question: Callable[[], Branch] = field(compare=False)


def move_tree(title: str, moves: Iterable[Worded], done: str, *, is_led: bool = False) -> Branch:
    """Return the choices that lead to the moves; a step with a single answer is left out.

    Moves of the same words are the same to people, such as copies of a card: the first one stands
    for them. Where a move ends and longer ones go on, `done` is the word for ending there.
    With `is_led` the title says what all moves have in common, if there are several.
    """
    found: dict[tuple[str, ...], Any] = {}
    for words, move in moves:
        found.setdefault(words, move)
    lead = shared(list(found)) if is_led and len(found) > 1 else ()
    items = _items(list(found.items()), done)
    if is_led and len(items) == 1 and items[0].follow:
        return items[0].follow()
    return Branch(joined(lead) or title, items)


def _items(moves: Sequence[Worded], done: str) -> tuple[Item, ...]:
    groups: dict[str, list[Worded]] = {}
    for words, move in moves:
        head, rest = (words[0], words[1:]) if words else (done, ())
        groups.setdefault(head, []).append((rest, move))
    items = [_item(head, group, done) for head, group in groups.items()]
    if len(items) == 1 and items[0].branch is not None:
        return items[0].branch.items
    return grouped(items)


def _item(head: str, moves: Sequence[Worded], done: str) -> Item:
    if len(moves) == 1:
        words, move = moves[0]
        label = joined((head, *words))
        if isinstance(move, More):
            return Item(label, move.chosen, follow=move.question)
        return Item(label, move)
    common = shared([words for words, _ in moves])
    label = joined((head, *common))
    below = [(words[len(common) :], move) for words, move in moves]
    return Item(label, branch=Branch(label, _items(below, done)))


def joined(words: Sequence[str]) -> str:
    """Return several steps as one label; a step that only leads to the next one is left out."""
    said = (word for at, word in enumerate(words) if at + 1 == len(words) or not word.endswith("…"))
    return " / ".join(said)


def shared(moves: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Return the words that all moves begin with."""
    common = moves[0]
    for words in moves[1:]:
        pairs = zip(common, words, strict=False)
        length = next((at for at, (one, two) in enumerate(pairs) if one != two), len(words))
        common = common[: min(length, len(words))]
    return common
