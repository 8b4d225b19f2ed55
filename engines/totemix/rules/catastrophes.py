"""Rules of a roll: what the dice can show, and which terrains they may strike."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.totemix import moves
from engines.totemix.components import Face
from engines.totemix.moves import Move, Victim
from engines.totemix.play.lookahead import leads_on
from engines.totemix.rules.facts import terrain_facts
from engines.totemix.state import State
from engines.totemix.victims import supports
from engines.totemix.writing import write_cell

_MOVE_OF: dict[Face, type[Victim]] = {
    Face.POLLUTION: moves.Pollute,
    Face.STACKING: moves.Stack,
    Face.DESTRUCTION: moves.Destroy,
}


def _dice_count(state: State, seat: Seat, move: moves.Rolled) -> Facts | None:
    """Show as many terrain dice as were rolled."""
    due = state.roll.count if state.roll else 0
    return None if len(move.dice) == due else {"count": len(move.dice), "due": due}


def _wrong_face(state: State, seat: Seat, move: Victim) -> Facts | None:
    """Do what the catastrophe die says."""
    face = state.roll.face if state.roll else None
    if face is None or isinstance(move, _MOVE_OF[face]):
        return None
    return {"face": face.value}


def _wrong_terrain(state: State, seat: Seat, move: Victim) -> Facts | None:
    """Strike the top of a cell that one of the remaining terrain dice names."""
    if state.roll is None:
        return None
    if state.terrain.tops.get(moves.struck_cell(move)) in state.roll.left:
        return None
    return {"cell": write_cell(moves.struck_cell(move))}


def _immune(state: State, seat: Seat, move: Victim) -> Facts | None:
    """No catastrophe strikes a polluted terrain."""
    if moves.struck_cell(move) in state.terrain.clean:
        return None
    return terrain_facts(state, moves.struck_cell(move))


def _struck_before(state: State, seat: Seat, move: Victim) -> Facts | None:
    """By an option, one roll strikes no terrain twice."""
    if state.roll is None or state.options.victim_again:
        return None
    is_again = state.terrain.top(moves.struck_cell(move)) in state.roll.victims
    return terrain_facts(state, moves.struck_cell(move)) if is_again else None


def _support(state: State, seat: Seat, move: moves.Stack) -> Facts | None:
    """Stack a terrain onto a clean one beside it."""
    is_support = move.target in supports(state, move.source)
    return None if is_support else {"cell": write_cell(move.target)}


def _dead_end(state: State, seat: Seat, move: Victim) -> Facts | None:
    """Choose so that the remaining dice can still be applied, while there is such a choice."""
    if state.roll is None or len(state.roll.left) == 1:
        return None
    return None if leads_on(state, move) else terrain_facts(state, moves.struck_cell(move))


CATASTROPHE_RULES: tuple[Rule[State, Move], ...] = (
    Rule("totemix.dice_count", _dice_count, (moves.Rolled,)),
    Rule("totemix.wrong_face", _wrong_face, moves.VICTIMS),
    Rule("totemix.wrong_terrain", _wrong_terrain, moves.VICTIMS),
    Rule("totemix.immune", _immune, moves.VICTIMS),
    Rule("totemix.struck_before", _struck_before, moves.VICTIMS),
    Rule("totemix.support", _support, (moves.Stack,)),
    Rule("totemix.dead_end", _dead_end, moves.VICTIMS),
)
