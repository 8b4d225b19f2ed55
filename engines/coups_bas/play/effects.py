"""The effect of each card: one small function per card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engines.core.seats import Seat
from engines.core.values import replace
from engines.coups_bas import components as cards
from engines.coups_bas import events
from engines.coups_bas.components import Kind
from engines.coups_bas.play import piles
from engines.coups_bas.scoring import teams_of
from engines.coups_bas.secret import Stole
from engines.coups_bas.state import Link, Player, State
from engines.coups_bas.targets import bison_takes

COYOTE = "coups_bas.coyote"
WOLF = "coups_bas.wolf"
RAVEN = "coups_bas.raven"
BEAR = "coups_bas.bear"
WHAM = "coups_bas.wham"
PRANKSTER = "coups_bas.prankster"
BISON = "coups_bas.bison"
PILLAGE = "coups_bas.pillage"
PILLAGE_AGAIN = "coups_bas.pillage_again"
GIFT = "coups_bas.gift"
GIFT_DRAW = "coups_bas.gift_draw"
FIREWATER = "coups_bas.firewater"
FIREWATER_AGAIN = "coups_bas.firewater_again"

VERDICTS = frozenset(
    {
        *(COYOTE, WOLF, RAVEN, BEAR, WHAM, PRANKSTER, BISON),
        *(PILLAGE, PILLAGE_AGAIN, GIFT, GIFT_DRAW, FIREWATER, FIREWATER_AGAIN),
    }
)
_REPLAY_BELOW = 4


@dataclass(frozen=True, slots=True)
class Effect:
    """The state and events after a card's effect.

    `again` is the rule that grants a further action, `won` the seats that win the hand by it.
    """

    state: State
    events: tuple[events.Event, ...]
    again: str = ""
    won: tuple[Seat, ...] = ()


def _coyote(state: State, link: Link) -> Effect:
    """Exchange whole totems, the coyote with its own (C-34)."""
    seat, target = link.seat, link.targets[0]
    one, other = state.players[seat], state.players[target]
    after = state.with_players(
        {
            seat: replace(one, totem=other.totem),
            target: replace(other, totem=one.totem),
        }
    )
    return Effect(after, (events.Swapped(COYOTE, seat, target),))


def _raven(state: State, link: Link) -> Effect:
    """Exchange hands as they are now (C-18)."""
    seat, target = link.seat, link.targets[0]
    one, other = state.players[seat], state.players[target]
    after = state.with_players(
        {
            seat: replace(one, hand=other.hand),
            target: replace(other, hand=one.hand),
        }
    )
    return Effect(after, (events.Swapped(RAVEN, seat, target),))


def _wolf(state: State, link: Link) -> Effect:
    """Let chance pick two cards; real ones are picked by hand and only counted (C-17)."""
    target = link.targets[0]
    hand = state.players[target].hand
    if state.is_box_deck and hand:
        return Effect(replace(state, robbed=target), ())
    return steal(state, link.seat, target, hand[: cards.WOLF_TAKES])


def steal(state: State, seat: Seat, target: Seat, taken: tuple[cards.Card, ...]) -> Effect:
    """Move cards from one hand to another."""
    after = state
    for card in taken:
        after = piles.join_hand(piles.leave_hand(after, target, card), seat, card)
    after = replace(after, robbed=None)
    told = Stole(WOLF, seat, target, len(taken), piles.known(state, taken))
    return Effect(after, (told,))


def _bear(state: State, link: Link) -> Effect:
    """Destroy the top floor of a totem."""
    return _destroy(state, link, BEAR, 1)


def _wham(state: State, link: Link) -> Effect:
    """Destroy the top floor of a totem."""
    return _destroy(state, link, WHAM, 1)


def _bison(state: State, link: Link) -> Effect:
    """Destroy the two top floors of a totem, or the upper one above a turtle (C-33)."""
    return _destroy(state, link, BISON, bison_takes(state, link.seat, link.targets[0]))


def _destroy(state: State, link: Link, rule: str, floors: int) -> Effect:
    """Discard so many top floors, or all if there are fewer."""
    target = link.targets[0]
    totem = state.players[target].totem
    lost = totem[-floors:][::-1]
    after = piles.discard(state.with_totem(target, totem[:-floors]), *lost)
    return Effect(after, (events.Destroyed(rule, link.seat, target, lost),))


def _prankster(state: State, link: Link) -> Effect:
    """Pass totems to the left; if so agreed, those with an eagle on top stay (C-12)."""
    del link
    spares = state.options.prankster == "spares_eagles"
    movers = tuple(
        seat for seat in state.seats if not (spares and state.players[seat].top == cards.EAGLE)
    )
    changed: dict[Seat, Player] = {}
    for giver, taker in zip(movers, (*movers[1:], *movers[:1]), strict=True):
        totem = state.players[giver].totem
        changed[taker] = replace(state.players[taker], totem=totem)
    return Effect(state.with_players(changed), (events.Rotated(PRANKSTER, movers),))


def _pillage(state: State, link: Link) -> Effect:
    """Take a top floor into the hand; with fewer than four own floors act again."""
    seat, target = link.seat, link.targets[0]
    *rest, card = state.players[target].totem
    after = piles.join_hand(state.with_totem(target, tuple(rest)), seat, card)
    is_low = len(after.players[seat].totem) < _REPLAY_BELOW
    told = events.Moved(PILLAGE, seat, target, seat, card)
    return Effect(after, (told,), again=PILLAGE_AGAIN if is_low else "")


def _gift(state: State, link: Link) -> Effect:
    """Move a top head onto another totem, then draw one card, unless that wins (C-20)."""
    source, target = link.targets
    *rest, card = state.players[source].totem
    totem = (*state.players[target].totem, card)
    after = state.with_totem(source, tuple(rest)).with_totem(target, totem)
    moved = events.Moved(GIFT, link.seat, source, target, card)
    if len(totem) >= cards.FULL_TOTEM and state.options.gift_sixth == "wins":
        return Effect(after, (moved,), won=teams_of(state, target))
    after, drew = piles.draw(after, link.seat, 1, GIFT_DRAW)
    return Effect(after, (moved, drew))


def _firewater(state: State, link: Link) -> Effect:
    """Draw two cards, then act again."""
    after, drew = piles.draw(state, link.seat, 2, FIREWATER)
    return Effect(after, (drew,), again=FIREWATER_AGAIN)


EFFECTS: dict[Kind, Callable[[State, Link], Effect]] = {
    cards.COYOTE: _coyote,
    cards.WOLF: _wolf,
    cards.RAVEN: _raven,
    cards.BEAR: _bear,
    cards.WHAM: _wham,
    cards.PRANKSTER: _prankster,
    cards.BISON: _bison,
    cards.PILLAGE: _pillage,
    cards.GIFT: _gift,
    cards.FIREWATER: _firewater,
}
