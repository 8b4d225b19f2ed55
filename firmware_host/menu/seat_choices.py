"""Where a seat without a phone chooses: with its own button, or with the one in the middle.

Its own button chooses where the game takes no press of it now. Elsewhere all presses of it are the
game's, and the button in the middle chooses. What is offered where follows from what everybody may
know; what may be hidden is shown on the seat's own screen only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines.core.seats import CHANCE, Seat
from firmware_host.menu.choices import Branch, Item, grouped
from firmware_host.menu.move_tree import move_tree
from firmware_host.menu.words import MoveWords
from firmware_host.table.decision import HOST
from firmware_host.texts.texts import BOX, Sentences, translate

if TYPE_CHECKING:
    from engines.core.game import AnyGame
    from firmware_host.table.decision import Origin
    from firmware_host.table.position import Position
    from firmware_host.table.state import TableState


@dataclass(frozen=True, slots=True)
class Entry:
    """A move to enter: who enters it, and its notation."""

    origin: Origin
    move: str


def own_choosers(state: TableState) -> frozenset[int]:
    """Return the buttons that choose on their own screen now."""
    awaited = state.awaited_buttons.items()
    asked = frozenset(button for button, by in awaited if by != "button")
    return asked - state.guests.keys() - state.move_buttons


def middle_seats(state: TableState) -> tuple[int, ...]:
    """Return the seats without a phone that the button in the middle chooses for now."""
    position = state.position
    if position is None or not state.is_in_play():
        return ()
    people = sorted(state.pressing - state.bots.keys())
    busy = [seat for seat in people if state.guest_of(seat) is None]
    busy = [seat for seat in busy if state.buttons[seat] in state.move_buttons]
    return tuple(seat for seat in busy if _is_asked(state, position, seat))


def has_middle_choice(state: TableState) -> bool:
    """Tell whether a press of the button in the middle opens a choice."""
    return bool(middle_seats(state)) or _enters_at_middle(state)


def own_branch(state: TableState, button: int, language: str) -> Branch:
    """Return the choices of a seat on its own screen."""
    seat, position = state.seat_at(button), state.position
    title = translate(BOX, language, "menu-your-choice")
    if position is None or seat is None:
        return Branch(title, ())
    game, now = position.match.game, position.match.state
    enters = game.must_be_entered(now) and seat in game.entered_by(now)
    seats = (Seat(seat), *((CHANCE,) if enters else ()))
    moves = (Entry(button, move) for each in seats for move in _untimed(position, each))
    return _branch(state, game, moves, title, language, is_led=True)


def middle_branch(state: TableState, language: str) -> Branch:
    """Return the choices of the button in the middle: of what chance owes, then of each seat."""
    title = translate(BOX, language, "menu-who")
    position = state.position
    if position is None:
        return Branch(title, ())
    game, now = position.match.game, position.match.state
    names = Sentences(state.names_in_words, state.buttons)
    parts: list[Branch] = []
    if _enters_at_middle(state):
        owed = (Entry(HOST, move) for move in _untimed(position, CHANCE))
        parts.append(_branch(state, game, owed, translate(BOX, language, "menu-entered"), language))
    is_hidden = bool(game.secrets(now, None))
    for seat in middle_seats(state):
        button = state.buttons[seat]
        moves = (Entry(button, move) for move in _own_moves(state, position, seat))
        branch = _branch(state, game, moves, names.name(seat, language), language)
        parts.append(Branch(branch.title, branch.items, button if is_hidden else None))
    if len(parts) == 1:
        return parts[0]
    return Branch(title, grouped([Item(part.title, branch=part) for part in parts]))


def _enters_at_middle(state: TableState) -> bool:
    """Tell whether people enter a move of chance and no seat can do so by itself."""
    position = state.position
    if position is None or not state.is_in_play():
        return False
    game, now = position.match.game, position.match.state
    if not game.must_be_entered(now) or game.secrets(now, None):
        return False
    enters = {state.buttons[seat] for seat in game.entered_by(now)}
    return enters.isdisjoint(own_choosers(state) | state.guests.keys())


def _is_asked(state: TableState, position: Position, seat: int) -> bool:
    """Tell whether the seat may have something to choose, by what is no secret."""
    game, now = position.match.game, position.match.state
    if game.must_be_entered(now):
        return bool(_own_moves(state, position, seat))
    if state.awaited.get(seat, "button") != "button":
        return True
    moves = position.legal_moves(Seat(seat))
    return any(game.time_of(move) is None and not game.is_private(now, move) for move in moves)


def _own_moves(state: TableState, position: Position, seat: int) -> list[str]:
    """Return what a seat may enter, without what the table enters for everybody."""
    owed = set(_untimed(position, CHANCE)) if _enters_at_middle(state) else set[str]()
    return [move for move in _untimed(position, Seat(seat)) if move not in owed]


def _untimed(position: Position, seat: Seat) -> Iterator[str]:
    """Yield the moves that a seat may enter as on a phone: only buttons make timed ones."""
    game, now = position.match.game, position.match.state
    for move in position.legal_moves(seat):
        is_out = game.is_retired(now, move) or game.is_made_on_table(now, move)
        if game.time_of(move) is None and not is_out:
            yield game.write(move)


def _branch(
    state: TableState,
    game: AnyGame,
    entries: Iterable[Entry],
    title: str,
    language: str,
    *,
    is_led: bool = False,
) -> Branch:
    names = Sentences(state.names_in_words, state.buttons)
    words = MoveWords(game.name, language, lambda seat: names.name(seat, language))
    worded: list[tuple[tuple[str, ...], Any]] = [
        (words.steps(entry.move), entry) for entry in entries
    ]
    return move_tree(title, worded, translate(BOX, language, "menu-done"), is_led=is_led)
