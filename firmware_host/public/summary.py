"""The table in brief: what is played, how it stands, who is awaited, what was decided last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.seats import Seat
from firmware_host import wire
from firmware_host.public.payloads import OutcomeSummary, SeatSummary, Summary, Verdict
from firmware_host.table.conclude import plain_outcome
from firmware_host.texts import LANGUAGES, MissingTextError, Speaker, both, rule_digests

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.match import Match
    from firmware_host.table.state import TableState
    from firmware_host.table.table import Table, Update

TOPIC = "public/summary"


class Summarist:
    """Keeps `public/summary` true; it alone remembers the last verdict."""

    def __init__(self, table: Table, keep: Callable[[str, Any], None]) -> None:
        self._keep = keep
        self._verdict: Verdict | None = None
        self._match = table.state.match_id
        self.latest = summarise(table.state, None)
        keep(TOPIC, self.latest)
        table.listen(self._on_update)

    def _on_update(self, update: Update) -> None:
        state = update.state
        if state.match_id != self._match:
            self._match, self._verdict = state.match_id, None
        self._verdict = verdict_of(update) or self._verdict
        self.latest = summarise(state, self._verdict)
        self._keep(TOPIC, self.latest)


def summarise(state: TableState, verdict: Verdict | None) -> Summary:
    """Return the table in brief, as a spectator may know it."""
    match = state.match
    if match is None:
        return Summary(seats=[_seat(state, seat, None) for seat in state.seats])
    outcome = state.outcome()
    phase = str(getattr(match.game.view(match.state, None), "phase", ""))
    return Summary(
        match=state.match_id,
        number=match.number,
        game=match.game.name,
        title=both(match.game.name, "game-name"),
        phase=phase,
        phase_text=_phase_text(match.game.name, phase),
        seats=[_seat(state, seat, match) for seat in state.seats],
        paused=state.is_paused,
        ended=state.is_ended,
        outcome=None if outcome is None else OutcomeSummary(**plain_outcome(outcome)),  # type: ignore[arg-type]
        verdict=verdict,
    )


def verdict_of(update: Update) -> Verdict | None:
    """Return the last verdict among what everybody was told, or None when there was none."""
    state = update.state
    told = [event for event in wire.events(state, update.events, None) if event.get("rule")]
    if not told or state.match is None:
        return None
    event, game = told[-1], state.match.game.name
    speaker = Speaker(state.names)
    text = {language: _sentence(speaker, game, language, event) for language in LANGUAGES}
    return Verdict(event["rule"], state.number, text)


def _sentence(speaker: Speaker, game: str, language: str, event: dict[str, Any]) -> str:
    """Return the verdict as a sentence; one that has none of its own is told by its rule."""
    try:
        return speaker.verdict(game, language, event)
    except MissingTextError:
        return str(rule_digests(game).get(event["rule"], {}).get(language, event["rule"]))


def _phase_text(game: str, phase: str) -> dict[str, str]:
    try:
        words = both(game, "word-phase", {"phase": phase})
    except MissingTextError:
        return dict.fromkeys(LANGUAGES, phase)
    return {language: text[:1].upper() + text[1:] for language, text in words.items()}


def _seat(state: TableState, seat: int, match: Match | None) -> SeatSummary:
    guest = state.guests.get(seat)
    is_awaited = (
        match is not None and state.is_running() and Seat(seat) in match.game.to_act(match.state)
    )
    return SeatSummary(
        seat=seat,
        name=guest.name if guest else None,
        joined=guest is not None,
        resigned=seat in state.resigned,
        score=None if match is None else match.game.scores(match.state).get(Seat(seat)),
        acts=is_awaited,
    )
