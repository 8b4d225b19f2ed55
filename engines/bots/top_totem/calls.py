"""The calls that bind, and the turns that answer them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engines.top_totem.board.bitboard import bit
from engines.top_totem.board.tables import RIDE, SEVERAL, WALK, Listed
from engines.top_totem.components import ENCLOSURE, between
from engines.top_totem.moves import Path
from engines.top_totem.options import Options

Named = tuple[int, int]
"""The squares of the man that must capture and of its victim."""


def by_call(
    captures: Sequence[Listed], foe_riders: int, options: Options
) -> dict[Named, list[Listed]]:
    """Return, for each call that binds, the turns that answer it."""
    due = {
        (path[0], victim)
        for sort, _, _, paths, _ in captures
        if sort in (WALK, RIDE)
        for path in paths
        if (victim := between(path[0], path[1]))
        and not (path[0] in ENCLOSURE and foe_riders & bit(victim))
    }
    answers: dict[Named, list[Listed]] = {named: [] for named in sorted(due)}
    if not due:
        return answers
    for move in captures:
        for named in set(_named(move, options)):
            if named in answers:
                answers[named].append(move)
    return answers


def _named(move: Listed, options: Options) -> Iterator[Named]:
    """Return every call that the turn would answer."""
    sort, _, _, paths, _ = move
    for path in paths:
        # In a turn of several men every hop is a jump, and all of them count.
        if sort == RIDE:
            yield from ((path[0], victim) for victim in _victims(path, options))
        else:
            yield path[0], between(path[0], path[1])
            if sort == SEVERAL:
                yield from ((path[0], victim) for victim in _victims(path, options))


def _victims(path: Path, options: Options) -> Iterator[int]:
    for start, end in pairwise(path):
        victim = between(start, end)
        if victim:
            yield victim
        elif options.top_rider == "first_coup":
            return
