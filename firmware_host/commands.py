"""What frontends ask of the table; each command names itself by `do`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

NAME_AT_MOST = 24

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A whole number that every reader of JSON can hold."""


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A request, with an id that its reply repeats."""

    id: str = ""


class Play(Command, frozen=True, tag="play"):
    """Make a move; the host may name the seat that made it on the board."""

    move: str = ""
    number: Count | None = None
    seat: Count | Literal["chance"] | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take the last decision back: by agreement of the seats, or at once by the host."""


class Agree(Command, frozen=True, tag="agree"):
    """Agree to the undo that a seat asked for."""


class Decline(Command, frozen=True, tag="decline"):
    """Decline the undo that a seat asked for."""


class Pause(Command, frozen=True, tag="pause"):
    """Let the table stand still."""


class Resume(Command, frozen=True, tag="resume"):
    """Let the table go on."""


class Resign(Command, frozen=True, tag="resign"):
    """Leave the match; the box makes this seat's moves from now on."""


class Name(Command, frozen=True, tag="name"):
    """Say how the seat wants to be called, and in which language."""

    name: str = ""
    language: Literal["fr", "en"] = "fr"


class Leave(Command, frozen=True, tag="leave"):
    """Free a seat for whoever comes next: one's own, or the one that the host names."""

    seat: Count | None = None


class NewMatch(Command, frozen=True, tag="new_match"):
    """Begin a match; one that is still going on ends here."""

    game: str = ""
    seats: Count = 0
    options: dict[str, Any] = {}
    seed: int | None = None
    bots: dict[int, str] = {}


class End(Command, frozen=True, tag="end"):
    """End the match without a result."""


class Correct(Command, frozen=True, tag="correct"):
    """Overrule the box: go back to a number and enter what really happened, with the reason."""

    to: Count = 0
    moves: list[str] = []
    reason: str = ""


class Bot(Command, frozen=True, tag="bot"):
    """Let a bot play a seat of the match; without a name the one that is there leaves."""

    seat: Count = 0
    bot: str = ""


class Analyse(Command, frozen=True, tag="analyse"):
    """Say what the best move is now; the reply carries it, and the table does not change."""


SeatCommand = Play | Undo | Agree | Decline | Pause | Resume | Resign | Name | Leave | Analyse
HostCommand = Play | Undo | Pause | Resume | NewMatch | End | Correct | Bot | Leave | Analyse


class Presses(msgspec.Struct, frozen=True):
    """Presses of one grab, judged by stamp: (button's seat, table ns)."""

    presses: tuple[tuple[int, int], ...]


class PlayAgain(msgspec.Struct, frozen=True):
    """Presses were lost: nobody can say who was first, and what is open is grabbed again."""


class ChanceMove(msgspec.Struct, frozen=True):
    """What chance owed at a number, now that its time has come."""

    number: int
    move: Any


class StandIn(msgspec.Struct, frozen=True):
    """A move that the box makes for a seat that resigned, for a bot, or for the flip button."""

    number: int
    seat: int
    move: str
    notice: dict[str, Any] | None = None


class Sit(msgspec.Struct, frozen=True):
    """A phone was bound to a seat."""

    seat: int
    name: str
    language: Literal["fr", "en"]
    token: str
    is_back: bool = False
    """The phone that sits there has come back by itself: nobody asked to play in a bot's place."""


BoxCommand = Presses | PlayAgain | ChanceMove | StandIn | Sit
AnyCommand = SeatCommand | HostCommand | BoxCommand
