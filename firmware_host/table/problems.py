"""A request that cannot be carried out: a key for its text, and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engines.core.notation import NotationError
    from engines.core.options import BadSetupError
    from engines.core.verdicts import Fact

_QUOTED_AT_MOST = 60


class Problem(Exception):  # noqa: N818 - a message for people, not a failure of the program
    """A request that cannot be carried out; the text `problem-<key>` explains it."""

    def __init__(self, key: str, **facts: Fact) -> None:
        self.key = key
        self.facts: dict[str, Fact] = facts
        super().__init__(f"{key} {facts}")

    @property
    def notice(self) -> dict[str, Any] | None:
        """Return what everybody is told of the request; most problems concern the sender alone."""
        return None

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


class HiddenProblem(Problem):
    """A refusal that may depend on something hidden.

    It names nothing, but that it came is an answer too: who asks often learns what hands do not
    hold. So everybody is told that the host asked.
    """

    @property
    def notice(self) -> dict[str, Any] | None:
        """Return the notice that the host entered something that was refused."""
        return {"key": self.key}
