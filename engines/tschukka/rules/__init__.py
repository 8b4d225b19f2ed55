"""The rules that refuse a move, in the order in which they are checked."""

from __future__ import annotations

from engines.core.game import Rule
from engines.tschukka.moves import Move
from engines.tschukka.rules.choices import CHOICE_RULES
from engines.tschukka.rules.housing import HOUSING_RULES
from engines.tschukka.rules.recount import RECOUNT_RULES
from engines.tschukka.rules.spells import SPELL_RULES
from engines.tschukka.rules.turn import TURN_RULES
from engines.tschukka.state import State

__all__ = ["RULES", "TURN_RULES"]

RULES: tuple[Rule[State, Move], ...] = (
    *TURN_RULES,
    *HOUSING_RULES,
    *SPELL_RULES,
    *CHOICE_RULES,
    *RECOUNT_RULES,
)
