"""The rules that refuse a move, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.arriba import moves
from engines.arriba.components import DECK
from engines.arriba.play import can_be_turned
from engines.arriba.state import Phase
from engines.core.game import Rule
from engines.core.seats import CHANCE, Seat

if TYPE_CHECKING:
    from engines.arriba.moves import Move
    from engines.arriba.state import State
    from engines.core.verdicts import Facts

_OF_CHANCE = (moves.Deal, moves.Reveal, moves.Settle, moves.Signal, moves.Timeout, moves.Lower)
_TIMED = (moves.Deal, moves.Reveal, moves.Signal, moves.Timeout)
_GRAB_PHASES = (Phase.TOTEM, Phase.MATCH, Phase.REGRAB)
_SORTED_DECK = tuple(sorted(DECK))


def _finished(state: State, seat: Seat, move: Move) -> Facts | None:
    """Nothing is played after the last round."""
    del seat, move
    return {"rounds": state.options.rounds} if state.phase is Phase.OVER else None


def _not_yours(state: State, seat: Seat, move: Move) -> Facts | None:
    """Deals, signals and deadlines belong to chance; flips and grabs to the seats of the match."""
    is_right = seat == CHANCE if isinstance(move, _OF_CHANCE) else seat in state.seats
    return None if is_right else {"seat": seat, "move": _word(move)}


def _deal_due(state: State, seat: Seat, move: Move) -> Facts | None:
    """While cards are to be dealt nothing else happens."""
    del seat
    if state.phase is not Phase.DEAL or isinstance(move, (moves.Deal, moves.Grab)):
        return None
    return {"move": _word(move)}


def _chance_due(state: State, seat: Seat, move: Move) -> Facts | None:
    """Chance plays only what it owes."""
    del seat
    if not isinstance(move, _OF_CHANCE) or _is_owed(state, move):
        return None
    return {"move": _word(move), "phase": state.phase.value}


def _is_owed(state: State, move: Move) -> bool:
    match move:
        case moves.Deal():
            return state.phase is Phase.DEAL
        case moves.Settle():
            return bool(state.presses) and state.are_faces_known
        case moves.Reveal():
            return is_reveal_due(state)
        case moves.Signal():
            return state.phase is Phase.SIGNAL
        case moves.Timeout():
            return state.phase in _GRAB_PHASES
        case _:
            return state.phase is Phase.LOWER


def is_reveal_due(state: State) -> bool:
    """Tell whether the box is to show a card: after a flip, after a count-down, or at its tempo."""
    if not state.is_box_deck:
        return False
    at_tempo = state.phase is Phase.FLIP and state.options.flip_by == "tempo"
    return at_tempo or state.phase in (Phase.TURNING, Phase.HEAD)


def _settle_first(state: State, seat: Seat, move: Move) -> Facts | None:
    """While presses wait to be judged nothing else happens, but for more presses."""
    del seat
    waits = bool(state.presses) and state.are_faces_known
    return {"move": _word(move)} if waits and not isinstance(move, _WHILE_JUDGING) else None


_WHILE_JUDGING = (moves.Grab, moves.Settle)


def _time_order(state: State, seat: Seat, move: Move) -> Facts | None:
    """Chance does not act in the past."""
    del seat
    if not isinstance(move, _TIMED) or move.at_ns >= state.clock_ns:
        return None
    return {"at_ns": move.at_ns, "clock_ns": state.clock_ns}


def expected_first(state: State) -> Seat | None:
    """Return who must begin the next round, or None when it is drawn."""
    if state.first is None:
        return Seat(0) if state.options.first_player == "seat0" else None
    if state.options.next_first == "lowest":
        points = state.scores[-1]
        return min(state.seats, key=lambda seat: points[seat])
    return state.from_left_of(state.first)[0]


def _deal_first(state: State, seat: Seat, move: Move) -> Facts | None:
    """Begin a round with the drawn seat, later ones clockwise."""
    del seat
    if not isinstance(move, moves.Deal):
        return None
    expected = expected_first(state)
    is_right = move.first in state.seats and expected in (None, move.first)
    return None if is_right else {"first": move.first}


def _deal_cards(state: State, seat: Seat, move: Move) -> Facts | None:
    """Deal all 80 cards, each once, or none when the cards are real."""
    del seat
    if not isinstance(move, moves.Deal):
        return None
    expected = _SORTED_DECK if state.is_box_deck else ()
    is_right = tuple(sorted(move.cards)) == expected
    return None if is_right else {"cards": len(move.cards), "expected": len(expected)}


def _hold(state: State, seat: Seat, move: Move) -> Facts | None:
    """No card is flipped while a card is being shown or a grab is open."""
    del seat
    is_flip = isinstance(move, moves.Flip)
    flips = (Phase.FLIP,) if state.is_box_deck else (Phase.FLIP, Phase.HEAD)
    return {"phase": state.phase.value} if is_flip and state.phase not in flips else None


def _turn(state: State, seat: Seat, move: Move) -> Facts | None:
    """Cards are flipped in turn."""
    is_flip = isinstance(move, moves.Flip) and state.phase is Phase.FLIP
    return {"flipper": state.flipper} if is_flip and seat != state.flipper else None


def _tempo(state: State, seat: Seat, move: Move) -> Facts | None:
    """At a set tempo the box flips by itself."""
    del seat
    at_tempo = state.is_box_deck and state.options.flip_by == "tempo"
    return {"tempo_ms": state.options.tempo_ms} if at_tempo and _is_flip(move) else None


def _face(state: State, seat: Seat, move: Move) -> Facts | None:
    """Name a real card that was turned, never one of the box."""
    del seat
    if not isinstance(move, moves.Flip) or (move.card is None) == state.is_box_deck:
        return None
    return {"deck": state.options.deck}


def _common_flip(state: State, seat: Seat, move: Move) -> Facts | None:
    """In a common flip everybody who has a draw pile turns one card."""
    if not _is_flip(move) or state.phase is not Phase.HEAD:
        return None
    has_turned = any(seat == who for who, _ in state.entered)
    return {"seat": seat} if has_turned or not state.hands[seat].draw else None


def _impossible_card(state: State, seat: Seat, move: Move) -> Facts | None:
    """Turn only a card that does not lie elsewhere."""
    if not isinstance(move, moves.Flip) or move.card is None:
        return None
    return None if can_be_turned(state, seat, move.card) else {"card": move.card}


def _as_is(state: State, seat: Seat, move: Move) -> Facts | None:
    """Presses are judged by what lies open only while they wait for a real card to be named."""
    del seat
    is_waiting = bool(state.presses) and not state.are_faces_known
    return {"presses": len(state.presses)} if _is_as_is(move) and not is_waiting else None


def _pressed_already(state: State, seat: Seat, move: Move) -> Facts | None:
    """Press once in one grab."""
    has_pressed = any(press.seat == seat for press in state.presses)
    return {"seat": seat} if isinstance(move, moves.Grab) and has_pressed else None


def _lower_tied(state: State, seat: Seat, move: Move) -> Facts | None:
    """Only one of the tied can have held the totem lowest."""
    del seat
    if not isinstance(move, moves.Lower):
        return None
    tied = tuple(seat for tie in state.ties for seat in tie.seats)
    return None if move.seat in tied else {"lower": move.seat, "tied": tied}


def _word(move: Move) -> str:
    return moves.write(move).partition(" ")[0]


def _is_flip(move: Move) -> bool:
    return isinstance(move, moves.Flip)


def _is_as_is(move: Move) -> bool:
    return isinstance(move, moves.AsIs)


RULES: tuple[Rule[State, Move], ...] = (
    Rule("arriba.finished", _finished),
    Rule("arriba.not_yours", _not_yours),
    Rule("arriba.deal_due", _deal_due),
    Rule("arriba.chance_due", _chance_due),
    Rule("arriba.settle_first", _settle_first),
    Rule("arriba.time_order", _time_order),
    Rule("arriba.deal_first", _deal_first),
    Rule("arriba.deal_cards", _deal_cards),
    Rule("arriba.hold", _hold),
    Rule("arriba.turn", _turn),
    Rule("arriba.tempo", _tempo),
    Rule("arriba.face", _face),
    Rule("arriba.common_flip", _common_flip),
    Rule("arriba.impossible_card", _impossible_card),
    Rule("arriba.as_is", _as_is),
    Rule("arriba.pressed_already", _pressed_already),
    Rule("arriba.lower_tied", _lower_tied),
)
