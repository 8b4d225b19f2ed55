"""The rules that refuse a move, in the order in which they are checked."""

from __future__ import annotations

from engines.core.game import Rule
from engines.coups_bas.moves import Move
from engines.coups_bas.rules.action import ACTION_RULES
from engines.coups_bas.rules.cards import CARD_RULES
from engines.coups_bas.rules.deal import DEAL_RULES
from engines.coups_bas.rules.targets import TARGET_RULES
from engines.coups_bas.rules.turn import TURN_RULES
from engines.coups_bas.rules.window import WINDOW_RULES
from engines.coups_bas.state import State

RULES: tuple[Rule[State, Move], ...] = (
    *TURN_RULES,
    *WINDOW_RULES,
    *DEAL_RULES,
    *ACTION_RULES,
    *CARD_RULES,
    *TARGET_RULES,
)
