"""The log says a thing once a second, however often it happens."""

from __future__ import annotations

import logging

from firmware_host.texts.log import OncePerSecond


def record(text: str, *facts: object, **extra: str) -> logging.LogRecord:
    """Return a line for the log."""
    line = logging.LogRecord("web", logging.WARNING, "", 0, text, facts, None)
    line.__dict__.update(extra)
    return line


def test_one_line_a_second_of_a_kind_and_how_many_were_left_out() -> None:
    now = [0.0]
    passes = OncePerSecond(lambda: now[0]).filter
    written = [passes(record("refused %s", count)) for count in range(1_000)]
    assert written.count(True) == 1
    assert passes(record("something else"))
    now[0] = 1.0
    again = record("refused %s", "x")
    assert passes(again)
    assert again.getMessage() == "refused x (999 more like it before)"


def test_records_that_name_a_kind_are_counted_by_it() -> None:
    passes = OncePerSecond(lambda: 0.0).filter
    assert passes(record("%s", "the hall is away", kind="hall"))
    assert passes(record("%s", "the disk is full", kind="disk"))
    assert not passes(record("%s", "the hall is away", kind="hall"))
