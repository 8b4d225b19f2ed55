"""What the box says of coups_bas names people and cards, never seats by number or cards by code."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from engines.core.plain import plain_event
from engines.core.seats import Seat
from engines.core.verdicts import Illegal
from engines.coups_bas import events, secret
from engines.coups_bas.components import Card
from engines.coups_bas.play import chain, effects
from firmware_host.texts.texts import LANGUAGES, Sentences

if TYPE_CHECKING:
    from engines.core.verdicts import Facts

ZOE, LEA, TOM = map(Seat, range(3))
SENTENCES = Sentences(("Zoé", "Léa", "Tom"))
CODE = re.compile(r"\b[HL]\d[a-e]?\b")


@pytest.mark.parametrize(
    ("rule", "facts", "named"),
    [
        ("turn", {"active": LEA}, "Léa"),
        ("no_right", {"answerer": TOM}, "Tom"),
        ("target_empty", {"card": "L6", "target": ZOE}, "Zoé"),
        ("protected", {"card": "H7", "target": TOM}, "Tom"),
        ("not_in_hand", {"card": "H3b"}, "Tête de loup"),
        ("wrong_answer", {"card": "H3b", "answer": "L5"}, "Faux pas"),
    ],
)
def test_a_refusal_names_the_people_concerned(rule: str, facts: Facts, named: str) -> None:
    for said in SENTENCES.refusal("coups_bas", Illegal(f"coups_bas.{rule}", facts)).values():
        assert named in said
        assert not CODE.search(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("event", "named"),
    [
        (events.Moved(effects.GIFT, ZOE, LEA, TOM, Card("H5a")), ("Léa", "Tom", "Tête de lynx")),
        (events.Moved(effects.PILLAGE, ZOE, LEA, ZOE, Card("H5")), ("Zoé", "Léa", "Tête de lynx")),
        (events.Destroyed(effects.BISON, ZOE, TOM, (Card("H1a"), Card("H2b"))), ("Zoé", "Tom")),
        (events.Swapped(effects.COYOTE, LEA, TOM), ("Léa", "Tom")),
        (events.Cancelled(chain.CANCELLED, ZOE, Card("H3a"), TOM), ("Zoé", "Tom", "Tête de loup")),
        (secret.Stole(effects.WOLF, ZOE, TOM, 2, (Card("L5b"), Card("L8a"))), ("Zoé", "Tom", "2")),
    ],
)
def test_a_verdict_names_all_people_concerned(
    language: str, event: events.Event, named: tuple[str, ...]
) -> None:
    said = SENTENCES.verdict("coups_bas", language, plain_event(event))
    assert all(name in said for name in named), said
    assert not CODE.search(said)
