"""The rules of hops: how men step and jump, and how many coups a turn has."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.top_totem.board import hops
from engines.top_totem.board.bitboard import bit
from engines.top_totem.board.hops import Hop
from engines.top_totem.components import Kind, is_step
from engines.top_totem.moves import Enter, Move, Turn
from engines.top_totem.options import Options
from engines.top_totem.state import State
from engines.top_totem.trails import coups, trails

_OF_HOPS: tuple[type[Move], ...] = (Turn, Enter)


def _no_man(state: State, seat: Seat, move: Turn) -> Facts | None:
    """Move an own man that stands where the turn begins."""
    found = len(trails(state, seat, move))
    missing = [path[0] for path in move.paths if not state.board.side(seat) & bit(path[0])]
    if found == len(move.paths) and not missing:
        return None
    return {"square": missing[0] if missing else move.paths[-1][0]}


def _one_man(state: State, seat: Seat, move: Turn) -> Facts | None:
    """One man plays a turn; where so agreed several may capture, each with jumps only."""
    if len(move.paths) == 1:
        return None
    only_jumps = all(hop.is_jump for trail in trails(state, seat, move) for hop in trail)
    starts = {path[0] for path in move.paths}
    is_once_each = len(starts) == len(move.paths)
    may = state.options.captures == "all_pieces" and only_jumps and is_once_each
    return None if may else {"count": len(move.paths)}


def _hop_rule(name: str, text: str, breaks: Callable[[Hop, Options], bool]) -> Rule[State, Move]:
    """Return the rule that no hop of a move breaks."""

    def check(state: State, seat: Seat, move: Turn | Enter) -> Facts | None:
        for trail in trails(state, seat, move):
            for hop in trail:
                if breaks(hop, state.options):
                    return {"start": hop.start, "end": hop.end}
        return None

    check.__doc__ = text
    return Rule(f"top_totem.{name}", check, _OF_HOPS)


def _coups(state: State, seat: Seat, move: Turn | Enter) -> Facts | None:
    """Play one coup with a pedestrian, two at most with a rider; entering counts as agreed."""
    for trail in trails(state, seat, move):
        most = _coups_at_most(state, move, trail)
        if coups(trail) > most:
            return {"coups": coups(trail), "most": most}
    return None


def _coups_at_most(state: State, move: Turn | Enter, trail: tuple[Hop, ...]) -> int:
    is_rider = bool(trail) and trail[0].kind is Kind.RIDER
    if isinstance(move, Enter):
        return int(is_rider and state.options.rider_entry == "one_more_coup")
    return 2 if is_rider else 1


def _chain_cut(state: State, seat: Seat, move: Turn | Enter) -> Facts | None:
    """Where so agreed, a chain of captures goes on as long as it can."""
    if state.options.chain == "free":
        return None
    for trail in trails(state, seat, move):
        for hop, then in zip(trail, (*trail[1:], None), strict=False):
            is_cut = hop.is_jump and (then is None or not then.is_jump)
            if is_cut and hops.jumps_from(hop.after(), seat, hop.end, state.options):
                return {"square": hop.end}
    return None


HOP_RULES: tuple[Rule[State, Move], ...] = (
    Rule("top_totem.no_man", _no_man, (Turn,)),
    Rule("top_totem.one_man", _one_man, (Turn,)),
    _hop_rule(
        "hop_shape",
        "Step to a square that shares a side, or jump diagonally over one square.",
        lambda hop, _: not (is_step(hop.start, hop.end) or hop.is_jump),
    ),
    _hop_rule(
        "backward",
        "Pedestrians step forward or sideways, back only around the totem.",
        hops.goes_back,
    ),
    _hop_rule(
        "totem", "No hop crosses the place of the totem.", lambda hop, _: hops.crosses_totem(hop)
    ),
    _hop_rule(
        "rider_inside",
        "Riders do not enter the sacred enclosure.",
        lambda hop, _: hops.trespasses(hop),
    ),
    _hop_rule("blocked", "A hop ends on a free square.", lambda hop, _: hops.is_blocked(hop)),
    _hop_rule(
        "nobody_there",
        "A jump captures a man of the other side.",
        lambda hop, _: hops.takes_nobody(hop),
    ),
    _hop_rule(
        "sanctuary",
        "Riders capture no man in the enclosure.",
        lambda hop, _: hops.breaks_sanctuary(hop),
    ),
    _hop_rule(
        "border",
        "Where so agreed, no capture crosses the border of the enclosure.",
        hops.crosses_border,
    ),
    Rule("top_totem.coups", _coups, _OF_HOPS),
    Rule("top_totem.chain_cut", _chain_cut, _OF_HOPS),
)
