"""Conservation: every piece lies in exactly one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engines.core.game import UNKNOWN


def misplaced(inventory: Mapping[str, int], places: Mapping[str, tuple[str, ...]]) -> str | None:
    """Return a sentence about the first piece that is missing or doubled, or None."""
    found = Counter(piece for place in places.values() for piece in place)
    unknown = found.pop(UNKNOWN, 0)
    for piece, count in found.items():
        if count > inventory.get(piece, 0):
            return f"{count} of {piece}, but there are {inventory.get(piece, 0)}"
    total = sum(found.values()) + unknown
    if total != sum(inventory.values()):
        return f"{total} pieces, but there are {sum(inventory.values())}"
    return None
