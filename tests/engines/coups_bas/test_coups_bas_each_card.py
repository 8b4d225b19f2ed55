"""The same checks for each of the fifteen cards.

A row is a position and a line; what it brings is written beside it, or the rule that refuses it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from engines.coups_bas.components import BY_KIND, KINDS, Kind
from engines.coups_bas.state import Phase
from engines.coups_bas.targets import NEEDS
from tests.engines.coups_bas.lodge import Lodge

FIVE = "H3b H3c H4b H4c H5b"
GUARDS = {"steal": "H2e", "destroy": "H6e"}
AIMS = {1: "1", 2: "1 2"}


@dataclass(frozen=True)
class Case:
    """Where a card is played, how, and what becomes of hands and totems."""

    play: str
    seats: int = 4
    hands: dict[int, str] = field(default_factory=dict[int, str])
    totems: dict[int, str] = field(default_factory=dict[int, str])
    after_totems: dict[int, str] = field(default_factory=dict[int, str])
    after_hands: dict[int, str] = field(default_factory=dict[int, str])
    pile: int | None = None
    then: tuple[str, ...] = ()

    @property
    def kind(self) -> Kind:
        """Return the card in question."""
        return Kind(self.play[:2])

    def lodge(self, **options: Any) -> Lodge:
        """Return the table before the card is played."""
        card = self.play.split()[0]
        hands = {0: card, **self.hands}
        return Lodge(self.seats, hands=hands, totems=self.totems, pile=self.pile, **options)


EFFECTS = [
    Case(
        "H1a 1",
        totems={0: "H3a", 1: "H7a H6a"},
        after_totems={0: "H7a H6a", 1: "H3a H1a"},
    ),
    Case("H2a", totems={0: "H3a"}, after_totems={0: "H3a H2a"}),
    Case(
        "H3a 1",
        hands={1: "L6a L6b L6c"},
        then=("chance steal L6a L6c",),
        after_totems={0: "H3a"},
        after_hands={0: "L6a L6c", 1: "L6b"},
    ),
    Case(
        "H4a 1",
        hands={0: "H4a L8a", 1: "L6a L6b"},
        after_totems={0: "H4a"},
        after_hands={0: "L6a L6b", 1: "L8a"},
    ),
    Case(
        "H5a",
        then=("0 leave",),
        after_totems={0: "H5a"},
        after_hands={0: ""},
    ),
    Case("H6a", after_totems={0: "H6a"}),
    Case("H7a 1", totems={1: "H3a H2a"}, after_totems={0: "H7a", 1: "H3a"}),
    Case("L2a 1", seats=2, totems={1: "H3a H2a"}, after_totems={1: "H3a"}),
    Case(
        "L3a",
        totems={0: "H1a", 1: "H2a", 3: "H6a"},
        after_totems={0: "H6a", 1: "H1a", 2: "H2a", 3: ""},
    ),
    Case("L4a 1", totems={1: "H3a H2a H4a"}, after_totems={1: "H3a"}),
    Case("L6a 1", totems={1: "H3a H4a"}, after_totems={1: "H3a"}, after_hands={0: "H4a"}),
    Case("L7a 1 2", totems={1: "H3a H4a"}, after_totems={1: "H3a", 2: "H4a"}),
    Case("L8a", hands={0: "L8a H2a"}, pile=0, after_hands={0: "H2a"}),
]
"""What each card does; *On arrive !* and *Faux pas !* are answers and have their own tests."""

BY_CARD = {case.kind: case for case in EFFECTS}
ANSWERS = {Kind("L1"), Kind("L5")}
HEADS = [kind for kind in KINDS if kind.startswith("H")]
AIMED = [kind for kind in KINDS if kind in NEEDS]
WITHOUT_NEED_OF_FLOORS = (Kind("H1"), Kind("H3"), Kind("H4"))


def test_no_card_is_forgotten() -> None:
    assert set(BY_CARD) | ANSWERS == set(KINDS)
    assert len(EFFECTS) == len(BY_CARD)


@pytest.mark.parametrize("kind", BY_CARD)
def test_its_effect(kind: Kind) -> None:
    case = BY_CARD[kind]
    lodge = case.lodge().stand(f"0 play {case.play}").do(*case.then)
    assert {seat: lodge.totem(seat) for seat in case.after_totems} == case.after_totems
    assert {seat: lodge.hand(seat) for seat in case.after_hands} == case.after_hands
    card = case.play.split()[0]
    assert (card in lodge.state.discard) == (kind not in HEADS)


@pytest.mark.parametrize("top", GUARDS.values())
@pytest.mark.parametrize("kind", AIMED)
def test_each_protection_against_it(kind: Kind, top: str) -> None:
    case = BY_CARD[kind]
    lodge = Lodge(case.seats, hands=case.hands | {0: f"{kind}a"}, totems={1: f"H3e {top}"})
    guard = GUARDS.get(BY_KIND[kind].icon)
    expected = "protected" if guard == top else None
    assert lodge.refusal(f"0 play {kind}a {AIMS[NEEDS[kind]]}") == expected


@pytest.mark.parametrize("kind", AIMED)
def test_a_covered_protection_does_not_stop_it(kind: Kind) -> None:
    case = BY_CARD[kind]
    totems = {1: f"{GUARDS['steal']} {GUARDS['destroy']} H3e"}
    lodge = Lodge(case.seats, hands=case.hands | {0: f"{kind}a"}, totems=totems)
    assert lodge.refusal(f"0 play {kind}a {AIMS[NEEDS[kind]]}") is None


@pytest.mark.parametrize("kind", AIMED)
def test_it_without_a_target(kind: Kind) -> None:
    """A head is laid without its power; a low blow stays in the hand."""
    case = BY_CARD[kind]
    lodge = Lodge(case.seats, hands={0: f"{kind}a"})
    aimed = lodge.refusal(f"0 play {kind}a {AIMS[NEEDS[kind]]}")
    assert aimed == (None if kind in WITHOUT_NEED_OF_FLOORS else "target_empty")
    bare = lodge.refusal(f"0 play {kind}a")
    assert bare == (None if kind in HEADS else "target_count")
    assert lodge.refusal(f"0 discard {kind}a") is None


OWN = {
    **dict.fromkeys(("H1", "H3", "H4"), ("target_seat",) * 3),
    **dict.fromkeys(("H7", "L6"), ("target_seat", "target_seat", None)),
    **dict.fromkeys(("L2", "L4", "L7"), (None, "target_seat", None)),
}
"""What refuses the own totem or hand as a target: by default, never, always."""


@pytest.mark.parametrize("kind", AIMED)
def test_it_on_the_own_totem(kind: Kind) -> None:
    case = BY_CARD[kind]
    aims = "0 1" if NEEDS[kind] == 2 else "0"
    found = tuple(
        Lodge(
            case.seats, hands={0: f"{kind}a L8a"}, totems={0: "H3d H3e"}, own_totem=setting
        ).refusal(f"0 play {kind}a {aims}")
        for setting in ("low_blows", "never", "always")
    )
    assert found == OWN[kind]


SHORT: list[tuple[Case, int]] = [
    (Case("H3a 1", hands={1: "L6a"}, then=("chance steal L6a",)), 1),
    (Case("H3a 1", hands={1: ""}), 0),
    (Case("H4a 1", hands={1: ""}), 0),
    (Case("H5a", pile=2, then=("0 look", "0 shed L5a")), 1),
    (Case("H5a", pile=1, then=("0 look",)), 1),
    (Case("L7a 1 2", totems={1: "H3a"}, hands={0: "L7a H2a"}, pile=0), 1),
    (Case("L8a", hands={0: "L8a H2a"}, pile=1), 2),
    (Case("L8a", hands={0: "L8a H2a"}, pile=0), 1),
]


@pytest.mark.parametrize(("case", "held"), SHORT)
def test_it_with_a_short_pile_or_hand(case: Case, held: int) -> None:
    lodge = case.lodge().stand(f"0 play {case.play}").do(*case.then)
    assert len(lodge.hand(0).split()) == held


@pytest.mark.parametrize("kind", BY_CARD)
def test_it_being_countered(kind: Kind) -> None:
    """Nothing happens but that it is discarded, and the counterer has the turn."""
    case = BY_CARD[kind]
    last = case.seats - 1
    card = case.play.split()[0]
    hands = {0: f"{card} L8b", 1: "L8c L8d", last: "L5a H4e"}
    lodge = Lodge(case.seats, hands=hands, totems=case.totems)
    before = [lodge.totem(seat) for seat in range(case.seats)]
    held = [lodge.hand(seat) for seat in range(1, last)]
    lodge.do(f"0 play {case.play}").answer(last, "L5a")
    while lodge.state.phase in (Phase.OPENING, Phase.WINDOW):
        lodge.lapse()
    assert [lodge.totem(seat) for seat in range(case.seats)] == before
    assert [lodge.hand(seat) for seat in range(1, last)] == held
    assert (lodge.hand(0), lodge.hand(last)) == ("L8b", "H4e")
    assert lodge.state.discard[-2:] == (card, "L5a")
    assert (lodge.state.active, lodge.state.phase) == (last, Phase.ACTION)


@pytest.mark.parametrize("kind", HEADS)
def test_a_head_as_the_sixth_floor_wins_and_its_power_rests(kind: Kind) -> None:
    aims = f" {AIMS[NEEDS[kind]]}" if kind in NEEDS else ""
    lodge = Lodge(2, hands={0: f"{kind}a"}, totems={0: FIVE, 1: "H4e"})
    held = lodge.hand(1)
    lodge.stand(f"0 play {kind}a{aims}")
    assert "sixth_floor" in lodge.rules
    assert (lodge.totem(1), lodge.hand(1)) == ("H4e", held)
