"""Whatever arrives on a command topic: a command or one clear problem, never anything else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from host_tables import BareTable
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.verdicts import Illegal
from firmware_host import commands as do
from firmware_host import wire
from firmware_host.frontends.inbox import COMMAND_AT_MOST, read_command
from firmware_host.problems import Problem
from firmware_host.table.decision import HOST, Origin
from firmware_host.texts import Speaker

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


def answer(table: BareTable, origin: Origin, body: bytes) -> bytes:
    """Return the reply as bytes, as the MQTT frontend makes it."""
    try:
        command_id, command = read_command(origin, body)
        decision = table.ask(origin, command)
    except Problem as problem:
        said = Speaker().problem(problem)
        assert all(text and "{???}" not in text for text in said.values()), said
        return wire.encode(wire.problem("", table.state, problem))
    if isinstance(decision, Illegal):
        return wire.encode(wire.refused(command_id, table.state, decision, None))
    return wire.encode({"id": command_id, "ok": True, "number": table.state.number})


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
        assert wire.encode([wire.table(table.state), wire.host_view(table.state)])


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
def test_what_is_wrong_is_named(body: bytes, key: str) -> None:
    with pytest.raises(Problem) as caught:
        read_command(0, body)
    assert caught.value.key == key


def test_the_id_comes_back_cut_to_a_line_even_when_the_rest_is_wrong() -> None:
    assert read_command(0, b'{"do":"pause","id":"a7"}') == ("a7", do.Pause(id="a7"))
    long_id, _ = read_command(0, b'{"do":"pause","id":"' + b"x" * 999 + b'"}')
    assert long_id == "x" * 64
    with pytest.raises(Problem) as caught:
        read_command(0, b'{"do":"dance","id":12}')
    assert caught.value.facts["id"] == "12"


def test_host_and_seats_have_their_own_commands() -> None:
    assert read_command(HOST, b'{"do":"end"}')[1] == do.End()
    assert read_command(3, b'{"do":"resign"}')[1] == do.Resign()
    mixed: list[tuple[Origin, bytes]] = [(3, b"end"), (3, b"correct"), (HOST, b"resign")]
    for origin, name in mixed:
        with pytest.raises(Problem, match="unknown-do"):
            read_command(origin, b'{"do":"%s"}' % name)


@pytest.mark.parametrize("name", ["x" * 3_000, "x" * 60_000])
def test_even_what_is_far_too_long_is_named(name: str) -> None:
    body = msgspec.json.encode(
        {"do": "new_match", "game": "arriba", "seats": 3, "options": {name: 1}}
    )
    assert b"There is no setting \xe2\x80\x9cxxx" in answer(BareTable(), HOST, body)
