"""Every payload of the wire as a struct: docs/contract/asyncapi.json is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from firmware_host.wire.analysis import Analysis
from firmware_host.wire.bounds import SEATS_AT_MOST, Count, Number, Word
from firmware_host.wire.past_payloads import PastMoves

Level = Literal["easy", "medium", "strong"]
Language = Literal["fr", "en"]
Texts = dict[Language, str]
Facts = dict[str, str | int | bool | list[int]]
OptionValue = bool | int | str
Actor = int | Literal["chance"]
AwaitedBy = Literal["button", "phone", "board"]
Seq = Annotated[int, msgspec.Meta(ge=1)]


class Payload(msgspec.Struct, frozen=True, kw_only=True):
    """A message; readers ignore unknown fields, so that fields can be added."""


class Status(Payload, frozen=True):
    """Whether the box is on; the offline one is its last will."""

    online: bool
    version: str


class TableSeat(Payload, frozen=True):
    """A seat of the match, or without one of the box, its button, and its person or bot."""

    seat: int
    button: int
    name: str | None
    language: Language | None
    joined: bool
    resigned: bool
    bot: str | None = None
    level: Level | None = None


class Outsider(Payload, frozen=True):
    """A person at a button that has no part in the match."""

    button: int
    name: str
    language: Language


class Vote(Payload, frozen=True):
    """An undo request: the seat that asks, the seats that agreed, and those still to vote."""

    by: int
    agreed: list[int]
    waiting: list[int]


class Chance(Payload, frozen=True):
    """The randomness of the match; docs/security.md says how each draw follows from the secret."""

    commitment: str | None
    """SHA-256 of the secret and the match id, published when the match begins."""
    secret: str | None
    """Published when the match is over and can no longer go on."""
    seed: str | None
    """What the host chose instead of a secret: a practice match."""


class NotKept(Payload, frozen=True):
    """The disk takes nothing: what is published since then can be taken back by a power cut."""

    since: str
    """The time of the first failure, in UTC, by the clock of the box."""
    why: Literal["full", "read-only", "locked", "damaged", "newer", "slow", "error"]
    lost: int = 0
    """How many matches were given up because memory holds no more of them."""


class Table(Payload, frozen=True):
    """The game, its options, the seats, and an open undo request."""

    match: str | None
    game: str | None
    options: dict[str, OptionValue]
    seats: list[TableSeat]
    paused: bool
    ended: bool
    undo: Vote | None
    number: int
    outside: list[Outsider] = []
    chance: Chance | None = None
    house: dict[str, list[str]] = {}
    """The settings that are not as the rules are told, with the rulings that they change."""
    resigning_ends: bool = False
    """Whether the match is over as soon as one more seat resigns."""
    analysis: bool = False
    """Whether seats may ask for the best move."""
    rematch: list[int] = []
    """The seats that asked to play a match that is over once more."""
    branch: int = 0
    """How often the match has gone back; with the number it names a position."""
    not_kept: NotKept | None = None
    """Present while the disk takes nothing; all that is published then is accepted, not durable."""


class Option(Payload, frozen=True):
    """One setting of a game."""

    name: str
    kind: Literal["flag", "whole", "choice"]
    default: OptionValue
    choices: list[str]
    low: int
    high: int
    rulings: list[str]


class Preset(Payload, frozen=True):
    """Options that go together; those that it does not name have their defaults."""

    name: str
    options: dict[str, OptionValue]


class BotLevel(Payload, frozen=True):
    """A word for the strength of a bot, and the bot that has it in this game."""

    level: Level
    bot: str


class GameEntry(Payload, frozen=True):
    """A game with its fewest and most seats and its settings.

    `players` are those that the rules are printed for, `minutes` what a match takes, `picture` the
    shapes of its tile as SVG paths on a square of 100.
    """

    name: str
    seats: tuple[int, int]
    options: list[Option]
    bots: list[str] = []
    levels: list[BotLevel] = []
    players: tuple[int, int] | None = None
    minutes: tuple[int, int] | None = None
    picture: list[str] = []
    presets: list[Preset] = []


class Games(Payload, frozen=True):
    """The games that this box knows."""

    games: list[GameEntry]


class Outcome(Payload, frozen=True):
    """The end of a match: winners, scores by seat, and the rule that ended it."""

    winners: Annotated[list[Count], msgspec.Meta(max_length=SEATS_AT_MOST)] = []
    scores: Annotated[dict[Word, Number], msgspec.Meta(max_length=SEATS_AT_MOST)] = {}
    rule: Word = ""


class PublicState(Payload, frozen=True, kw_only=True):
    """The match as a spectator may know it; `number` counts the moves.

    `awaited` names the people that the match waits for, by seat number, and by what they act.
    `interrupters` are the seats that may make an optional move before a bot's, which waits a while.
    """

    match: str
    number: int
    game: str
    view: Any
    to_act: list[Actor]
    outcome: Outcome | None
    awaited: dict[str, AwaitedBy]
    interrupters: list[int] = []
    branch: int = 0
    """How often the match has gone back; with the number it names a position."""


class SeatView(PublicState, frozen=True, kw_only=True):
    """The match as one seat may know it, what its phone may enter, and the kind of its press."""

    seat: int
    moves: list[str]
    press: str | None
    scan: bool
    """Whether a code that this phone scans could enter one of the moves."""


class HostView(Payload, frozen=True):
    """The moves that the host may enter for others, by seat number or `chance`."""

    match: str
    number: int
    game: str
    moves: dict[str, list[str]]
    scan: bool
    """Whether a code that the host scans could enter one of the moves."""
    branch: int = 0
    """How often the match has gone back; with the number it names a position."""


class EventMessage(Payload, frozen=True):
    """The events of one decision; `seq` counts the messages of the topic since `run` began."""

    run: str
    seq: Seq
    number: int
    events: list[dict[str, Any]]


class RecentEvents(Payload, frozen=True):
    """The latest event messages of a topic, oldest first, to fill gaps in their numbers."""

    run: str
    messages: list[EventMessage]


class Verdict(Payload, frozen=True):
    """The rule that refused, its facts, and the sentence in every language."""

    rule: str
    facts: Facts
    text: Texts


class NamedProblem(Payload, frozen=True):
    """The problem with a request, and its text in every language."""

    key: str
    facts: Facts
    text: Texts


class ScannedCode(Payload, frozen=True):
    """The piece that a scanned code is on, and what it is called."""

    piece: str
    name: Texts


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
    problem: NamedProblem | msgspec.UnsetType = msgspec.UNSET
    analysis: Analysis | msgspec.UnsetType | None = msgspec.UNSET
    past: PastMoves | msgspec.UnsetType = msgspec.UNSET
    scanned: ScannedCode | msgspec.UnsetType = msgspec.UNSET


class DeviceFault(Payload, frozen=True):
    """A fault of a device, with its text in every language."""

    device: str
    key: str
    facts: Facts = {}
    text: Texts = {}


class Faults(Payload, frozen=True):
    """The current faults of the box."""

    faults: list[DeviceFault]


class PlaceAsked(Payload, frozen=True):
    """A request for a seat, or without one for the host's place, that a button may confirm."""

    seat: int | None
    name: str
    code: str


class PlacesAsked(Payload, frozen=True):
    """The pending requests, oldest first."""

    requests: list[PlaceAsked]
