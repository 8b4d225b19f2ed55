"""Presses and scans that the checks need."""

from __future__ import annotations

from typing import Protocol


class Inputs(Protocol):
    """The source of presses and scans: a person, or a simulator."""

    def press(self, button: int) -> None:
        """Press and release the button, at once or soon."""
        ...

    def scan(self) -> None:
        """Scan a card, at once or soon."""
        ...


class ManualInputs:
    """A person at the box, who follows the prompts."""

    def press(self, button: int) -> None:
        """Do nothing: the person presses."""

    def scan(self) -> None:
        """Do nothing: the person scans."""
