"""Nothing tells before the first press whether the card just shown matches another.

Two tables are compared that differ in one card only: on one it matches a top, on the other not.
Everything shown and published must be the same but for that face, and as long.
"""

from __future__ import annotations

import dataclasses
import re
from typing import TYPE_CHECKING, Any

import pytest

from engines.arriba.components import SYMBOLS, shape_of
from engines.arriba.moves import Flip, Reveal
from engines.arriba.pending import card_turners
from engines.arriba.state import Phase
from engines.arriba.tops import matches
from engines.catalog import find_game
from engines.core.judge import judge
from engines.core.match import Match, begin
from engines.core.notation import NS_PER_MS
from engines.core.seats import CHANCE, Seat, clockwise
from engines.core.verdicts import Applied
from firmware_host.home_assistant.states import state_of
from firmware_host.panel.displays import arriba
from firmware_host.panel.displays.kit import Say, kit_of
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.lamps import BLINK_EVERY_TICKS, lit_lamps
from firmware_host.public.latest_verdict import LatestVerdict
from firmware_host.public.summary import summarise
from firmware_host.table.state import TableState
from firmware_host.table.table import Update
from firmware_host.texts.texts import translate
from firmware_host.wire import build
from tests.engines.playing import Setup, drift, seeded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.arriba.components import Card
    from engines.arriba.state import State

SEATS = 4
ENOUGH = 8
LANGUAGES = ("fr", "en")
FACE = re.compile(rb'(?<=[" ])[A-R][rgby](?=")')
MODES: tuple[dict[str, object], ...] = (
    {},
    {"flip_by": "tempo"},
    {"flip_by": "button", "hold_on_match": False, "several_matches": "one"},
    {"last_match": "end", "specials": "see_through"},
    {"deck": "scanned"},
    {"head_signal": "player"},
)


class BlankShapes(dict[str, Any]):
    """All cards with the same picture, so that screens differ only by what the box adds."""

    def get(self, key: str, default: Any = None) -> Any:
        """Return the one picture."""
        del key, default
        return next(iter(self.values()))

    def __getitem__(self, key: str) -> Any:
        return self.get(key)


def published(state: TableState, told: tuple[Any, ...]) -> list[bytes]:
    """Return every payload that the table, its guests, its host and a home are sent."""
    verdict = LatestVerdict()
    verdict.hear(Update(state, told))
    summary = summarise(state, verdict.now)
    payloads: list[Any] = [build.table(state), build.public_state(state), build.host_view(state)]
    payloads += [build.seat_view(state, seat) for seat in range(SEATS)]
    payloads += [build.events(state, told, None)]
    payloads += [build.events(state, told, seat) for seat in clockwise(0, SEATS)]
    payloads += [summary, *(state_of(summary, SEATS, language) for language in LANGUAGES)]
    return [build.encode(payload) for payload in payloads]


def shown(state: TableState, match: Match) -> list[Any]:
    """Return lamps and lights over a whole blink, and the screens on and off a flash."""
    view = match.game.view(match.state, None)
    seen: list[Any] = []
    for count in range(BLINK_EVERY_TICKS):
        tick = dataclasses.replace(Tick(count), awaited=dict(state.awaited))
        seen += [lit_lamps(state, frozenset(), tick), arriba.lights(view, 36, tick)]
        for language in LANGUAGES[count:]:
            kit = kit_of("arriba", language)
            blank = dataclasses.replace(kit, shapes=BlankShapes(kit.shapes))
            blank = dataclasses.replace(blank, say=ColourlessSay("arriba", language))
            seen.append(arriba.referee(blank, view, tick))
            seen += [arriba.seat(blank, view, seat, tick) for seat in range(SEATS)]
    return seen


class ColourlessSay(Say):
    """The texts with the same word for every colour: it is part of the face."""

    def __call__(self, key: str, /, **facts: str | float) -> str:
        """Return the text as if every card were red."""
        return translate(
            self.folder,
            self.language,
            key,
            {**facts, "colour": "r"} if "colour" in facts else facts,
        )


