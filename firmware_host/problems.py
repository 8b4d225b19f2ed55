"""A request that is wrong in itself: a key for its text and the facts it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.notation import NotationError
    from engines.core.options import BadSetupError
    from engines.core.verdicts import Fact

_QUOTED_AT_MOST = 60


class Problem(Exception):  # noqa: N818 - a problem is told to people; it is no failure of the program
    """What a person asked for cannot be done; the text `problem-<key>` says why."""

    def __init__(self, key: str, **facts: Fact) -> None:
        self.key = key
        self.facts: dict[str, Fact] = facts
        super().__init__(f"{key} {facts}")

    @classmethod
    def of_setup(cls, error: BadSetupError) -> Problem:
        """Return the problem behind a match that cannot be set up."""
        return cls(error.key, **error.facts)

    @staticmethod
    def of_notation(move: str, error: NotationError) -> Problem:
        """Return the problem behind a text that is no move."""
        like = error.like or "none"
        quoted = move[:_QUOTED_AT_MOST]
        return Problem(
            "unreadable-move", move=quoted, reason=error.what, part=error.part, like=like
        )
