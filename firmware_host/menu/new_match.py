"""Setting up a match at the box: the drafts so far, and who has pressed a button to sit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from firmware_host.menu.choices import Branch
from firmware_host.menu.setup import Draft, question


class NewMatchSetup:
    """The steps that were answered, the last one last; `guests` sit with their phones already."""

    def __init__(self, size: int, guests: Iterable[int]) -> None:
        self._drafts = [Draft(size)]
        self.sitting: set[int] = set(guests)

    @property
    def is_sitting(self) -> bool:
        """Tell whether people press their buttons to sit now."""
        return self._now.game is not None and self._now.people is None

    def question(self, language: str) -> Branch | None:
        """Return the question to choose an answer of, or None while people sit down."""
        return question(self._now, language)

    def answer(self, draft: Draft) -> None:
        """Take the answer to the last question."""
        self._drafts.append(draft)

    def touch(self, button: int) -> None:
        """Let whoever pressed this button sit, or get up again; nobody sits where none is left."""
        if button in self.sitting:
            self.sitting.discard(button)
        elif len(self.sitting) < self._now.most:
            self.sitting.add(button)

    def sit(self) -> bool:
        """Go on with those who sit; return whether anybody does."""
        if self.sitting:
            people = sorted(self.sitting)[: self._now.most]
            self._drafts.append(replace(self._now, people=tuple(people)))
        return bool(self.sitting)

    def back(self) -> bool:
        """Go back one step; return False before the first."""
        self._drafts.pop()
        return bool(self._drafts)

    @property
    def _now(self) -> Draft:
        return self._drafts[-1]
