"""A table for tests: hands and totems as they are told, then real moves from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from engines.core.match import begin
from engines.core.notation import NS_PER_MS, write_time
from engines.core.seats import Seat
from engines.coups_bas.components import Card, box_deck
from engines.coups_bas.game import CoupsBas
from engines.coups_bas.state import Phase, Player, State
from tests.engines.playing import made, refusal_in, rules_in

if TYPE_CHECKING:
    from collections.abc import Mapping

T = TypeVar("T")

GAME = CoupsBas()
FILLER = 2
"""How many heads a seat holds whose hand is not told."""


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards written so."""
    return tuple(Card(word) for word in text.split())


class Lodge:
    """A match in progress, seat 0 in turn, with the events of its last call."""

    def __init__(
        self,
        seats: int = 4,
        *,
        hands: Mapping[int, str] | None = None,
        totems: Mapping[int, str] | None = None,
        pile: int | None = None,
        **options: Any,
    ) -> None:
        fresh: State = begin(GAME, seats, options).state
        told = {**dict.fromkeys(range(seats), ""), **(totems or {})}
        spoken = " ".join((*(hands or {}).values(), *told.values())).split()
        rest = [card for card in box_deck(seats) if card not in spoken]
        players: list[Player] = []
        for seat in range(seats):
            hand = cards((hands or {})[seat]) if seat in (hands or {}) else _filler(rest)
            players.append(Player(hand, cards(told[seat])))
        left = _reactions_first(rest)
        cut = len(left) if pile is None else pile
        self.state = State(
            options=fresh.options,
            players=tuple(players),
            phase=Phase.ACTION,
            pile=left[:cut],
            discard=left[cut:],
            starter=Seat(0),
        )
        self.events: tuple[Any, ...] = ()

    @property
    def rules(self) -> set[str]:
        """Return the rules named by the events of the last call, without the name of the game."""
        return {rule.removeprefix("coups_bas.") for rule in rules_in(self.events)}

    def hand(self, seat: int) -> str:
        """Return the hand of a seat, written."""
        return " ".join(self.state.players[seat].hand)

    def totem(self, seat: int) -> str:
        """Return the totem of a seat from its lowest floor, written."""
        return " ".join(self.state.players[seat].totem)

    def told(self, kind: type[T]) -> list[T]:
        """Return the events of one kind from the last call."""
        return [event for event in self.events if isinstance(event, kind)]

    def refusal(self, line: str) -> str | None:
        """Return the rule that refuses the line, or None."""
        return refusal_in(GAME, self.state, line)

    def do(self, *lines: str) -> Lodge:
        """Make moves that must be legal; no card gets lost."""
        self.state, self.events = made(GAME, self.state, lines)
        return self

    def open(self) -> Lodge:
        """Open the window that is due."""
        return self.do(f"chance open {write_time(self.state.clock_ns + NS_PER_MS)}")

    def lapse(self) -> Lodge:
        """Let one window pass without an answer."""
        if self.state.phase is Phase.OPENING:
            self.open()
        return self.do(f"chance timeout {write_time(self.state.window.until_ns)}")

    def stand(self, line: str) -> Lodge:
        """Make a move, and let nobody answer it or what it leads to."""
        told = self.do(line).events
        while self.state.phase in (Phase.OPENING, Phase.WINDOW):
            told += self.lapse().events
        self.events = told
        return self

    def buzz(self, *seats: int, after_ms: int = 300) -> Lodge:
        """Have seats press, each a millisecond after the one before, and settle."""
        if self.state.phase is Phase.OPENING:
            self.open()
        for place, seat in enumerate(seats):
            at_ns = self.state.window.opened_ns + (after_ms + place) * NS_PER_MS
            self.do(f"{seat} buzz {write_time(at_ns)}")
        return self.do("chance settle")

    def answer(self, seat: int, card: str) -> Lodge:
        """Have a seat press and play its answer."""
        return self.buzz(seat).do(f"{seat} answer {card}")


def _filler(rest: list[Card]) -> tuple[Card, ...]:
    """Take harmless cards for a hand that is not told: bears and turtles from the end."""
    heads = [card for card in rest if card.startswith("H")][-FILLER:]
    for card in heads:
        rest.remove(card)
    return tuple(heads)


def _reactions_first(rest: list[Card]) -> tuple[Card, ...]:
    """Return the pile with all answers on top, so that no short pile discards them unseen."""
    return tuple(sorted(rest, key=lambda card: (card[:2] not in ("L1", "L5"), card)))
