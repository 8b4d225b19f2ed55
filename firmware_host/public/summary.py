"""A summary of the table: game, phase, scores, awaited seats, last verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.seats import Seat
from firmware_host.public.latest_verdict import LatestVerdict
from firmware_host.texts.texts import LANGUAGES, MissingTextError, translations
from firmware_host.wire import build
from firmware_host.wire.public import LastVerdict, SeatSummary, Summary

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.match import Match
    from firmware_host.table.state import TableState
    from firmware_host.table.table import Table, Update

TOPIC = "public/summary"


class SummaryPublisher:
    """Publishes `public/summary` at every change."""

    def __init__(self, table: Table, retain: Callable[[str, Any], None]) -> None:
        self._retain = retain
        self._verdict = LatestVerdict()
        self.latest = Summary()
        table.follow("summary", self._on_update)

    def _on_update(self, update: Update) -> None:
        self._verdict.hear(update)
        self.latest = summarise(update.state, self._verdict.now)
        self._retain(TOPIC, self.latest)


def summarise(state: TableState, verdict: LastVerdict | None) -> Summary:
    """Return the summary of the table, as a spectator may know it."""
    position = state.position
    if position is None:
        return Summary(seats=[_seat(state, seat, None) for seat in state.seats])
    match = position.match
    outcome = state.outcome()
    phase = str(getattr(position.view(None), "phase", ""))
    return Summary(
        match=state.match_id,
        number=match.number,
        game=match.game.name,
        title=translations(match.game.name, "game-name"),
        phase=phase,
        phase_text=_phase_text(match.game.name, phase),
        seats=[_seat(state, seat, match) for seat in state.seats],
        paused=state.is_paused,
        ended=state.is_ended,
        outcome=None if outcome is None else build.outcome(outcome),
        verdict=verdict,
    )


def _phase_text(game: str, phase: str) -> dict[str, str]:
    try:
        words = translations(game, "word-phase", {"phase": phase})
    except MissingTextError:
        return dict.fromkeys(LANGUAGES, phase)
    return {language: text[:1].upper() + text[1:] for language, text in words.items()}


def _seat(state: TableState, seat: int, match: Match | None) -> SeatSummary:
    guest = state.guest_of(seat)
    by = state.awaited.get(seat)
    return SeatSummary(
        seat=seat,
        button=state.buttons[seat],
        name=guest.name if guest else None,
        joined=guest is not None,
        resigned=seat in state.resigned,
        score=None if match is None else match.game.scores(match.state).get(Seat(seat)),
        acts=by is not None,
        by=by,
        bot=seat in state.bots,
    )
