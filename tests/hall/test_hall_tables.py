"""What the hall knows of its tables: true, bounded, and deaf to nonsense."""

from __future__ import annotations

import msgspec
import pytest

from firmware_host.hall.tables import TABLES_AT_MOST, Tables
from firmware_host.public.payloads import Health, MatchResult, Results, Summary

ONLINE = b'{"online": true, "version": "9.9"}'


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


@pytest.fixture
def tables() -> Tables:
    known = Tables()
    known.take("totem/b1/status", ONLINE, 100.0)
    known.take("totem/b1/public/health", encoded(Health(0, 10.0, 5)), 100.0)
    return known


def test_a_table_is_known_by_its_messages(tables: Tables) -> None:
    news = tables.take("totem/b1/public/summary", encoded(Summary(game="arriba")), 101.0)
    assert news is not None
    assert (news.box, news.results) == ("b1", ())
    (card,) = tables.cards(101.0)
    assert (card.box, card.condition, card.version) == ("b1", "online", "9.9")
    assert card.summary.game == "arriba"


def test_silence_is_heard_although_the_last_will_was_lost(tables: Tables) -> None:
    assert [card.condition for card in tables.cards(130.0)] == ["online"]
    assert [card.condition for card in tables.cards(130.1)] == ["silent"]
    tables.take("totem/b1/public/health", encoded(Health(1, 10.0, 15)), 131.0)
    assert [card.condition for card in tables.cards(131.0)] == ["online"]


def test_a_last_will_says_offline_and_an_emptied_status_forgets(tables: Tables) -> None:
    tables.take("totem/b1/status", b'{"online": false, "version": "9.9"}', 101.0)
    assert [card.condition for card in tables.cards(101.0)] == ["offline"]
    assert tables.take("totem/b1/public/summary", b"", 101.0) is None
    assert tables.take("totem/b1/status", b"", 101.0) is not None
    assert tables.cards(101.0) == []


def test_results_are_handed_on(tables: Tables) -> None:
    result = MatchResult("m1", "arriba", 3, "t")
    news = tables.take("totem/b1/public/results", encoded(Results([result])), 101.0)
    assert news is not None
    assert news.results == (result,)


@pytest.mark.parametrize(
    ("topic", "payload"),
    [
        ("totem/b1/public/summary", b"no json"),
        ("totem/b1/public/summary", b'{"seats": 7}'),
        ("totem/b1/public/summary", b"[" * 10_000),
        ("totem/b1/status", b'{"online": "perhaps"}'),
        ("totem/b1/seat/0/view", b"{}"),
        ("totem/no spaces/status", ONLINE),
        ("totem/" + "x" * 33 + "/status", ONLINE),
        ("elsewhere/b1/status", ONLINE),
    ],
)
def test_nonsense_changes_nothing(tables: Tables, topic: str, payload: bytes) -> None:
    before = tables.cards(100.0)
    assert tables.take(topic, payload, 100.0) is None
    assert tables.cards(100.0) == before


def test_nobody_can_make_the_hall_grow_without_end() -> None:
    tables = Tables()
    for number in range(TABLES_AT_MOST + 10):
        tables.take(f"totem/b{number}/status", ONLINE, 0.0)
    assert len(tables.cards(0.0)) == TABLES_AT_MOST
    assert tables.take("totem/b0/public/summary", encoded(Summary(number=4)), 0.0) is not None
