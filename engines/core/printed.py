"""The cards and tiles of a game that can carry a printed code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Printed:
    """A card or tile as people hold it, its copies, and the text in seeds that names it."""

    piece: str
    copies: int
    text: str
    facts: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
