"""Decoder errors as problems: a reason and facts, which have texts in both languages."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from firmware_host.table.problems import Problem

_AT: Final = re.compile(r" - at `\$\.?(.*)`$")
_MISSING: Final = re.compile(r"Object missing required field `(.+)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.+)`")
_TYPE: Final = re.compile(r"Expected `([^`]+)`, got `([^`]+)`")
_BOUND: Final = re.compile(r"Expected `\w+` ([<>])=? (-?\d+)")
_VALUE: Final = re.compile(r"Invalid (?:enum )?value '?([^']*)'?")
_BYTE: Final = re.compile(r"\(byte (\d+)\)")
_AT_MOST: Final = 60


def bad_command(reason: str, field: str = "", wanted: str | int = "", got: str = "") -> Problem:
    """Return the problem with JSON that is no command."""
    return Problem(
        "bad-command",
        reason=reason,
        field=field[:_AT_MOST],
        wanted=wanted,
        got=got[:_AT_MOST],
    )


def invalid(error: msgspec.ValidationError) -> Problem:
    """Return the problem of a validation error; the decoder's own English text is not used."""
    said = str(error)
    found = _AT.search(said)
    place = found[1] if found else ""
    said = _AT.sub("", said)
    for reason, pattern in (("missing", _MISSING), ("unknown", _UNKNOWN)):
        if named := pattern.fullmatch(said):
            return bad_command(reason, f"{place}.{named[1]}" if place else named[1])
    if not place and said.startswith("Expected `object`"):
        return bad_command("shape")
    if types := _TYPE.fullmatch(said):
        return bad_command("type", place, _kind(types[1]), _kind(types[2]))
    if bound := _BOUND.fullmatch(said):
        return bad_command("least" if bound[1] == ">" else "most", place, int(bound[2]))
    if value := _VALUE.fullmatch(said):
        return bad_command("value", place, got=value[1])
    return bad_command("other", place)


def not_json(error: Exception) -> Problem:
    """Return the problem with bytes that are no JSON."""
    if isinstance(error, RecursionError):
        return Problem("not-json", reason="deep", at=0)
    if isinstance(error, UnicodeDecodeError):
        return Problem("not-json", reason="encoding", at=0)
    if at := _BYTE.search(str(error)):
        return Problem("not-json", reason="malformed", at=int(at[1]))
    return Problem("not-json", reason="truncated" if "truncated" in str(error) else "other", at=0)


def _kind(types: str) -> str:
    """Return the name of a type, without `null` where the value may be absent."""
    return "-".join(each for each in types.split(" | ") if each != "null") or "null"
