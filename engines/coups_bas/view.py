"""Views: the viewer's own hand, and all public cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.notation import NS_PER_MS
from engines.core.seats import Seat
from engines.coups_bas import scoring
from engines.coups_bas.answers import answering, entitled, passed
from engines.coups_bas.components import ARRIVE, BY_KIND, TURN_DRAWS, UNKNOWN, Card, kind_of
from engines.coups_bas.state import Fate, Phase, State

Guard = Literal["steal", "destroy"]
_GUARDS: dict[str, Guard] = {"guard_steal": "steal", "guard_destroy": "destroy"}


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as everybody sees it; `guard` is what its top head protects from."""

    hand: int
    totem: tuple[Card, ...]
    guard: Guard | None
    partner: Seat | None
    passed: bool
    scores: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class LinkView:
    """A card that is being played; the last of the chain is settled first."""

    seat: Seat
    card: Card
    targets: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class WindowView:
    """The answer window: the answer, the seats that may give it, and the seat with the right.

    It runs from `since_ns` to `until_ns`, for all seats or for the seat with the right. `closer`
    said that nobody answers, so that the time is short now.
    """

    answer: Literal["misstep", "arrive"]
    seats: tuple[Seat, ...]
    answerer: Seat | None
    since_ns: int
    until_ns: int
    closer: Seat | None


@dataclass(frozen=True, slots=True)
class Mine:
    """The secrets of the viewer's seat."""

    hand: tuple[Card, ...]
    looked: tuple[Card, ...]
    pressed: bool


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it; a spectator has no `mine`.

    `draws` is how many cards the player in turn would draw as an action, `discarded` how many
    lie out of the hand, of which `discard` may be looked at.
    """

    phase: Phase
    round: int
    rounds: int
    target: int
    scoring: bool
    deck: str
    awaits_first: bool
    active: Seat
    further: Literal["action", "card"] | None
    seats: tuple[SeatView, ...]
    pile: int
    draws: int
    discard: tuple[Card, ...]
    discarded: int
    chain: tuple[LinkView, ...]
    window: WindowView | None
    looking: int
    settled: Fate | None
    stops: tuple[Seat, ...]
    won: tuple[Seat, ...]
    won_by: str | None
    mine: Mine | None
    winners: tuple[Seat, ...] | None
    rule: str | None


def view(state: State, viewer: Seat | None) -> View:
    """Return the table as the viewer may see it."""
    outcome = scoring.outcome(state) if state.phase is Phase.OVER else None
    return View(
        phase=state.phase,
        round=state.round,
        rounds=state.options.rounds,
        target=state.options.target,
        scoring=state.options.scoring,
        deck=state.options.deck,
        awaits_first=state.awaits_first,
        active=state.active,
        further=_further(state),
        seats=tuple(_seat_view(state, seat) for seat in state.seats),
        pile=len(state.pile),
        draws=min(TURN_DRAWS, len(state.pile), state.room_of(state.active)),
        discard=state.discard if state.options.discards == "open" else state.discard[-1:],
        discarded=len(state.discard),
        chain=tuple(LinkView(link.seat, link.card, link.targets) for link in state.chain),
        window=_window_view(state),
        looking=len(state.looked),
        settled=state.settled,
        stops=state.stops,
        won=state.ending.winners if state.ending else (),
        won_by=state.ending.rule if state.ending else None,
        mine=None if viewer is None else _mine(state, viewer),
        winners=outcome.winners if outcome else None,
        rule=outcome.rule if outcome else None,
    )


def secrets(state: State, viewer: Seat | None) -> frozenset[str]:
    """Return the cards in other hands and in the pile, quoted as in a message."""
    hidden = list(state.pile)
    for seat in state.seats:
        if seat != viewer:
            hidden += state.players[seat].hand
    if state.active != viewer:
        hidden += state.looked
    return frozenset(f'"{card}"' for card in hidden if card != UNKNOWN)


def _further(state: State) -> Literal["action", "card"] | None:
    """Return the kind of further action that the active seat has in this turn."""
    is_due = state.phase is Phase.ACTION and state.is_further
    return state.options.again if is_due else None


def _mine(state: State, viewer: Seat) -> Mine:
    looked = state.looked if viewer == state.active else ()
    return Mine(state.players[viewer].hand, looked, viewer in state.window.pressed)


def _seat_view(state: State, seat: Seat) -> SeatView:
    player = state.players[seat]
    icon = BY_KIND[kind_of(player.totem[-1])].icon if player.totem else "none"
    return SeatView(
        hand=len(player.hand),
        totem=player.totem,
        guard=_GUARDS.get(icon),
        partner=next((mate for mate in state.team_of(seat) if mate != seat), None),
        passed=seat in passed(state),
        scores=tuple(row[seat] for row in state.scores),
        total=scoring.totals(state)[seat],
    )


def _window_view(state: State) -> WindowView | None:
    if state.phase not in (Phase.OPENING, Phase.WINDOW, Phase.ANSWER):
        return None
    window = state.window
    return WindowView(
        answer="arrive" if answering(state) == ARRIVE else "misstep",
        seats=entitled(state),
        answerer=window.answerer,
        since_ns=_since_ns(state),
        until_ns=window.until_ns,
        closer=window.closer,
    )


def _since_ns(state: State) -> int:
    """Return the start of the running time: of the right to answer, or of the window."""
    window = state.window
    if window.answerer is None:
        return window.opened_ns
    return window.until_ns - state.options.answer_ms * NS_PER_MS