def owed(match: Match, clock_ns: int) -> list[Any]:
    """Return who acts, and what chance owes and when, as the alarm of the box asks for it."""
    game, state = match.game, match.state
    due = game.sample_chance(state, seeded(0), clock_ns) if game.owes_chance(state) else None
    time_ns = None if due is None else game.time_of(due)
    waits = (game.to_act(state), game.awaited(state), game.is_race(state))
    return [*waits, type(due), time_ns, game.clock(state), tuple(game.measures(state, due, state))]


def assert_same(one: Match, other: Match, told: tuple[Any, ...], retold: tuple[Any, ...]) -> None:
    """Compare all that a table gives away."""
    clock_ns = one.game.clock(one.state)
    assert owed(one, clock_ns) == owed(other, clock_ns)
    left, right = (TableState(SEATS, match=match, match_id="m") for match in (one, other))
    bodies, others = published(left, told), published(right, retold)
    assert [len(body) for body in bodies] == [len(body) for body in others]
    assert [FACE.sub(b"?", body) for body in bodies] == [FACE.sub(b"?", body) for body in others]
    assert shown(left, one) == shown(right, other)


def played(match: Match, seat: Seat, move: Any) -> Applied[Match, Any]:
    """Return the match after a legal move."""
    applied = match.play(seat, move)
    assert isinstance(applied, Applied), applied
    return applied


def is_due(state: State) -> bool:
    """Tell whether the next move shows a card: of chance, or of who names a real one."""
    if not state.is_box_deck:
        return state.phase in (Phase.FLIP, Phase.LOOK) and not state.presses
    at_tempo = state.phase is Phase.FLIP and state.options.flip_by == "tempo"
    return (at_tempo or state.phase in (Phase.TURNING, Phase.HEAD)) and not state.presses


def with_next(match: Match, card: Card) -> Match:
    """Return the match with that hidden card, exchanged with the flipper's next one."""
    state: State = match.state
    turner = state.flipper if state.phase is not Phase.HEAD else state.head
    assert turner is not None
    seat = next(seat for seat in state.from_seat(turner) if state.hands[seat].draw)
    swapped = {state.hands[seat].draw[0]: card, card: state.hands[seat].draw[0]}
    hands = tuple(
        dataclasses.replace(hand, draw=tuple(swapped.get(one, one) for one in hand.draw))
        for hand in state.hands
    )
    return dataclasses.replace(match, state=dataclasses.replace(state, hands=hands))


def twins(match: Match) -> tuple[Match, Match] | None:
    """Return the match with a next card that will match, and with one that will not."""
    state: State = match.state
    turner = state.flipper if state.phase is not Phase.HEAD else state.head
    assert turner is not None
    if not state.hands[turner].draw:
        return None
    tops = {shape_of(hand.open[-1]) for seat, hand in enumerate(state.hands) if hand.open}
    own = shape_of(state.hands[turner].open[-1]) if state.hands[turner].open else None
    hidden = [card for hand in state.hands for card in hand.draw if card in SYMBOLS]
    nexts = {hand.draw[0] for hand in state.hands if hand.draw}
    # In a common flip other hidden cards are shown too: only those that stay hidden are exchanged.
    hidden = [card for card in hidden if card not in nexts or card == state.hands[turner].draw[0]]
    fits = next((card for card in hidden if shape_of(card) in tops - {own, None}), None)
    misses = next((card for card in hidden if shape_of(card) not in tops), None)
    if fits is None or misses is None or state.hands[turner].draw[0] not in SYMBOLS:
        return None
    return with_next(match, fits), with_next(match, misses)


def shown_twice(match: Match) -> tuple[Applied[Match, Any], Applied[Match, Any]] | None:
    """Return what follows from a card that matches, and from one that does not."""
    if not match.state.is_box_deck:
        return named_twice(match)
    pair = twins(match)
    if pair is None:
        return None
    reveal = Reveal(match.state.clock_ns + 10 * NS_PER_MS)
    return played(pair[0], CHANCE, reveal), played(pair[1], CHANCE, reveal)


