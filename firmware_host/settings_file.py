"""A file of settings: TOML, checked whole; what is wrong is named with file and line."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

T = TypeVar("T")
Bounds = tuple[int, int]

_ITEM = re.compile(r"\[\d+\]$")
_FIELD = re.compile(r"`([^`]+)`")


class ConfigError(ValueError):
    """A configuration that cannot be used; the message names file, line and key."""


def read_settings(path: Path, kind: type[T], bounds: Mapping[str, Bounds]) -> tuple[T, str]:
    """Return settings of that kind and the text of their file, or raise ConfigError."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} cannot be read: {_reason(error)}") from error
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{path}: this is no TOML: {error}") from error
    try:
        settings = msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        raise ConfigError(_explain(path, text, str(error), kind())) from error
    for key, limits in bounds.items():
        table, _, name = key.partition(".")
        check_bound(path, text, key, getattr(getattr(settings, table), name), limits)
    return settings, text


def check_bound(path: Path, text: str, key: str, value: int, bounds: Bounds) -> None:
    """Refuse a number beyond its bounds."""
    low, high = bounds
    if not low <= value <= high:
        raise ConfigError(
            f"{path}:{line_of(text, key)}: `{key}` is {value}, it must lie between {low} and {high}"
        )


def _explain(path: Path, text: str, fault: str, defaults: Any) -> str:
    """Return the fault with the key spelled out and its line."""
    reason, _, place = fault.partition(" - at `$")
    table = place.rstrip("`").lstrip(".")
    unknown = _FIELD.search(reason) if "unknown field" in reason else None
    key = ".".join(part for part in (table, unknown[1] if unknown else "") if part)
    if unknown:
        known = ", ".join(_known_keys(defaults, table))
        return f"{path}:{line_of(text, key)}: unknown key `{key}`; known here: {known}"
    return f"{path}:{line_of(text, key)}: `{key}`: {reason}"


def _known_keys(defaults: Any, table: str) -> list[str]:
    name, bracket, _ = table.partition("[")
    part: Any = getattr(defaults, name) if name else defaults
    part = part[0] if bracket else part
    return [field.name for field in msgspec.structs.fields(part)]


def line_of(text: str, key: str) -> int:
    """Return the line on which the key stands, the first of its table if it stands on none."""
    table, fallback = "", 1
    counts: Counter[str] = Counter()
    # A list is one key, whichever of its items is meant; the tables of an array are many.
    key = _ITEM.sub("", key)
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        if line.startswith("[["):
            table = found = f"{_bare(line)}[{counts[_bare(line)]}]"
            counts[_bare(line)] += 1
        elif line.startswith("["):
            table = found = _bare(line)
        else:
            name = _bare(line.partition("=")[0])
            found = f"{table}.{name}" if table else name
        if found == key:
            return number
        if found and found == key.rpartition(".")[0]:
            fallback = number
    return fallback


def _bare(key: str) -> str:
    """Return a key or a heading without the signs that TOML allows around its parts."""
    return ".".join(part.strip(" []\"'") for part in key.split("."))


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
