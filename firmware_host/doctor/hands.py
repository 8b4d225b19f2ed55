"""Who presses when the doctor asks."""

from __future__ import annotations

from typing import Protocol


class Hands(Protocol):
    """Does what the doctor asks for, or lets a person do it."""

    def press(self, button: int) -> None:
        """Press and release the button, now or soon."""
        ...

    def scan(self) -> None:
        """Hold a card to the reader, now or soon."""
        ...


class People:
    """They read what they are asked for and do it by themselves."""

    def press(self, button: int) -> None:
        """Leave it to them."""

    def scan(self) -> None:
        """Leave it to them."""
