"""The state of a match: one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.core.first_press import Press
from engines.core.seats import FIRST_SEAT, Seat, clockwise
from engines.core.values import changer, replace
from engines.coups_bas.components import LYNX, PARTNERS, Card, Kind, kind_of
from engines.coups_bas.options import Options


class Phase(StrEnum):
    """The step of the hand that the match waits in."""

    DEAL = "deal"
    STOP = "stop"
    ACTION = "action"
    OPENING = "opening"
    WINDOW = "window"
    ANSWER = "answer"
    STEAL = "steal"
    LYNX = "lynx"
    SHED = "shed"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's cards: the hand, and the totem from its lowest floor."""

    hand: tuple[Card, ...] = ()
    totem: tuple[Card, ...] = ()

    @property
    def top(self) -> Kind | None:
        """Return the head that works: the one on top."""
        return kind_of(self.totem[-1]) if self.totem else None


@dataclass(frozen=True, slots=True)
class Link:
    """An announced card that is not resolved yet, and the seats that passed on it."""

    seat: Seat
    card: Card
    targets: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()

    @property
    def kind(self) -> Kind:
        """Return what the card is a copy of."""
        return kind_of(self.card)


@dataclass(frozen=True, slots=True)
class Ending:
    """A won hand, while *On arrive !* may still be played."""

    rule: str
    winners: tuple[Seat, ...]
    passed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Fate:
    """The card that was resolved last; `by` is the seat that cancelled it."""

    seat: Seat
    card: Card
    targets: tuple[Seat, ...] = ()
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Window:
    """The answer window: its times, its presses, and the seat with the right to answer.

    `until_ns` is the next deadline, `presses_until_ns` the end of the time for presses. `closer`
    said that nobody answers; `is_closing` until chance has shortened the time for that.
    """

    opened_ns: int = 0
    until_ns: int = 0
    presses_until_ns: int = 0
    presses: tuple[Press, ...] = ()
    voids: tuple[Seat, ...] = ()
    answerer: Seat | None = None
    was_granted: bool = False
    closer: Seat | None = None
    is_closing: bool = False

    @property
    def pressed(self) -> tuple[Seat, ...]:
        """Return the seats that pressed in this window."""
        return (*self.voids, *(press.seat for press in self.presses))


CLOSED: Final = Window()
"""No answer window."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a match that the rules need.

    `anchor` is the seat from whose left the turns go on; `called` takes the next turn instead.
    `named` is the seat that the table named to begin the next hand. `is_further` says that the
    action awaited is not the first of its turn, `had_lynx` that a lynx was on top when it began.
    `stops` are the seats that want to stop after the last hand; a break asks for it once.
    """

    options: Options
    players: tuple[Player, ...]
    phase: Phase = Phase.DEAL
    pile: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    starter: Seat | None = None
    named: Seat | None = None
    active: Seat = FIRST_SEAT
    anchor: Seat = FIRST_SEAT
    called: Seat | None = None
    is_further: bool = False
    had_lynx: bool = False
    chain: tuple[Link, ...] = ()
    settled: Fate | None = None
    window: Window = CLOSED
    robbed: Seat | None = None
    looked: tuple[Card, ...] = ()
    ending: Ending | None = None
    clock_ns: int = 0
    stops: tuple[Seat, ...] = ()
    was_stop_asked: bool = False
    is_stopped: bool = False
    winners: tuple[tuple[Seat, ...], ...] = ()
    scores: tuple[tuple[int, ...], ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return all seats in their order."""
        return clockwise(0, len(self.players))

    @property
    def round(self) -> int:
        """Return the number of the hand that is played, or was played last."""
        is_between = self.phase in (Phase.OVER, Phase.DEAL, Phase.STOP) and self.starter is not None
        return len(self.scores) + (not is_between)

    @property
    def is_box_deck(self) -> bool:
        """Tell whether the box holds the cards."""
        return self.options.deck == "box"

    @property
    def has_lynx(self) -> bool:
        """Tell whether the active seat has a working lynx, a card to see, and room for it."""
        if self.players[self.active].top != LYNX:
            return False
        is_ripe = self.had_lynx or self.options.lynx_at_once
        return is_ripe and bool(self.pile) and self.room_of(self.active) > 0

    @property
    def may_stop(self) -> bool:
        """Tell whether the active seat may skip its further card (C-09)."""
        return self.phase is Phase.ACTION and self.is_further and self.options.again == "card"

    @property
    def may_ask_stop(self) -> bool:
        """Tell whether a seat may ask to stop: once between two hands that are scored (C-39)."""
        is_break = self.phase is Phase.DEAL and bool(self.scores) and self.options.scoring
        return is_break and self.options.stopping == "agreed" and not self.was_stop_asked

    @property
    def presses_until_ns(self) -> int:
        """Return until when a press counts: to the end of the window, whoever answers (C-40)."""
        is_bounded = self.options.answer_time == "bounded"
        return self.window.presses_until_ns if is_bounded else self.window.until_ns

    @property
    def expected_first(self) -> Seat | None:
        """Return the seat that must begin the next hand, None when it is drawn by lot (C-26)."""
        if self.starter is None or self.options.starter != "left":
            return self.named
        return self.left_of(self.starter)

    @property
    def awaits_first(self) -> bool:
        """Tell whether players must say which seat begins the next hand (C-26)."""
        options = self.options
        way = options.first_player if self.starter is None else options.starter
        return self.phase is Phase.DEAL and way == "named" and self.named is None

    def room_of(self, seat: Seat) -> int:
        """Return how many cards the seat may still draw (C-28)."""
        return max(0, self.options.hand_limit - len(self.players[seat].hand))

    def left_of(self, seat: Seat) -> Seat:
        """Return the next seat clockwise."""
        return Seat((seat + 1) % len(self.players))

    def team_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seat and its partner, who never sits beside it, or the seat alone (C-25)."""
        if not self.options.teams:
            return (seat,)
        half = len(self.players) // 2
        across = ((place, place + half) for place in range(half))
        pairs = PARTNERS.get(self.options.partners, across)
        first, second = next(pair for pair in pairs if seat in pair)
        return Seat(first), Seat(second)

    def with_players(self, changed: dict[Seat, Player]) -> State:
        """Return the state with the cards of some seats replaced."""
        players = tuple(changed.get(seat, self.players[seat]) for seat in self.seats)
        return replace(self, players=players)

    def players_with(self, seat: Seat, player: Player) -> tuple[Player, ...]:
        """Return the cards of all seats, with those of one seat replaced."""
        return (*self.players[:seat], player, *self.players[seat + 1 :])

    def with_hand(self, seat: Seat, hand: tuple[Card, ...]) -> State:
        """Return the state with another hand of that seat."""
        return _with_players(self, self.players_with(seat, with_hand(self.players[seat], hand)))

    def with_totem(self, seat: Seat, totem: tuple[Card, ...]) -> State:
        """Return the state with another totem of that seat."""
        return _with_players(self, self.players_with(seat, with_totem(self.players[seat], totem)))


with_hand = changer(Player, "hand")
with_totem = changer(Player, "totem")
_with_players = changer(State, "players")
