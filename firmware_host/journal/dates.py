"""The dates of matches by the order of the journal, where the wall clock cannot be believed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from firmware_host.journal.wall_clock import EARLIEST, Stamp

_SLACK: Final = timedelta(minutes=5)
"""A clock that is corrected a little has not jumped."""


class Began(NamedTuple):
    """A match in the order of the journal, with what the clock said when it began."""

    place: int
    match: str
    at: str
    is_sure: bool


class Dated(NamedTuple):
    """A match with the time of its beginning; None where that is unknown."""

    place: int
    match: str
    at: str | None


def began_within(hours: int, began: Sequence[Began], now: Stamp) -> tuple[Dated, ...]:
    """Return the matches that began in the last hours, the oldest first.

    These are all after the last one that is known to be older: a match of unknown date belongs to
    its neighbours in the journal, and a clock that jumps takes none away.
    """
    dates = tuple(_dates(began, now))
    known = [date for date in dates if date is not None]
    # A clock that was not set is behind: it is later than the last match, at least.
    present = now.at if now.is_sure else max([now.at, *known])
    first = 0
    for index, (one, date) in enumerate(zip(began, dates, strict=True)):
        if _is_older(one, date, now, present - timedelta(hours=hours), hours):
            first = index + 1
    told = zip(began[first:], dates[first:], strict=True)
    return tuple(Dated(one.place, one.match, one.at if date else None) for one, date in told)


def _is_older(one: Began, date: datetime | None, now: Stamp, since: datetime, hours: int) -> bool:
    if date is not None:
        return date < since
    # Clocks that nobody set only run slow: what they say is long ago was long ago.
    said = _parsed(one.at)
    return (
        said is not None
        and not (one.is_sure or now.is_sure)
        and said < now.at - timedelta(hours=hours)
    )


def _dates(began: Sequence[Began], now: Stamp) -> Iterator[datetime | None]:
    """Yield the date of each match, or None where its clock was not set, or jumped."""
    latest = EARLIEST
    for one in began:
        said = _parsed(one.at) if one.is_sure else None
        is_ahead = said is not None and now.is_sure and said > now.at + _SLACK
        if said is None or is_ahead or said < latest - _SLACK:
            yield None
        else:
            latest = max(latest, said)
            yield said


def _parsed(at: str) -> datetime | None:
    try:
        said = datetime.fromisoformat(at)
    except ValueError:
        return None
    return said if said.tzinfo else said.replace(tzinfo=UTC)
