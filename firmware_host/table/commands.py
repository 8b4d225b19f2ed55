"""Commands of frontends to the table, discriminated by `do`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

NAME_AT_MOST = 24
ID_AT_MOST = 64
CODE_AT_MOST = 100
"""Printed codes have 30 letters; a tag that was learnt may be longer."""

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A whole number that every JSON parser can represent."""


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A request, with an id that its reply repeats."""

    id: str = ""


class MatchCommand(Command, frozen=True):
    """A request about a match, refused as stale if that is not the one on the table any more."""

    match: Annotated[str, msgspec.Meta(max_length=ID_AT_MOST)] | None = None
    """The match that the sender saw; without it, whatever is on the table."""


class PositionCommand(MatchCommand, frozen=True):
    """A request about a position, refused as stale if the match has moved on or gone back since."""

    number: Count | None = None
    """How many moves the sender saw."""
    branch: Count | None = None
    """How often the match had gone back: moves with the same numbers may follow."""


class Play(PositionCommand, frozen=True, tag="play"):
    """Make a move; the host may name the seat that made it on the board."""

    move: str = ""
    seat: Count | Literal["chance"] | None = None


class Scan(PositionCommand, frozen=True, tag="scan"):
    """Make the move of the piece that this code is on; the box decides what the code means."""

    code: Annotated[str, msgspec.Meta(max_length=CODE_AT_MOST)] = ""


class Undo(MatchCommand, frozen=True, tag="undo"):
    """Take the last decision back: by agreement of the seats, or at once by the host."""


class Agree(PositionCommand, frozen=True, tag="agree"):
    """Agree to the undo that a seat asked for."""


class Decline(PositionCommand, frozen=True, tag="decline"):
    """Decline the undo that a seat asked for: as one of the seats, or as the host for all."""


class Pause(MatchCommand, frozen=True, tag="pause"):
    """Pause the match."""


class Resume(MatchCommand, frozen=True, tag="resume"):
    """Resume the match."""


class Resign(MatchCommand, frozen=True, tag="resign"):
    """Leave the match; the box makes this seat's moves from now on."""


class Name(Command, frozen=True, tag="name"):
    """Set the name and the language of the seat."""

    name: str = ""
    language: Literal["fr", "en"] = "fr"


class Leave(Command, frozen=True, tag="leave"):
    """Free a seat: the sender's own, or the one at the button that the host names."""

    seat: Count | None = None


class NewMatch(MatchCommand, frozen=True, tag="new_match"):
    """Begin a match; one that is still going on ends here.

    `buttons` are those of its seats, in table order. Without them people play where they sit, and
    the first buttons of the box fill up; with bots and without buttons the first ones play.
    `bots` are named by seat of the match.
    """

    game: str = ""
    seats: Count = 0
    buttons: list[Count] = []
    options: dict[str, Any] = {}
    seed: int | None = None
    bots: dict[int, str] = {}


class End(MatchCommand, frozen=True, tag="end"):
    """End the match without a result."""


class Correct(PositionCommand, frozen=True, tag="correct"):
    """Overrule the box: go back to a number and enter what really happened, with the reason.

    What came after the number that the host saw would be taken back unseen.
    """

    to: Count = 0
    moves: list[str] = []
    reason: str = ""


class Past(MatchCommand, frozen=True, tag="past"):
    """Ask for the latest moves, and for what could have been done at a number."""

    to: Count = 0


class Bot(MatchCommand, frozen=True, tag="bot"):
    """Let a bot play a seat of the match; without a name the one that is there leaves."""

    seat: Count = 0
    bot: str = ""


class Analyse(MatchCommand, frozen=True, tag="analyse"):
    """Ask for the best move; the reply carries it, and the table does not change."""


class PageFailed(Command, frozen=True, tag="page_failed"):
    """Report that the page of the game failed on the sender's phone, with the error it raised."""

    error: Annotated[str, msgspec.Meta(max_length=2000)] = ""


class GoOn(MatchCommand, frozen=True, tag="go_on"):
    """Do without an optional move, so that a bot need not wait for it; the host says it for all."""


class Rematch(MatchCommand, frozen=True, tag="rematch"):
    """Play a match that is over once more: when all people asked for it, or at once by the host."""


class Sound(Command, frozen=True, tag="sound"):
    """Set how loud the box is, whether it is muted, and whether it speaks; the rest stays."""

    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    muted: bool | None = None
    speech: bool | None = None


SeatCommand = (
    Play
    | Scan
    | Undo
    | Agree
    | Decline
    | Pause
    | Resume
    | Resign
    | Name
    | Leave
    | Analyse
    | GoOn
    | Rematch
    | PageFailed
)
HostCommand = (
    Play
    | Scan
    | Undo
    | Decline
    | Pause
    | Resume
    | NewMatch
    | End
    | Correct
    | Past
    | Bot
    | Leave
    | Analyse
    | PageFailed
    | GoOn
    | Rematch
    | Sound
)


class Presses(msgspec.Struct, frozen=True):
    """Presses of one grab, judged by stamp: (button, table ns)."""

    presses: tuple[tuple[int, int], ...]
    match: str | None = None
    """The match that was shown when the buttons were pressed."""


class PlayAgain(msgspec.Struct, frozen=True):
    """Presses were lost, so the first one is unknown: what is open is grabbed again."""

    match: str | None = None
    """The match that was shown when they were lost."""


class ChanceMove(msgspec.Struct, frozen=True):
    """What chance owed at a number, now that its time has come."""

    number: int
    move: Any
    match: str | None = None
    branch: int | None = None


class DefaultMove(msgspec.Struct, frozen=True):
    """A move that the box makes for a seat that resigned, for a bot, or for the flip button."""

    number: int
    seat: int
    move: str
    notice: dict[str, Any] | None = None
    match: str | None = None
    branch: int | None = None


class CloseMatch(msgspec.Struct, frozen=True):
    """Close a match that is over: its secret may be published, and it cannot go on."""

    match: str


class Sit(msgspec.Struct, frozen=True):
    """A phone was bound to a seat, which is counted by its button."""

    seat: int
    name: str
    language: Literal["fr", "en"]
    token: str
    is_back: bool = False
    """The phone reconnected by itself, so a bot that plays the seat stays."""


class CutOff(msgspec.Struct, frozen=True):
    """A phone was cut off because of its flood of messages: at a button, or the host's."""

    seat: int | None


class HostGiven(msgspec.Struct, frozen=True):
    """A phone became the host's; `before` is the name of the last host, if there was one."""

    name: str
    before: str | None
    term: int


BoxCommand = Presses | PlayAgain | ChanceMove | DefaultMove | CloseMatch | Sit | CutOff | HostGiven
AnyCommand = SeatCommand | HostCommand | BoxCommand
