"""The rules that refuse a move, in the order in which they are checked."""

from __future__ import annotations

from engines.arriba.moves import Move
from engines.arriba.rules.answers import ANSWER_RULES
from engines.arriba.rules.deals import DEAL_RULES
from engines.arriba.rules.flips import FLIP_RULES
from engines.arriba.rules.grabs import GRAB_RULES
from engines.arriba.rules.turns import TURN_RULES
from engines.arriba.state import State
from engines.core.game import Rule

RULES: tuple[Rule[State, Move], ...] = (
    *TURN_RULES,
    *DEAL_RULES,
    *FLIP_RULES,
    *GRAB_RULES,
    *ANSWER_RULES,
)
