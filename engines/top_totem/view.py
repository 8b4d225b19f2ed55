"""Views: everything is public in this game."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat
from engines.top_totem import scoring
from engines.top_totem.board.bitboard import position_of, write_board
from engines.top_totem.board.zobrist import key_of
from engines.top_totem.captures import due_captures
from engines.top_totem.components import SIDES, Kind, other
from engines.top_totem.moves import Enter, Pass, Path, Place, Turn, word_of
from engines.top_totem.options import Options
from engines.top_totem.state import Call, Last, Men, Phase, Result, State


@dataclass(frozen=True, slots=True)
class SideView:
    """One side; `next` is the kind that enters next, `inside` its pedestrians in the enclosure."""

    camp: Men
    lost: Men
    next: Kind | None
    inside: int
    worth: int
    points: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class LastView:
    """The last move: place, enter, turn or pass, and its squares."""

    seat: Seat
    kind: str
    paths: tuple[Path, ...]
    taken: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as everybody sees it.

    `board` has one letter for each square from 1: i red pedestrian, I red rider, w and W white,
    a dot for an empty square. `due` are the captures, as man and victim, that a TOP! can demand of
    `turn`; `caller` may call it now. `history` are the keys of the positions since the last
    capture or entry, the present one last.
    """

    phase: Phase
    round: int
    rounds: int
    options: Options
    first: Seat | None
    turn: Seat | None
    board: str
    sides: tuple[SideView, ...]
    last: LastView | None
    call: Call | None
    caller: Seat | None
    due: tuple[tuple[int, int], ...]
    announcers: tuple[Seat, ...]
    quiet: int
    history: tuple[int, ...]
    results: tuple[Result, ...]
    winners: tuple[Seat, ...] | None
    rule: str | None


def view(state: State) -> View:
    """Return the whole table."""
    outcome = scoring.outcome(state) if state.phase is Phase.OVER else None
    is_moving = state.phase in (Phase.PLACE, Phase.PLAY)
    is_play = state.phase is Phase.PLAY
    return View(
        phase=state.phase,
        round=state.round,
        rounds=state.options.rounds,
        options=state.options,
        first=state.first,
        turn=state.turn if is_moving else None,
        board=write_board(state.board),
        sides=tuple(_side(state, seat) for seat in SIDES),
        last=None if state.last is None else _last(state.last),
        call=state.call,
        caller=caller(state),
        due=due_captures(state.board, state.turn, state.options) if is_play else (),
        announcers=tuple(seat for seat in SIDES if scoring.may_announce(state, seat)),
        quiet=state.quiet,
        history=tuple(key_of(*position_of(code)) for code in state.seen),
        results=state.results,
        winners=outcome.winners if outcome else None,
        rule=outcome.rule if outcome else None,
    )


def caller(state: State) -> Seat | None:
    """Return the side that may call TOP! now: the one that moved last, or None (P-10)."""
    if state.phase is not Phase.PLAY or state.last is None or isinstance(state.last.move, Place):
        return None
    may_name = state.call is not None and not state.call.piece and state.options.top_names
    return other(state.turn) if state.call is None or may_name else None


def may_interrupt(state: State, seat: Seat) -> bool:
    """Tell whether a call of the side would bind the reply, or whether it may announce a win.

    A call that names nothing may still be named, which matters if several captures are due.
    """
    if seat == state.turn or state.phase is not Phase.PLAY:
        return False
    if scoring.may_announce(state, seat):
        return True
    due = due_captures(state.board, state.turn, state.options)
    return seat == caller(state) and len(due) > (0 if state.call is None else 1)


def _side(state: State, seat: Seat) -> SideView:
    inside = state.board.inside(seat)
    points = tuple(result.points if result.winner == seat else 0 for result in state.results)
    return SideView(
        camp=state.camps[seat],
        lost=state.lost[seat],
        next=state.camps[seat].next_kind,
        inside=inside,
        worth=scoring.worth(inside, state.options),
        points=points,
        total=state.totals[seat],
    )


def _last(last: Last) -> LastView:
    return LastView(last.seat, word_of(last.move), _paths(last), last.taken)


def _paths(last: Last) -> tuple[Path, ...]:
    match last.move:
        case Place(square):
            return ((square,),)
        case Enter(path):
            return (path,)
        case Turn(paths):
            return paths
        case Pass():
            return ()
