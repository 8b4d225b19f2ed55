"""The state of the table: a match, the people around it, and an open undo request."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from engines.core.game import AwaitedBy, RandomSource
from engines.core.match import Match
from engines.core.seats import Seat, clockwise
from engines.core.verdicts import Outcome
from firmware_host.journal.trouble import Trouble
from firmware_host.table.bot_changes import Changes
from firmware_host.table.chance import Chance
from firmware_host.table.position import Position

RESIGNED = "table.resigned"
_DUEL = 2


@dataclass(frozen=True, slots=True)
class Guest:
    """A person whose phone is bound to a seat."""

    name: str
    language: Literal["fr", "en"]
    token: str
    """The hashes of the tokens by which the phone may return, with a space between."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A seat asked to take the last decision back."""

    by: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class TableState:
    """The whole state as one value.

    Guests are counted by their button. Everything about the match is counted by its own seats, from
    0 without gaps; `buttons` is the only mapping between the two.
    """

    size: int
    guests: dict[int, Guest] = field(default_factory=dict[int, Guest])
    match: Match | None = None
    match_id: str = ""
    seed: str = ""
    secret: str = field(default="", repr=False)
    is_paused: bool = False
    is_ended: bool = False
    is_closed: bool = False
    """The match is over for good: the secret of its chance is published."""
    undo: UndoRequest | None = None
    resigned: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()
    """The buttons that somebody left since the match began; a rematch is without them."""
    bots: dict[int, str] = field(default_factory=dict[int, str])
    bot_changes: Changes = ()
    chosen_buttons: tuple[int, ...] = ()
    """The buttons of the match's seats, in table order; empty means the first ones of the box."""
    branch: int = 0
    """How often the match has gone back: the same number was another position before."""
    since_ns: int = field(default=0, compare=False)
    """The table time of the last undo; earlier presses are undone with it."""
    went_on: frozenset[int] = field(default=frozenset(), compare=False)
    """The seats that do without an optional move before a bot's reply, until the next move."""
    rematch: frozenset[int] = field(default=frozenset(), compare=False)
    """The seats that asked to play a match that is over once more."""
    not_kept: Trouble | None = field(default=None, compare=False)
    """Since when and why nothing is written; only of a table as it is published."""
    position: Position | None = field(default=None, compare=False, repr=False)
    """The match with its legal moves: the same object for as long as the match is the same."""

    def __post_init__(self) -> None:
        """Let the position follow the match."""
        if self.match is not (self.position and self.position.match):
            object.__setattr__(self, "position", Position(self.match) if self.match else None)

    @property
    def number(self) -> int:
        """Return the number of moves made."""
        return self.match.number if self.match else 0

    @property
    def seats(self) -> range:
        """Return the seats of the match, or all of the box when there is none."""
        return range(self.match.seats if self.match else self.size)

    @property
    def buttons(self) -> tuple[int, ...]:
        """Return the button of each seat of the match, or all of the box when there is none."""
        return self.chosen_buttons or tuple(self.seats)

    def seat_at(self, button: int) -> int | None:
        """Return the seat of the match that has this button, or None outside the match."""
        buttons = self.buttons
        return buttons.index(button) if button in buttons else None

    def guest_of(self, seat: int) -> Guest | None:
        """Return the person on a seat of the match, or None."""
        return self.guests.get(self.buttons[seat])

    @property
    def names(self) -> tuple[str | None, ...]:
        """Return the name at each button of the box, or None."""
        return tuple(
            self.guests[seat].name if seat in self.guests else None for seat in range(self.size)
        )

    @property
    def seat_names(self) -> tuple[str | None, ...]:
        """Return the name at each seat of the match, or None."""
        names = self.names
        return tuple(names[button] for button in self.buttons)

    @property
    def names_in_words(self) -> tuple[str | None, ...]:
        """Return the name at each button as sentences say it: a bot is no nameless seat."""
        bots = {self.buttons[seat] for seat in self.bots}
        return tuple(
            f"Bot {button + 1}" if name is None and button in bots else name
            for button, name in enumerate(self.names)
        )

    @property
    def voters(self) -> frozenset[int]:
        """Return the seats whose agreement an undo needs; those without a phone press a button."""
        return self.pressing - self.bots.keys()

    @property
    def pressing(self) -> frozenset[int]:
        """Return the seats whose buttons count: those that have not resigned."""
        return frozenset(self.seats) - self.resigned

    @property
    def awaited(self) -> Mapping[int, AwaitedBy]:
        """Return the people that the match waits for now, by seat, and by what each of them acts.

        In a pause none are; the box itself plays for bots and for seats that resigned.
        """
        if self.position is None or not self.is_in_play():
            return {}
        played = self.resigned | self.bots.keys()
        awaited = self.position.awaited
        return {int(seat): by for seat, by in awaited.items() if seat not in played}

    @property
    def awaited_buttons(self) -> Mapping[int, AwaitedBy]:
        """Return the same people by their buttons."""
        return {self.buttons[seat]: by for seat, by in self.awaited.items()}

    @property
    def interrupters(self) -> frozenset[int]:
        """Return the people whose optional move a bot that is to act waits for, by seat."""
        if self.match is None or not self.is_in_play():
            return frozenset()
        game, now = self.match.game, self.match.state
        if game.to_act(now).isdisjoint(self.bots):
            return frozenset()
        people = self.pressing - self.bots.keys() - self.went_on
        return frozenset(int(seat) for seat in game.interrupters(now) if seat in people)

    @property
    def has_analysis(self) -> bool:
        """Return whether seats may ask for the best move; between people only if they agreed."""
        if self.match is None or not self.is_running():
            return False
        # A game without analysis has no such options.
        options = self.match.options
        is_wanted = getattr(options, "analysis_when", "always") == "always" or bool(self.bots)
        return bool(getattr(options, "analysis", False)) and is_wanted

    @property
    def chance(self) -> Chance:
        """Return the randomness of the match."""
        return Chance(self.match_id, self.seed, self.secret)

    def random(self) -> RandomSource:
        """Return the source for this move number: a restart draws the same again."""
        return self.chance.random(self.number)

    def outcome(self) -> Outcome | None:
        """Return how the match ended, by its rules or because all others resigned."""
        if self.position is None:
            return None
        return self.position.outcome or self._outcome_by_resignation()

    @property
    def resigning_ends(self) -> bool:
        """Return whether the match ends with the next resignation."""
        is_duel = self.match is not None and not self.match.game.is_cooperative
        return is_duel and self.is_running() and len(self.pressing) == _DUEL

    def is_running(self) -> bool:
        """Return whether there is a match that has not ended."""
        return self.match is not None and not self.is_ended and self.outcome() is None

    def is_in_play(self) -> bool:
        """Return whether a match is running and not paused."""
        return self.is_running() and not self.is_paused

    def is_playing(self, button: int) -> bool:
        """Return whether the button belongs to a match in play."""
        return self.is_in_play() and button in self.buttons

    def middle_move(self, at_ns: int) -> tuple[Seat, Any] | None:
        """Return the seat and the move of a press of the button in the middle of the table."""
        if self.match is None or not self.is_in_play():
            return None
        return self.match.game.table_button(self.match.state, at_ns)

    @property
    def move_buttons(self) -> frozenset[int]:
        """Return the buttons whose press may be a move now, so that nothing else may ask for it."""
        if self.match is None or not self.is_in_play():
            return frozenset()
        game, now = self.match.game, self.match.state
        pressing = (seat for seat in _as_seats(self.match) if seat in self.pressing)
        return frozenset(self.buttons[seat] for seat in pressing if game.takes_press(now, seat))

    def with_match(self, match: Match) -> TableState:
        """Return the state after moves; an open undo request ends."""
        none = frozenset[int]()
        return dataclasses.replace(self, match=match, undo=None, went_on=none, rematch=none)

    def _outcome_by_resignation(self) -> Outcome | None:
        if not self.resigned or self.match is None or self.match.game.is_cooperative:
            return None
        left = [seat for seat in self.seats if seat not in self.resigned]
        if len(left) != 1:
            return None
        winners = tuple(seat for seat in _as_seats(self.match) if seat == left[0])
        return Outcome(winners, {}, RESIGNED)


def _as_seats(match: Match) -> tuple[Seat, ...]:
    return clockwise(0, match.seats)
