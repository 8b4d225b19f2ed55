"""The payloads of `public/summary`, `public/results` and `public/health`."""

from __future__ import annotations

import msgspec

Both = dict[str, str]
"""One sentence by language."""


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat of the match: who sits there, where it stands, and whether the game waits for it."""

    seat: int
    name: str | None = None
    joined: bool = False
    resigned: bool = False
    score: int | None = None
    acts: bool = False


class OutcomeSummary(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: list[int] = []
    scores: dict[str, int] = {}
    rule: str = ""


class Verdict(msgspec.Struct, frozen=True):
    """The last thing that a rule decided, as sentences."""

    rule: str
    number: int
    text: Both = {}


class Summary(msgspec.Struct, frozen=True):
    """The table in brief, in words, for whoever knows no game: halls, homes, terminals."""

    match: str | None = None
    number: int = 0
    game: str | None = None
    title: Both = {}
    phase: str | None = None
    phase_text: Both = {}
    seats: list[SeatSummary] = []
    paused: bool = False
    ended: bool = False
    outcome: OutcomeSummary | None = None
    verdict: Verdict | None = None

    @property
    def is_running(self) -> bool:
        """Tell whether a match is being played."""
        return self.match is not None and not self.ended and self.outcome is None


class MatchResult(msgspec.Struct, frozen=True):
    """A match that ended; without an outcome its end was taken back."""

    match: str
    game: str
    seats: int
    started_at: str
    ended_at: str | None = None
    names: list[str | None] = []
    outcome: OutcomeSummary | None = None


class Results(msgspec.Struct, frozen=True):
    """The last matches of a box, the newest first, so that who was away misses none."""

    results: list[MatchResult] = []


class Health(msgspec.Struct, frozen=True):
    """A sign of life: who hears none for three times `every_s` knows that the box is silent."""

    beat: int
    every_s: float
    up_s: int
    load: float | None = None
    temperature_c: float | None = None
    disk_free_mb: int | None = None
