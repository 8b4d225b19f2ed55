"""The hall's state of its tables: correct, bounded, and safe from invalid messages."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from firmware_host.hall.tables import TABLES_AT_MOST, BadMessageError, Tables
from firmware_host.wire.public import Health, MatchResult, Results, Summary

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


def test_a_silent_table_is_offline_although_its_last_will_was_lost(tables: Tables) -> None:
    assert [card.condition for card in tables.cards(130.0)] == ["online"]
    assert [card.condition for card in tables.cards(130.1)] == ["silent"]
    tables.take("totem/b1/public/health", encoded(Health(1, 10.0, 15)), 131.0)
    assert [card.condition for card in tables.cards(131.0)] == ["online"]


def test_a_last_will_means_offline_and_an_empty_status_removes_the_table(tables: Tables) -> None:
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
        ("totem/b1/seat/0/view", b"{}"),
        ("totem/no spaces/status", ONLINE),
        ("totem/" + "x" * 33 + "/status", ONLINE),
        ("elsewhere/b1/status", ONLINE),
    ],
)
def test_foreign_messages_change_nothing(tables: Tables, topic: str, payload: bytes) -> None:
    before = tables.cards(100.0)
    assert tables.take(topic, payload, 100.0) is None
    assert tables.cards(100.0) == before


def result_of(**changes: Any) -> bytes:
    """Return a message of results with one that was changed."""
    plain = {
        "match": "m",
        "game": "arriba",
        "seats": 2,
        "names": ["Ann", None],
        "started_at": "2026-01-01",
        "ended_at": "2026-01-01",
        "outcome": {"winners": [0], "scores": {"0": 3}, "rule": "arriba.lowest"},
    }
    return json.dumps({"results": [plain | changes]}).encode()


def scores(**given: Any) -> bytes:
    return result_of(outcome={"winners": [0], "scores": given, "rule": "r"})


@pytest.mark.parametrize(
    ("kind", "payload"),
    [
        ("public/summary", b"no json"),
        ("public/summary", b'{"seats": 7}'),
        ("public/summary", b"[" * 10_000),
        ("public/summary", b'{"title": {"fr": "%s"}}' % (b"x" * 2_000)),
        ("public/summary", b'{"seats": [%s]}' % b",".join([b'{"seat": 0}'] * 65)),
        ("public/summary", b'{"number": -1}'),
        ("status", b'{"online": "perhaps"}'),
        ("status", b'{"online": true, "version": "%s"}' % (b"x" * 101)),
        ("public/health", b'{"beat": 1, "every_s": 0, "up_s": 1}'),
        ("public/health", b'{"beat": 1, "every_s": 1e300, "up_s": 1}'),
        ("public/results", scores(a=2**70)),
        ("public/results", scores(a=-(2**31) - 1)),
        ("public/results", scores(a=1.5)),
        ("public/results", scores(**{str(n): 0 for n in range(65)})),
        ("public/results", result_of(outcome={"winners": [2**31], "rule": "r"})),
        ("public/results", result_of(seats=2**40)),
        ("public/results", result_of(names=["x" * 101])),
        ("public/results", result_of(names=["a\0b"])),
        ("public/results", result_of(names=[None] * 65)),
        ("public/results", result_of(game="x" * 101)),
        ("public/results", result_of(ended_at="\0")),
        ("public/results", b'{"results": [%s]}' % b",".join([result_of()[13:-2]] * 201)),
        ("public/results", b'{"results": [], "box": "b2"}'),
    ],
)
def test_invalid_messages_are_named_and_change_nothing(
    tables: Tables, kind: str, payload: bytes
) -> None:
    before = tables.cards(100.0)
    with pytest.raises(BadMessageError):
        tables.take(f"totem/b1/{kind}", payload, 100.0)
    assert tables.cards(100.0) == before


def test_results_within_the_bounds_are_taken(tables: Tables) -> None:
    for payload in (result_of(), scores(a=2**31 - 1), result_of(names=["x" * 100])):
        news = tables.take("totem/b1/public/results", payload, 100.0)
        assert news is not None
        assert len(news.results) == 1


def test_the_memory_of_the_hall_is_bounded() -> None:
    tables = Tables()
    for number in range(TABLES_AT_MOST + 10):
        tables.take(f"totem/b{number}/status", ONLINE, 0.0)
    assert len(tables.cards(0.0)) == TABLES_AT_MOST
    assert tables.take("totem/b0/public/summary", encoded(Summary(number=4)), 0.0) is not None
