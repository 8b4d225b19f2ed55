"""A simple model of the table: what it must hold after each command, kept in plain values.

The model knows no rules of a game. Which move follows which it takes from the command that was
asked; draws it takes from the table, and only checks that they are moves of chance.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engines.core.match import Entry
from engines.core.seats import CHANCE, Seat
from engines.core.transcript import write_entry

if TYPE_CHECKING:
    from engines.core.match import Match
    from firmware_host.table.decision import Origin
    from firmware_host.table.state import TableState

_CHANCE = "chance "


@dataclass
class MatchModel:
    """A match with the people's wishes around it; seats are those of the match."""

    id: str
    game: str
    seats: int
    buttons: tuple[int, ...]
    lines: list[str] = field(default_factory=list[str])
    bots: dict[int, str] = field(default_factory=dict[int, str])
    resigned: set[int] = field(default_factory=set[int])
    left: set[int] = field(default_factory=set[int])
    is_paused: bool = False
    is_ended: bool = False
    is_closed: bool = False
    is_over_by_rules: bool = False
    is_cooperative: bool = False
    vote: tuple[int, frozenset[int]] | None = None

    @property
    def is_over_by_resignation(self) -> bool:
        """Return whether one seat alone is left of a match against each other."""
        return not self.is_cooperative and 0 < len(self.resigned) == self.seats - 1

    @property
    def is_running(self) -> bool:
        """Return whether the match goes on, perhaps after a pause."""
        return not (self.is_ended or self.is_over_by_rules or self.is_over_by_resignation)

    @property
    def voters(self) -> frozenset[int]:
        """Return the seats that must agree to an undo."""
        return frozenset(range(self.seats)) - self.resigned - self.bots.keys()

    def seat_at(self, button: Origin) -> int | None:
        """Return the seat of the match at a button, or None outside the match."""
        return next((seat for seat, one in enumerate(self.buttons) if one == button), None)

    def seat_bot(self, seat: int, bot: str) -> None:
        """Let a bot play a seat, or none if it has no name."""
        self.bots.pop(seat, None)
        if bot:
            self.bots[seat] = bot
        self.vote = None


@dataclass
class TableModel:
    """The people at the buttons of the box, and the match."""

    size: int
    guests: dict[int, tuple[str, str, str]] = field(default_factory=dict[int, Any])
    match: MatchModel | None = None

    @property
    def running(self) -> MatchModel | None:
        """Return the match if it is running."""
        return self.match if self.match and self.match.is_running else None

    @property
    def in_play(self) -> MatchModel | None:
        """Return the match if it is running and not paused."""
        return self.running if self.running and not self.running.is_paused else None

    def playing_seat(self, button: Origin) -> int | None:
        """Return the seat that asks from a button, or None if none plays there."""
        if self.match is None:
            return button if isinstance(button, int) else None
        seat = self.match.seat_at(button)
        return None if seat in self.match.resigned else seat

    def sit(self, button: int, guest: tuple[str, str, str], *, is_back: bool) -> None:
        """Let a person sit down, who takes over from a bot unless it is only a phone come back."""
        self.guests[button] = guest
        if self.match is None:
            return
        self.match.left.discard(button)
        seat = self.match.seat_at(button)
        if seat in self.match.bots and not is_back:
            self.match.seat_bot(seat, "")

    def leave(self, button: int) -> None:
        """Let a person get up."""
        del self.guests[button]
        if self.match is not None:
            self.match.left.add(button)
            self.match.vote = None

    def moved(self, now: Match, made: list[str], kept: int) -> None:
        """Take over that after `kept` moves these were made, and then those that chance owed."""
        model = self.match
        assert model is not None
        lines = lines_of(now)
        before = [*model.lines[:kept], *made]
        assert lines[: len(before)] == before, "other moves than those that were asked for"
        drawn = lines[len(before) :]
        assert all(line.startswith(_CHANCE) for line in drawn), drawn
        model.lines = lines
        model.vote = None
        model.is_over_by_rules = now.game.outcome(now.state) is not None

    def restarted(self) -> None:
        """Forget what is not written down: matches that are over."""
        if self.match is not None and not self.match.is_running:
            self.match = None

    def differences(self, state: TableState) -> dict[str, tuple[object, object]]:
        """Return what the table holds otherwise than the model, by its name."""
        pairs = {
            "guests": (self.guests, _guests(state)),
            "match": (self.match is not None, state.match is not None),
            **(_pairs(self.match, state) if self.match and state.match else {}),
        }
        return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def lines_of(match: Match) -> list[str]:
    """Return the moves of a match as lines of its transcript."""
    return [write_entry(match.game, entry) for entry in match.entries]


def line_of(match: Match, seat: int | None, move: Any) -> str:
    """Return the line of a move; without a seat it is one of chance."""
    return write_entry(match.game, Entry(CHANCE if seat is None else Seat(seat), move))


def _guests(state: TableState) -> dict[int, tuple[str, str, str]]:
    return {seat: (one.name, one.language, one.token) for seat, one in state.guests.items()}


def _pairs(model: MatchModel, state: TableState) -> dict[str, tuple[object, object]]:
    assert state.match is not None
    vote = state.undo and (state.undo.by, state.undo.agreed)
    return {
        "id": (model.id, state.match_id),
        "game": (model.game, state.match.game.name),
        "seats": (model.seats, state.match.seats),
        "buttons": (model.buttons, state.buttons),
        "number": (len(model.lines), state.number),
        "lines": (model.lines, lines_of(state.match)),
        "bots": (model.bots, state.bots),
        "resigned": (model.resigned, state.resigned),
        "left": (model.left, state.left),
        "paused": (model.is_paused, state.is_paused),
        "ended": (model.is_ended, state.is_ended),
        "closed": (model.is_closed, state.is_closed),
        "running": (model.is_running, state.is_running()),
        "vote": (model.vote, vote),
    }
