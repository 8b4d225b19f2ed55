"""The rules that refuse a move, in the order in which they are checked."""

from __future__ import annotations

from engines.core.game import Rule
from engines.totemix.moves import Move
from engines.totemix.rules.actions import ACTION_RULES
from engines.totemix.rules.catastrophes import CATASTROPHE_RULES
from engines.totemix.rules.clocks import CLOCK_RULES
from engines.totemix.rules.losses import LOSS_RULES
from engines.totemix.rules.setup import SETUP_RULES
from engines.totemix.rules.totem_tiles import TOTEM_TILE_RULES
from engines.totemix.rules.turns import TURN_RULES
from engines.totemix.state import State

RULES: tuple[Rule[State, Move], ...] = (
    *TURN_RULES,
    *CLOCK_RULES,
    *LOSS_RULES,
    *SETUP_RULES,
    *ACTION_RULES,
    *CATASTROPHE_RULES,
    *TOTEM_TILE_RULES,
)
