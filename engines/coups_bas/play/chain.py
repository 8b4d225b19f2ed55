"""The chain of announced cards and answers; it is resolved from its last card down."""

from __future__ import annotations

from engines.core.values import changer, maker, replace
from engines.core.verdicts import Applied
from engines.coups_bas import events
from engines.coups_bas.answers import entitled
from engines.coups_bas.components import ARRIVE, FULL_TOTEM, MISSTEP, is_head
from engines.coups_bas.play import flow, piles
from engines.coups_bas.play.effects import EFFECTS, Effect
from engines.coups_bas.play.flow import Progress
from engines.coups_bas.scoring import ARRIVED, SIXTH, SIXTH_GIVEN, teams_of
from engines.coups_bas.state import Fate, Link, Phase, State
from engines.coups_bas.targets import NEEDS

LAID = "coups_bas.laid"
CANCELLED = "coups_bas.cancelled"
MISSTEP_DRAW = "coups_bas.misstep_draw"
MISSTEP_TURN = "coups_bas.misstep_turn"
FIZZLED = "coups_bas.fizzled"

_announced = maker(events.Announced)
_announcing = changer(State, "players", "chain", "settled")
_standing = changer(State, "chain", "settled")

VERDICTS = frozenset({LAID, CANCELLED, MISSTEP_DRAW, MISSTEP_TURN, FIZZLED})


def announce(state: State, link: Link) -> Progress:
    """Return the progress after a card was announced; it resolves at once if none may answer."""
    player = state.players[link.seat]
    left = replace(player, hand=piles.without(player.hand, link.card))
    players = state.players_with(link.seat, left)
    after = _announcing(state, players, (*state.chain, link), None)
    told = _announced(link.seat, link.card, link.targets, len(after.chain))
    return flow.then((told,), ask_or_stand(after))


def ask_or_stand(state: State) -> Progress:
    """Return the opening of a window, or the resolved last card if no seat may answer."""
    return flow.applied(flow.ask(state), ()) if entitled(state) else stand(state)


def stand(state: State) -> Progress:
    """Return what follows when the last card, or a won hand, stays unanswered."""
    if not state.chain:
        return flow.finish(state)
    link = state.chain[-1]
    if link.kind == MISSTEP:
        return _cancel(state, *state.chain[-2:])
    fate = Fate(link.seat, link.card, link.targets)
    after = _standing(state, (), fate)
    if link.kind == ARRIVE:
        return _arrive(after, link)
    return _lay(after, link) if is_head(link.card) else _blow(after, link)


def follow(effect: Effect) -> Progress:
    """Return what follows an effect."""
    state = effect.state
    if effect.won:
        return flow.then(effect.events, flow.declare(state, SIXTH_GIVEN, effect.won))
    if state.robbed is not None:
        return Applied(replace(state, phase=Phase.STEAL), effect.events)
    if effect.again:
        return flow.then(effect.events, flow.act_again(state, effect.again))
    return flow.then(effect.events, flow.end_turn(state))


def _cancel(state: State, below: Link, link: Link) -> Progress:
    """Return what follows a *Faux pas !*: the cancelled card, then the reward (C-05, C-07)."""
    rest = state.chain[:-2]
    fate = Fate(below.seat, below.card, below.targets, link.seat)
    after = replace(state, chain=rest, settled=fate)
    after = piles.discard(after, below.card, link.card)
    told: tuple[events.Event, ...] = (
        events.Cancelled(CANCELLED, below.seat, below.card, link.seat),
    )
    rewarded = _reward(after, below, link)
    if not rest:
        is_won = state.ending is not None
        follows = flow.finish(after) if is_won else flow.end_turn(rewarded.state)
    elif state.options.reopen_window:
        follows = ask_or_stand(rewarded.state)
    else:
        follows = stand(rewarded.state)
    return flow.then((*told, *rewarded.events), follows)


def _reward(state: State, below: Link, link: Link) -> Progress:
    """Return the reward of a *Faux pas !*: two cards for cancelling another one, else the turn.

    There is none once the hand is won.
    """
    if state.ending is not None:
        return Applied(state)
    if below.kind == MISSTEP:
        after, drew = piles.draw(state, link.seat, 2, MISSTEP_DRAW)
        return Applied(after, (drew,))
    called = replace(state, called=link.seat)
    return Applied(called, (events.Again(MISSTEP_TURN, link.seat),))


def _arrive(state: State, link: Link) -> Progress:
    """Return the end of the hand, which the player of *On arrive !* wins too (C-22, C-43)."""
    ending = state.ending
    if ending is None:
        raise ValueError("nobody arrives before a hand is won")
    winners = teams_of(state, *ending.winners, link.seat)
    after = piles.discard(state, link.card)
    after = replace(after, ending=replace(ending, winners=winners))
    told = events.Won(ARRIVED, state.team_of(link.seat))
    return flow.then((told,), flow.finish(after))


def _lay(state: State, link: Link) -> Progress:
    """Return what follows a head on a totem; a sixth floor wins before its power (C-19)."""
    totem = (*state.players[link.seat].totem, link.card)
    after = state.with_totem(link.seat, totem)
    laid = events.Laid(LAID, link.seat, link.card, len(totem))
    if len(totem) >= FULL_TOTEM:
        follows = flow.declare(after, SIXTH, state.team_of(link.seat))
    elif link.targets:
        follows = follow(EFFECTS[link.kind](after, link))
    else:
        follows = flow.end_turn(after)
    return flow.then((laid,), follows)


def _blow(state: State, link: Link) -> Progress:
    """Return what follows a low blow, which is then discarded."""
    if len(link.targets) < NEEDS.get(link.kind, 0):
        effect = Effect(state, (events.Fizzled(FIZZLED, link.seat, link.card),))
    else:
        effect = EFFECTS[link.kind](state, link)
    return follow(replace(effect, state=piles.discard(effect.state, link.card)))
