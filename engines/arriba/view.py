"""The view of the table: everything but the faces of hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engines.arriba import scoring
from engines.arriba.components import SYMBOLS, Card
from engines.arriba.events import Mark
from engines.arriba.handling import Handling, handling
from engines.arriba.play.counts import is_end_counted
from engines.arriba.sayings import write_saying
from engines.arriba.state import Phase, State
from engines.arriba.tops import matches, top_of
from engines.core.plain import plain_event
from engines.core.seats import Seat
from engines.core.values import replace


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as all viewers see it."""

    draw: int
    open: int
    top: Card | None
    scores: tuple[int, ...]
    total: int
    pressed: bool


@dataclass(frozen=True, slots=True)
class MatchView:
    """A shape on two or more tops; listed only where matches are announced."""

    shape: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SaidView:
    """What a seat said, in notation, until a second seat confirms it."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class PressView:
    """A press that waits to be judged: its seat, and how long after the first press it came."""

    seat: Seat
    after_ns: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as all viewers see it."""

    phase: Phase
    round: int
    rounds: int
    awaits_first: bool
    flipper: Seat
    deck: str
    flip_by: str
    announce: str
    seats: tuple[SeatView, ...]
    centre: int
    shown: tuple[Seat, ...]
    matches: tuple[MatchView, ...]
    tied: tuple[Seat, ...]
    head: Seat | None
    awaits_signal: bool
    entered: tuple[Seat, ...]
    reader: Seat | None
    """The seat that the next card held to the reader belongs to, in a common flip."""
    owed: tuple[Seat, ...]
    """The seats whose real card is missing, while cards of seats behind them are known."""
    awaits_face: bool
    verdict: dict[str, Any] | None
    photo: tuple[Mark, ...]
    photo_from_ns: int
    countdown_ms: int
    grab_timeout_ms: int
    winners: tuple[Seat, ...] | None
    asks: bool
    """Whether players are asked what lay there: real cards, `deck` = `judged`."""
    presses: tuple[PressView, ...]
    """The presses that the question is about, in the order of their stamps."""
    said: tuple[SaidView, ...]
    more: tuple[Seat, ...]
    """The seats that may have pressed for another duel of the flip that was just judged."""
    counted: bool
    """Whether the box knows how many real cards lie in each pile."""
    may_end: bool
    """Whether the round is over, as far as the box could count."""
    handling: tuple[Handling, ...]
    """What each seat does with the real cards after the verdict."""


def view(state: State) -> View:
    """Return the public view; no seat knows more than the others."""
    return View(
        phase=state.phase,
        round=state.round,
        rounds=state.options.rounds,
        awaits_first=state.awaits_first,
        flipper=state.flipper,
        deck=state.options.deck,
        flip_by=state.options.flip_by,
        announce=state.options.announce,
        seats=tuple(_seat_view(state, seat) for seat in state.seats),
        centre=len(state.centre),
        shown=state.shown,
        matches=() if state.hides_events else _matches(state),
        tied=tuple(sorted(state.tied_seats)),
        head=state.head,
        awaits_signal=state.awaits_signal,
        entered=tuple(seat for seat, _ in state.entered),
        reader=state.reader,
        owed=state.owed,
        awaits_face=state.awaits_face,
        verdict=plain_event(state.verdict) if state.verdict else None,
        photo=tuple(_since_opened(state, mark) for mark in state.photo),
        photo_from_ns=state.photo_from_ns,
        countdown_ms=state.options.countdown_ms,
        grab_timeout_ms=state.options.grab_timeout_ms,
        winners=scoring.outcome(state).winners if state.phase is Phase.OVER else None,
        asks=state.is_asking,
        presses=tuple(_presses(state)) if state.is_asking else (),
        said=tuple(SaidView(seat, write_saying(saying)) for seat, saying in state.said),
        more=tuple(press.seat for press in state.rest),
        counted=state.is_counted or not state.is_judged,
        may_end=state.phase is Phase.FLIP and is_end_counted(state),
        handling=tuple(handling(state)) if state.is_judged else (),
    )


def secrets(state: State) -> frozenset[str]:
    """Return the faces that must stay hidden; specials have too many copies to be secret."""
    hidden = sum((hand.draw for hand in state.hands), ()) + state.centre
    return frozenset(f'"{card}"' for card in hidden if card in _SYMBOLS)


_SYMBOLS = frozenset(SYMBOLS)


def _matches(state: State) -> tuple[MatchView, ...]:
    return tuple(MatchView(shape, seats) for shape, seats in matches(state).items())


def _presses(state: State) -> Iterator[PressView]:
    first_ns = state.presses[0].at_ns
    return (PressView(press.seat, press.at_ns - first_ns) for press in state.presses)


def _since_opened(state: State, mark: Mark) -> Mark:
    return replace(mark, at_ns=mark.at_ns - state.photo_from_ns)


def _seat_view(state: State, seat: Seat) -> SeatView:
    hand = state.hands[seat]
    points = tuple(row[seat] for row in state.scores)
    return SeatView(
        draw=len(hand.draw),
        open=len(hand.open),
        top=top_of(hand),
        scores=points,
        total=sum(points),
        pressed=any(press.seat == seat for press in state.presses),
    )
