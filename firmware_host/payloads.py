"""Every payload of the wire as a struct: docs/asyncapi.json is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Language = Literal["fr", "en"]
Texts = dict[Language, str]
Facts = dict[str, str | int | bool | list[int]]
OptionValue = bool | int | str
Actor = int | Literal["chance"]
Seq = Annotated[int, msgspec.Meta(ge=1)]


class Payload(msgspec.Struct, frozen=True, kw_only=True):
    """A message; readers ignore fields they do not know, so that it may grow."""


class Status(Payload, frozen=True):
    """Whether the box is on; the offline one is its last will."""

    online: bool
    version: str


class TableSeat(Payload, frozen=True):
    """Who sits at one seat."""

    seat: int
    name: str | None
    language: Language | None
    joined: bool
    resigned: bool
    bot: str | None = None


class Vote(Payload, frozen=True):
    """A seat asked to take the last decision back: who agreed, and who is still awaited."""

    by: int
    agreed: list[int]
    waiting: list[int]


class Table(Payload, frozen=True):
    """What is played, with which options, by whom, and what is being agreed."""

    match: str | None
    game: str | None
    options: dict[str, OptionValue]
    seats: list[TableSeat]
    paused: bool
    ended: bool
    undo: Vote | None
    number: int


class Option(Payload, frozen=True):
    """One setting of a game."""

    name: str
    kind: Literal["flag", "whole", "choice"]
    default: OptionValue
    choices: list[str]
    low: int
    high: int
    rulings: list[str]


class GameEntry(Payload, frozen=True):
    """A game with its fewest and most seats and its settings."""

    name: str
    seats: tuple[int, int]
    options: list[Option]
    bots: list[str] = []


class Games(Payload, frozen=True):
    """The games that this box knows."""

    games: list[GameEntry]


class Outcome(Payload, frozen=True):
    """How a match ended: who won, with which scores by seat, and by which rule."""

    winners: list[int]
    scores: dict[str, int]
    rule: str


class PublicState(Payload, frozen=True):
    """What a spectator may know; `number` counts the moves of the match."""

    match: str
    number: int
    game: str
    view: Any
    to_act: list[Actor]
    outcome: Outcome | None


class SeatView(PublicState, frozen=True):
    """What one seat may know, and the moves that its phone may enter."""

    seat: int
    moves: list[str]


class HostView(Payload, frozen=True):
    """What the host may enter for others: moves by seat number, or by `chance`."""

    match: str
    number: int
    game: str
    moves: dict[str, list[str]]


class EventMessage(Payload, frozen=True):
    """What one decision brought; `seq` counts the messages of its topic since `run` began."""

    run: str
    seq: Seq
    number: int
    events: list[dict[str, Any]]


class RecentEvents(Payload, frozen=True):
    """The latest event messages of a topic, oldest first: what heals a gap in their numbers."""

    run: str
    messages: list[EventMessage]


class Verdict(Payload, frozen=True):
    """The rule that refused, its facts, and the sentence in every language."""

    rule: str
    facts: Facts
    text: Texts


class Fault(Payload, frozen=True):
    """What is wrong with a request itself, and the sentence in every language."""

    key: str
    facts: Facts
    text: Texts


class Analysis(Payload, frozen=True):
    """The best move of the seat that is to act, what it is worth, and what may follow."""

    seat: int
    move: str
    score: int
    depth: int
    line: list[str] = []


class Reply(Payload, frozen=True):
    """The answer to the command of that id; of a refusal either `illegal` or `problem` is there."""

    id: str
    ok: bool
    number: int
    """The number of the table after the command."""
    made_for: int | None = None
    """The number that the command named."""
    kept: bool = True
    """False when accepted but not yet on the disk: the same reply follows, with true."""
    illegal: Verdict | msgspec.UnsetType = msgspec.UNSET
    problem: Fault | msgspec.UnsetType = msgspec.UNSET
    analysis: Analysis | msgspec.UnsetType | None = msgspec.UNSET


class DeviceFault(Payload, frozen=True):
    """A device of the box, what is wrong with it, and that as a sentence."""

    device: str
    key: str
    facts: Facts = {}
    text: Texts = {}


class Faults(Payload, frozen=True):
    """What is wrong with the box now."""

    faults: list[DeviceFault]


class ScreenImage(Payload, frozen=True):
    """A screen: 1 bit a pixel in base64, rows left to right, high bit first."""

    width: int
    height: int
    bits: str


class LampsLit(Payload, frozen=True):
    """Which buttons are lit, one entry a button."""

    lit: list[bool]


class LightsImage(Payload, frozen=True):
    """The LED panel: six hexadecimal digits a LED, first LED first, rows from the top."""

    width: int
    height: int
    pixels: str


class PageHands(Payload, frozen=True):
    """The buttons that the page of the box may press: of a virtual box all, else what is out."""

    buttons: list[int]


class PagePress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A button on the page of the box moved, with the time of that page's own clock."""

    button: int
    down: bool
    ms: float
    page: str
