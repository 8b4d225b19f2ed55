"""The log says a thing once a second, however often it happens."""

from __future__ import annotations

import logging

from firmware_host.texts.log import OncePerSecond


def record(text: str, *facts: object) -> logging.LogRecord:
    """Return a line for the log."""
    return logging.LogRecord("web", logging.WARNING, "", 0, text, facts, None)


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