def named_twice(match: Match) -> tuple[Applied[Match, Any], Applied[Match, Any]] | None:
    """Return what follows when the next real card is named as either of two that it can be."""
    state: State = match.state
    seat = next(card_turners(state))
    others = (state.hands[other] for other in state.from_left_of(seat)[:-1])
    tops = {shape_of(hand.open[-1]) for hand in others if hand.open}
    can_be = [card for card in SYMBOLS if judge(match.game, state, seat, Flip(card)) is None]
    fits = next((card for card in can_be if shape_of(card) in tops), None)
    misses = next((card for card in can_be if shape_of(card) not in tops), None)
    if fits is None or misses is None:
        return None
    return played(match, seat, Flip(fits)), played(match, seat, Flip(misses))


def positions(mode: dict[str, object], seed: int) -> Iterator[Match]:
    """Yield the positions of a random match in which a card is about to be shown."""
    setup = Setup(find_game("arriba"), SEATS, {**mode, "rounds": 1}, seed)
    yield from (step.before for step in drift(setup) if is_due(step.before.state))


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(map(str, mode)) or "defaults")
def test_a_card_that_matches_is_shown_like_one_that_does_not(mode: dict[str, object]) -> None:
    compared = 0
    for match in positions(mode, seed=3):
        pair = shown_twice(match)
        if pair is None or compared == ENOUGH:
            continue
        one, other = pair
        was_head = match.state.phase is Phase.HEAD
        if not was_head and bool(matches(one.state.state)) <= bool(matches(other.state.state)):
            continue
        assert_same(one.state, other.state, one.events, other.events)
        compared += 1
        compare_what_follows(one.state, other.state)
    assert compared == ENOUGH


def compare_what_follows(one: Match, other: Match) -> None:
    """Let nobody press: the time-out and the next flip are the same too."""
    if one.state.phase is not Phase.LOOK:
        return
    game = one.game
    timeout = game.sample_chance(one.state, seeded(0), one.state.clock_ns)
    left, right = (played(each, CHANCE, timeout) for each in (one, other))
    assert_same(left.state, right.state, left.events, right.events)
    # A real card that is named is shown at once: from then on a match that it covers is told.
    if not one.state.is_box_deck:
        return
    if left.state.state.phase is Phase.FLIP and left.state.state.options.flip_by != "tempo":
        flipper = left.state.state.flipper
        left, right = (played(each.state, flipper, Flip()) for each in (left, right))
        assert_same(left.state, right.state, left.events, right.events)


def test_a_totem_card_lights_and_calls_nothing_either() -> None:
    match = begin(find_game("arriba"), SEATS, {})
    deal = match.game.sample_chance(match.state, seeded(1), 0)
    match = played(match, CHANCE, deal).state
    match = played(match, match.state.flipper, Flip()).state
    at_ns = match.state.clock_ns + NS_PER_MS
    cards = (next(c for c in match.state.hands[1].draw if c in SYMBOLS), "totem")
    seen = []
    for card in cards:
        top = match.state.hands[match.state.flipper]
        hand = dataclasses.replace(top, draw=(card, *top.draw[1:]))
        state = match.state.with_hands({match.state.flipper: hand})
        after = played(dataclasses.replace(match, state=state), CHANCE, Reveal(at_ns))
        table = TableState(SEATS, match=after.state, match_id="m")
        told = published(table, after.events)
        faces = [re.sub(rb'"([A-R][rgby]|totem)"', b"?", body) for body in told]
        seen.append((faces, owed(after.state, at_ns), lit_lamps(table, frozenset(), Tick())))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("seat", range(SEATS))
def test_announced_before_the_parties_are_lit(seat: int) -> None:
    """The comparison above would see a difference: children get one."""
    for match in positions({"announce": "before"}, seed=3):
        pair = twins(match) if match.state.phase is Phase.TURNING else None
        if pair is not None:
            at_ns = match.state.clock_ns + 10 * NS_PER_MS
            one, other = (played(each, CHANCE, Reveal(at_ns)) for each in pair)
            if matches(one.state.state) and not matches(other.state.state):
                lit = one.state.game.awaited(one.state.state)
                parties = next(iter(matches(one.state.state).values()))
                assert (seat in lit) == (seat in parties)
                assert other.state.game.awaited(other.state.state).get(Seat(seat)) != "button"
                return
    pytest.fail("no such position")
