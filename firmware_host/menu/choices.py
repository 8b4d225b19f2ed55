"""A chooser over a tree of choices: press for the next item, hold for yes; a pure value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

MOST_ITEMS: Final = 8
"""A longer list is cut into groups, so that nobody presses more often than this for one step."""


@dataclass(frozen=True, slots=True)
class Branch:
    """One question and its answers; `screen` is the button whose own screen asks it.

    Without one the referee's screen does, for everybody to see.
    """

    title: str
    items: tuple[Item, ...]
    screen: int | None = None


@dataclass(frozen=True, slots=True)
class Item:
    """One answer: what it is called, and the value that is chosen or the question that follows.

    A question that has too many others below it is made by `follow` when it is asked; then the
    value says which one it is.
    """

    label: str
    value: Any = None
    branch: Branch | None = None
    follow: Callable[[], Branch] | None = field(default=None, compare=False)

    @property
    def below(self) -> Branch | None:
        """Return the question that follows, or None where the value is chosen."""
        return self.follow() if self.follow else self.branch


@dataclass(frozen=True, slots=True)
class Chosen:
    """The answer that ended a chooser; LEAVE is the way back from its first question."""

    value: Any


LEAVE: Final = "leave"


@dataclass(frozen=True, slots=True)
class Shown:
    """What a screen shows of a chooser; a label of None is the way back.

    `values` are all that can still be chosen below the item.
    """

    title: str
    label: str | None
    position: int
    count: int
    screen: int | None
    values: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Chooser:
    """A place in a tree: the items chosen on the way, and the item that a hold would choose."""

    root: Branch
    path: tuple[int, ...] = ()
    cursor: int = 0

    @property
    def branch(self) -> Branch:
        """Return the question that is asked now."""
        return self._way()[-1]

    @property
    def shown(self) -> Shown:
        """Return what the screen shows."""
        branch = self.branch
        is_back = self.cursor == len(branch.items)
        item = None if is_back else branch.items[self.cursor]
        label = item.label if item else None
        values = tuple(_values(item)) if item else ()
        return Shown(branch.title, label, self.cursor + 1, self._count(), self._screen(), values)

    def next(self) -> Chooser:
        """Return the chooser after a press: the next item, and after the last the first again."""
        return replace(self, cursor=(self.cursor + 1) % self._count())

    def yes(self) -> Chooser | Chosen:
        """Return the next question after a hold, or what was chosen."""
        branch = self.branch
        if self.cursor == len(branch.items):
            if not self.path:
                return Chosen(LEAVE)
            return replace(self, path=self.path[:-1], cursor=self.path[-1])
        item = branch.items[self.cursor]
        if item.below is None:
            return Chosen(item.value)
        return replace(self, path=(*self.path, self.cursor), cursor=0)

    def moved_to(self, root: Branch) -> Chooser | None:
        """Return the same place in another tree, or None where that asks something else."""
        branch, path = root, list[int]()
        for above, place in zip(self._way(), self.path, strict=False):
            label = above.items[place].label
            labels = [item.label for item in branch.items]
            below = branch.items[labels.index(label)].below if label in labels else None
            if below is None:
                return None
            path.append(labels.index(label))
            branch = below
        is_same = branch == self.branch
        return replace(self, root=root, path=tuple(path)) if is_same else None

    def _count(self) -> int:
        """Count the items and the way back."""
        return len(self.branch.items) + 1

    def _screen(self) -> int | None:
        """Return the screen of the last question on the way that names one."""
        named = [branch.screen for branch in self._way() if branch.screen is not None]
        return named[-1] if named else None

    def _way(self) -> list[Branch]:
        """Return the questions from the first one to the one that is asked now."""
        way = [self.root]
        for place in self.path:
            way.append(way[-1].items[place].below or way[-1])
        return way


def _values(item: Item) -> Iterator[Any]:
    """Yield the values below an item; a question that is made when asked has one of its own."""
    if item.branch is None:
        yield item.value
        return
    for below in item.branch.items:
        yield from _values(below)


def grouped(items: Sequence[Item]) -> tuple[Item, ...]:
    """Return the items, a long list in groups that are called by their first and last item."""
    if len(items) <= MOST_ITEMS:
        return tuple(items)
    groups = -(-len(items) // MOST_ITEMS)
    size = -(-len(items) // groups)
    cut = [tuple(items[start : start + size]) for start in range(0, len(items), size)]
    return grouped([_group(part) for part in cut])


def _group(items: tuple[Item, ...]) -> Item:
    if len(items) == 1:
        return items[0]
    label = f"{_first(items[0])} … {_last(items[-1])}"
    return Item(label, branch=Branch(label, items))


def _first(item: Item) -> str:
    return item.label.partition(" … ")[0]


def _last(item: Item) -> str:
    return item.label.rpartition(" … ")[2]
