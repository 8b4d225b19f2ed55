"""Views: everything but the hidden counters, sheets and notes of other seats."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat
from engines.tschukka.changes import PhaseDone
from engines.tschukka.components import (
    COLOURS,
    HUT_NAMES,
    KINDS,
    SPELLS,
    Family,
    Hut,
    huts_of,
    token,
)
from engines.tschukka.counters import allowance, pending
from engines.tschukka.people import hunters
from engines.tschukka.shortages import shortages
from engines.tschukka.state import Counter, Phase, State


@dataclass(frozen=True, slots=True)
class PeopleView:
    """The number of people of each kind."""

    girl: int
    boy: int
    young_woman: int
    young_man: int
    woman: int
    man: int
    elder: int


@dataclass(frozen=True, slots=True)
class CounterView:
    """A counter on a hut; `counter` is None where the viewer may not see its face."""

    family: str
    counter: str | None
    is_revealed: bool


@dataclass(frozen=True, slots=True)
class HutView:
    """A hut with its people and the counters on it."""

    name: str
    people: PeopleView
    counters: tuple[CounterView, ...]


@dataclass(frozen=True, slots=True)
class FamilyView:
    """One family as everybody sees it."""

    name: str
    seat: Seat
    huts: tuple[HutView, ...]
    camp: PeopleView
    members: int
    hunters: int
    birds: int
    pole: int
    is_extinct: bool
    is_barred: bool
    to_place: int
    is_awaited: bool


@dataclass(frozen=True, slots=True)
class OwnView:
    """The secrets of a family that only its owner sees: counters, sheet and note."""

    family: str
    hand: tuple[str, ...]
    chosen: tuple[str, ...]
    placed: tuple[tuple[str, str], ...]
    pending: tuple[str, ...]
    marked: tuple[str, ...]
    note: str | None
    allowance: int


@dataclass(frozen=True, slots=True)
class BirthView:
    """Children to be thrown for a hut."""

    hut: str
    children: int


@dataclass(frozen=True, slots=True)
class ShortView:
    """Real counters that the table lacks."""

    kind: str
    missing: int


@dataclass(frozen=True, slots=True)
class View:
    """The village as the viewer sees it."""

    phase: Phase
    number: int
    round: int
    first: str
    awaited: tuple[str, ...]
    families: tuple[FamilyView, ...]
    mine: tuple[OwnView, ...]
    supply: int
    births: tuple[BirthView, ...]
    hungry: str | None
    missing: int
    youth_hut: str | None
    kept: tuple[tuple[str, str], ...]
    reports: tuple[PhaseDone, ...]
    short: tuple[ShortView, ...]
    variants: tuple[str, ...]
    free_discard: bool
    chance: str
    reveal: str
    youth_compulsory: bool
    winners: tuple[Seat, ...] | None
    rule: str | None


NUMBER = {
    Phase.FIRST: 0,
    Phase.HOUSING: 1,
    Phase.CHOOSING: 2,
    Phase.PLACING: 2,
    Phase.WRITING: 2,
    Phase.BIRTHS: 3,
    Phase.THROWING: 3,
    Phase.HUNT: 4,
    Phase.MEAL: 5,
    Phase.STARVING: 5,
    Phase.NOTING: 5,
    Phase.ILLNESS: 6,
    Phase.AGEING: 7,
    Phase.YOUTH: 7,
    Phase.CENSUS: 8,
    Phase.OVER: 8,
}
"""The number of each phase in the rulebook."""


def view(state: State, viewer: Seat | None) -> View:
    """Return the village with the viewer's own secrets only."""
    families = tuple(_family_view(state, family, viewer) for family in state.order)
    ending = state.ending
    return View(
        phase=state.phase,
        number=NUMBER[state.phase],
        round=state.round,
        first=COLOURS[state.first],
        awaited=tuple(COLOURS[family] for family in state.awaited),
        families=families,
        mine=tuple(_own_view(state, family) for family in state.owned_by(viewer)),
        supply=state.supply,
        births=_births(state),
        hungry=COLOURS[state.eaters[0]] if state.missing else None,
        missing=state.missing,
        youth_hut=HUT_NAMES[state.youths[0][1]] if state.youths else None,
        kept=tuple((HUT_NAMES[hut], KINDS[kind]) for hut, kind in state.kept),
        reports=state.reports,
        short=tuple(ShortView(kind, count) for kind, count in shortages(state).items()),
        variants=_variants(state),
        free_discard=state.options.free_discard,
        chance=state.options.chance,
        reveal=state.options.reveal,
        youth_compulsory=state.options.youth_compulsory,
        winners=ending.winners if ending else None,
        rule=ending.rule if ending else None,
    )


