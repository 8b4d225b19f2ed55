"""Where a seat without a phone chooses: with its own button, or with the one in the middle.

Its own button chooses where the game takes no press of it now. Elsewhere all presses of it are the
game's, and the button in the middle chooses. What is offered where follows from what everybody may
know; what may be hidden is shown on the seat's own screen only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from engines.core.seats import CHANCE, Seat
from firmware_host.menu.choices import Branch, Item, grouped
from firmware_host.menu.composed import composer
from firmware_host.menu.move_tree import Worded, move_tree
from firmware_host.menu.words import MoveWords
from firmware_host.table.decision import HOST
from firmware_host.texts.texts import BOX, Sentences, translate

if TYPE_CHECKING:
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
    worder = _Worder(state, position, button, language)
    moves = [each for one in seats for each in worder.worded(one, _untimed(position, one))]
    return worder.branch(moves, title, is_led=True)


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
        worder = _Worder(state, position, HOST, language)
        owed = worder.worded(CHANCE, _untimed(position, CHANCE))
        parts.append(worder.branch(owed, translate(BOX, language, "menu-entered")))
    is_hidden = bool(game.secrets(now, None))
    for seat in middle_seats(state):
        button = state.buttons[seat]
        worder = _Worder(state, position, button, language)
        moves = worder.worded(Seat(seat), _own_moves(state, position, seat))
        branch = worder.branch(moves, names.name(seat, language))
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


class _Worder:
    """Says the moves that one origin enters, in one language."""

    def __init__(
        self, state: TableState, position: Position, origin: Origin, language: str
    ) -> None:
        names = Sentences(state.names_in_words, state.buttons)
        self._match = position.match
        self._words = MoveWords(
            position.match.game.name, language, lambda seat: names.name(seat, language)
        )
        self._entry = partial(Entry, origin)
        self._done = translate(BOX, language, "menu-done")

    def worded(self, seat: Seat, moves: Iterable[str]) -> list[Worded]:
        """Return the listed moves of a seat; steps stand for those to which they lead."""
        steps = composer(self._match, seat, self._words, self._entry, self._done)
        begun = tuple(f"{word} " for word in steps.beginnings())
        listed = (move for move in moves if not f"{move} ".startswith(begun))
        return [
            *steps.worded(),
            *((self._words.steps(move), self._entry(move)) for move in listed),
        ]

    def branch(self, moves: Iterable[Worded], title: str, *, is_led: bool = False) -> Branch:
        """Return the choices that lead to the moves."""
        return move_tree(title, moves, self._done, is_led=is_led)
