"""Decoding of command messages: a command, or one clear problem."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.verdicts import Illegal
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST, Origin
from firmware_host.table.problems import Problem
from firmware_host.texts.texts import Sentences
from firmware_host.wire import build, replies
from firmware_host.wire.decode import COMMAND_AT_MOST, Received, decode_command
from tests.fixtures.host_tables import BareTable

NAMES = [
    "play",
    "undo",
    "agree",
    "decline",
    "pause",
    "resume",
    "resign",
    "name",
    "new_match",
    "end",
    "correct",
    "sit",
    "presses",
]
FIELDS = [
    "do",
    "id",
    "number",
    "move",
    "seat",
    "name",
    "language",
    "game",
    "seats",
    "options",
    "seed",
    "to",
    "moves",
    "reason",
]
WORDS = st.sampled_from(
    ["flip", "grab @0.030000000", "chance", "arriba", "fr", "0 flip", "asis", "", "lower 1"]
)
NUMBERS = st.integers(-3, 9) | st.sampled_from([2**53, 2**63, 2**64, 10**400, -(10**400)])
SCALARS = st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False)
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS | WORDS | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(WORDS | st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
NEAR_MISSES = st.builds(
    lambda name, fields: {"do": name, **fields},
    st.sampled_from(NAMES),
    st.dictionaries(st.sampled_from(FIELDS), VALUES | WORDS | NUMBERS, max_size=5),
)
BODIES = st.binary(max_size=60) | VALUES.map(msgspec.json.encode)
ORIGINS = st.sampled_from([0, 1, 7, HOST])


def received(origin: Origin, body: bytes) -> Received:
    """Return what arrived from a seat or from the host."""
    return decode_command(body, is_host=origin == HOST)


def problem(origin: Origin, body: bytes) -> Problem:
    """Return what is wrong with a body that is no command."""
    found = received(origin, body).command
    assert isinstance(found, Problem)
    return found


def answer(table: BareTable, origin: Origin, body: bytes) -> bytes:
    """Return the reply as bytes, as the MQTT frontend makes it."""
    command_id, command = received(origin, body)
    try:
        if isinstance(command, Problem):
            raise command
        decision = table.ask(origin, command)
    except Problem as fault:
        said = Sentences().problem(fault)
        assert all(text and "{???}" not in text for text in said.values()), said
        return build.encode(replies.problem(command_id, table.committed, fault))
    if isinstance(decision, Illegal):
        return build.encode(replies.refused(command_id, table.committed, decision, None))
    return build.encode({"id": command_id, "ok": True, "number": table.committed.number})


@settings(deadline=None, max_examples=200)
@given(origin=ORIGINS, body=BODIES)
def test_any_bytes_are_answered(origin: Origin, body: bytes) -> None:
    table = BareTable(seats=0)
    assert b'"ok":false' in answer(table, origin, body)


@settings(deadline=None, max_examples=300)
@given(asked=st.lists(st.tuples(ORIGINS, NEAR_MISSES), max_size=4))
def test_commands_that_are_nearly_right_are_answered(
    asked: list[tuple[Origin, dict[str, Any]]],
) -> None:
    table = BareTable()
    table.duel()
    for origin, command in asked:
        assert b'"ok":' in answer(table, origin, msgspec.json.encode(command))
        assert build.encode([build.table(table.committed), build.host_view(table.committed)])


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "not-json"),
        (b"\xff\xfe", "not-json"),
        (b"[]", "not-json"),
        (b"3", "not-json"),
        (b"[" * 60_000, "not-json"),
        (b'{"a":' * 9_000, "not-json"),
        (b'{"do":"pause","id":"\\ud800"}', "not-json"),
        (b"{}", "bad-command"),
        (b'{"do":7}', "bad-command"),
        (b'{"do":"dance"}', "unknown-do"),
        (b'{"do":"new_match"}', "unknown-do"),
        (b'{"do":"pause","colour":1}', "bad-command"),
        (b'{"do":"play","number":"1"}', "bad-command"),
        (b'{"do":"play","number":-1}', "bad-command"),
        (b'{"do":"play","number":' + b"9" * 400 + b"}", "bad-command"),
        (b'{"do":"pause","id":"' + b"x" * COMMAND_AT_MOST + b'"}', "too-large"),
    ],
)
def test_each_mistake_has_its_message(body: bytes, key: str) -> None:
    assert problem(0, body).key == key


def test_the_id_is_returned_shortened_even_for_an_invalid_command() -> None:
    assert received(0, b'{"do":"pause","id":"a7"}') == ("a7", do.Pause(id="a7"))
    assert received(0, b'{"do":"pause","id":"' + b"x" * 999 + b'"}').id == "x" * 64
    assert received(0, b'{"do":"dance","id":"' + b"x" * 999 + b'"}').id == "x" * 64
    assert received(0, b'{"do":"dance","id":12}').id == ""
    assert problem(0, b'{"do":"dance","id":12}').facts["id"] == "12"


def test_a_command_is_decoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at_twice = Mock(side_effect=AssertionError)
    monkeypatch.setattr(msgspec.json, "decode", looked_at_twice)
    body = b'{"do":"play","id":"a7","move":"flip","number":3}'
    assert received(0, body) == ("a7", do.Play(id="a7", move="flip", number=3))


def test_host_and_seats_have_their_own_commands() -> None:
    assert received(HOST, b'{"do":"end"}').command == do.End()
    assert received(3, b'{"do":"resign"}').command == do.Resign()
    mixed: list[tuple[Origin, bytes]] = [(3, b"end"), (3, b"correct"), (HOST, b"resign")]
    for origin, name in mixed:
        assert problem(origin, b'{"do":"%s"}' % name).key == "unknown-do"


@pytest.mark.parametrize("name", ["x" * 3_000, "x" * 60_000])
def test_a_much_too_long_command_is_refused(name: str) -> None:
    body = msgspec.json.encode(
        {"do": "new_match", "game": "arriba", "seats": 3, "options": {name: 1}}
    )
    assert b"There is no setting \xe2\x80\x9cxxx" in answer(BareTable(), HOST, body)
