"""The rules that refuse a move, in the order in which they are checked."""

from __future__ import annotations

from engines.core.game import Rule
from engines.top_totem.moves import Move
from engines.top_totem.rules.arrange import ARRANGE_RULES
from engines.top_totem.rules.call import CALL_RULES, DUE_RULES
from engines.top_totem.rules.entry import ENTRY_RULES
from engines.top_totem.rules.hops import HOP_RULES
from engines.top_totem.rules.turn import ANNOUNCE_RULES, PASS_RULES, TURN_RULES
from engines.top_totem.state import State

RULES: tuple[Rule[State, Move], ...] = (
    *TURN_RULES,
    *CALL_RULES,
    *ANNOUNCE_RULES,
    *ARRANGE_RULES,
    *ENTRY_RULES,
    *HOP_RULES,
    *PASS_RULES,
    *DUE_RULES,
)