def secrets(state: State, viewer: Seat | None) -> frozenset[str]:
    """Return the counters and notes of other seats that were not revealed in this round."""
    counters = (token(family, spell) for family in _others(state, viewer) for spell in SPELLS)
    notes = (vote.notation for vote in state.votes if state.owners[vote.family] != viewer)
    hidden = {name for name in counters if name not in state.shown}
    return frozenset((*hidden, *notes))


def _others(state: State, viewer: Seat | None) -> tuple[Family, ...]:
    return tuple(family for family in state.order if state.owners[family] != viewer)


def _family_view(state: State, family: Family, viewer: Seat | None) -> FamilyView:
    clan = state.clans[family]
    return FamilyView(
        name=COLOURS[family],
        seat=state.owners[family],
        huts=tuple(_hut_view(state, hut, viewer) for hut in huts_of(family)),
        camp=PeopleView(*clan.camp),
        members=clan.members,
        hunters=hunters(clan.people),
        birds=clan.birds,
        pole=clan.pole,
        is_extinct=clan.is_extinct,
        is_barred=clan.is_barred,
        to_place=len(state.chosen[family]) if state.chosen else 0,
        is_awaited=family in state.awaited,
    )


def _hut_view(state: State, hut: Hut, viewer: Seat | None) -> HutView:
    lying = (counter for counter in state.counters if counter.hut == hut)
    counters = tuple(_counter_view(state, counter, viewer) for counter in lying)
    return HutView(HUT_NAMES[hut], PeopleView(*state.people_in(hut)), counters)


def _counter_view(state: State, counter: Counter, viewer: Seat | None) -> CounterView:
    is_known = counter.is_revealed or state.owners[counter.owner] == viewer
    name = token(counter.owner, counter.spell) if is_known else None
    return CounterView(COLOURS[counter.owner], name, counter.is_revealed)


def _own_view(state: State, family: Family) -> OwnView:
    sheet = next((orders for writer, orders in state.sheets if writer == family), ())
    mine = [(lying.spell, lying.hut) for lying in state.counters if lying.owner == family]
    placed = (*mine, *sheet)
    chosen = state.chosen[family] if state.chosen else ()
    used = {*chosen, *(spell for spell, _ in placed)}
    return OwnView(
        family=COLOURS[family],
        hand=tuple(token(family, spell) for spell in SPELLS if spell not in used),
        chosen=tuple(token(family, spell) for spell in chosen),
        placed=tuple((token(family, spell), HUT_NAMES[hut]) for spell, hut in placed),
        pending=tuple(token(family, counter.spell) for counter in pending(state, family)),
        marked=tuple(token(who, spell) for who, spell in state.marked if who == family),
        note=next((vote.notation for vote in state.votes if vote.family == family), None),
        allowance=allowance(state, family),
    )


def _births(state: State) -> tuple[BirthView, ...]:
    if state.phase is not Phase.THROWING:
        return ()
    huts = huts_of(state.queue[0])
    due = (birth for birth in state.births if birth.hut in huts and birth.sex is None)
    return tuple(BirthView(HUT_NAMES[birth.hut], birth.children) for birth in due)


def _variants(state: State) -> tuple[str, ...]:
    options = state.options
    named = {
        "village": options.village,
        f"spells_{options.spells}": options.spells != "base",
        f"meal_{options.meal}": options.meal != "base",
        "totem_a": options.totem_a,
        "totem_b": options.totem_b,
    }
    return tuple(name for name, is_on in named.items() if is_on)
