"""Why a move was chosen, in one line: the key of a text and its facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.bots.top_totem import weights
from engines.top_totem.components import ENCLOSURE
from engines.top_totem.moves import write
from engines.top_totem.tables import WALK

if TYPE_CHECKING:
    from engines.bots.top_totem.player import Analysis
    from engines.top_totem.tables import Listed
    from engines.top_totem.view import View


def why(view: View, found: Analysis, chosen: Listed) -> tuple[str, dict[str, str | int]]:
    """Return the reason that weighs most: a win, men to take, the enclosure, or mere judgement."""
    line = " ".join(write(move) for move in found.line)
    facts: dict[str, str | int] = {"line": line, "depth": found.depth, "score": found.score}
    if found.score > weights.WON // 2:
        return "wins", facts
    if found.score < -weights.WON // 2:
        return "lost", facts
    if view.call is not None and view.call.is_binding:
        return "due", facts
    if chosen[2]:
        return "takes", {**facts, "taken": chosen[2].bit_count()}
    path = chosen[3][0] if chosen[3] else (0,)
    if chosen[0] == WALK and path[-1] in ENCLOSURE and path[0] not in ENCLOSURE:
        return "goes-inside", facts
    return "best", facts
