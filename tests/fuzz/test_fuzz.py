"""Every parser returns a value or refuses in a sentence, for inputs that are nearly right."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.growth import steep_input
from tests.fuzz.mutations import inputs_of
from tests.fuzz.target import Target, is_accepted
from tests.fuzz.targets import TARGETS

if TYPE_CHECKING:
    from collections.abc import Callable

EXAMPLES = 80

each_target = pytest.mark.parametrize("name", TARGETS)


@each_target
def test_a_parser_accepts_its_seeds(name: str) -> None:
    target = TARGETS[name]
    assert [seed for seed in target.seeds() if not is_accepted(target, seed)] == []


@pytest.mark.suite
@each_target
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data())
def test_a_parser_returns_a_value_or_refuses(name: str, data: st.DataObject) -> None:
    target = TARGETS[name]
    is_accepted(target, data.draw(inputs_of(target)))


def _lengthy(data: bytes) -> None:
    raise _RefusedError(data.decode() * 2_000)


def _wrong(data: bytes) -> None:
    raise KeyError(data)


class _RefusedError(Exception):
    pass


@pytest.mark.parametrize(
    ("read", "data"), [(_wrong, b"x"), (_lengthy, b"x"), (_lengthy, b"\n"), (_lengthy, b" ")]
)
def test_what_is_no_refusal_in_one_sentence_is_a_finding(
    read: Callable[[bytes], None], data: bytes
) -> None:
    with pytest.raises((KeyError, AssertionError)):
        is_accepted(Target(read, list, (_RefusedError,)), data)


def test_a_value_that_is_not_read_back_is_a_finding() -> None:
    def check(value: bytes) -> None:
        assert value == b"y"

    with pytest.raises(AssertionError):
        is_accepted(Target(bytes, list, check=check), b"x")


def test_a_pattern_that_tries_every_combination_is_too_steep() -> None:
    header = re.compile(rb"([a-z]+):[ \t]*([^\x00\r\n]*?)[ \t]*")
    target = Target(header.fullmatch, list)
    assert steep_input(target, b"a:", b" ", b"\0") is not None
