"""The payloads of `public/summary`, `public/results` and `public/health`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from firmware_host.wire.bounds import (
    RESULTS_AT_MOST,
    SEATS_AT_MOST,
    Count,
    Number,
    Sentence,
    Word,
)
from firmware_host.wire.payloads import Outcome

Both = Annotated[dict[Word, Sentence], msgspec.Meta(max_length=8)]
"""One sentence by language."""


SeatList = Annotated[list[Count], msgspec.Meta(max_length=SEATS_AT_MOST)]


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat of the match: its name, its score, and by what it is to act.

    Older boxes have no `button`: there it is that of the same number.
    """

    seat: Count
    name: Word | None = None
    joined: bool = False
    resigned: bool = False
    score: Number | None = None
    acts: bool = False
    by: Literal["button", "phone", "board"] | None = None
    button: Count | None = None
    bot: bool = False
    """A bot plays the seat."""


def button_of(seat: SeatSummary) -> int:
    """Return the button of a seat, by whose number people know it."""
    return seat.seat if seat.button is None else seat.button


def person_of(seat: SeatSummary) -> str | None:
    """Return the name of the person who plays the seat; a bot there plays in nobody's name."""
    return None if seat.bot and not seat.resigned else seat.name


class LastVerdict(msgspec.Struct, frozen=True):
    """The last verdict of a rule, as sentences."""

    rule: Word
    number: Count
    text: Both = {}


class Summary(msgspec.Struct, frozen=True):
    """A summary of the table in words, for readers that know no game: halls, homes, terminals."""

    match: Word | None = None
    number: Count = 0
    game: Word | None = None
    title: Both = {}
    phase: Word | None = None
    phase_text: Both = {}
    seats: Annotated[list[SeatSummary], msgspec.Meta(max_length=SEATS_AT_MOST)] = []
    paused: bool = False
    ended: bool = False
    outcome: Outcome | None = None
    verdict: LastVerdict | None = None

    @property
    def is_running(self) -> bool:
        """Whether a match is being played."""
        return self.match is not None and not self.ended and self.outcome is None


class MatchResult(msgspec.Struct, frozen=True):
    """A match that ended; without an outcome its end was taken back."""

    match: Word
    game: Word
    seats: Count
    started_at: Word
    ended_at: Word | None = None
    names: Annotated[list[Word | None], msgspec.Meta(max_length=SEATS_AT_MOST)] = []
    outcome: Outcome | None = None
    practice: bool = False
    """The host chose the seed, and could know every card."""
    resigned: SeatList = []
    bots: SeatList = []
    """The seats that a bot played at the end or for most of its moves; none has a name, unless its
    person resigned."""
    undated: bool = False
    """The clock of the box was not set when the match ended: its times mean nothing."""

    def __post_init__(self) -> None:
        """Raise ValueError for seats outside the match, named twice, or a bot with a name."""
        for listed in (self.resigned, self.bots):
            if listed and (len(set(listed)) < len(listed) or max(listed) >= self.seats):
                raise ValueError("its seats are not those of the match")
        named = {seat for seat, name in enumerate(self.names) if name is not None}
        if named.intersection(self.bots).difference(self.resigned):
            raise ValueError("a seat of a bot has a person's name")


class EndedSecret(msgspec.Struct, frozen=True):
    """The secret of chance of a match that is over, and the commitment that it opens."""

    match: Word
    commitment: Word
    secret: Word


class Results(msgspec.Struct, frozen=True):
    """The last matches of a box, newest first, so that a subscriber that was away misses none."""

    results: Annotated[list[MatchResult], msgspec.Meta(max_length=RESULTS_AT_MOST)] = []
    secrets: Annotated[list[EndedSecret], msgspec.Meta(max_length=RESULTS_AT_MOST)] = []
    box: Word = ""
    """The id of the box; empty in older versions."""


class Health(msgspec.Struct, frozen=True):
    """A heartbeat; a box without one for three times `every_s` counts as silent."""

    beat: Count
    every_s: Annotated[float, msgspec.Meta(gt=0, le=3_600)]
    up_s: Count
    load: float | None = None
    temperature_c: float | None = None
    disk_free_mb: Count | None = None
