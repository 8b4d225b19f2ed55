"""TOML settings files; errors name the file, the line and the key."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from firmware_host.config.plain_file import leaves, parse_toml, read_plain_text
from firmware_host.config.private import warn_if_open

T = TypeVar("T")
Bounds = tuple[int, int]

_PASSWORD_IN_URL = re.compile(r"://[^/?#\s]*:[^/?#\s]+@")
_ITEM = re.compile(r"\[\d+\]$")
_QUOTED_AT_MOST = 80
_REASON_AT_MOST = 200
_FIELD = re.compile(r"`([^`]+)`")


class ConfigError(ValueError):
    """A configuration that cannot be used; the message names file, line and key."""


def read_settings(path: Path, kind: type[T], bounds: Mapping[str, Bounds]) -> tuple[T, str]:
    """Return settings of that kind and the text of their file, or raise ConfigError."""
    try:
        text = read_plain_text(path)
    except (OSError, ValueError) as error:
        raise ConfigError(f"{path} cannot be read: {reason_of(error)}") from error
    try:
        tables = parse_toml(text)
    except ValueError as error:
        raise ConfigError(f"{path}: not valid TOML: {error}") from error
    try:
        settings = msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        raise ConfigError(_explain(path, text, str(error), kind())) from error
    if any(has_password(each) for each in leaves(tables) if isinstance(each, str)):
        warn_if_open(path)
    for key, limits in bounds.items():
        table, _, name = key.partition(".")
        check_bound(path, text, key, getattr(getattr(settings, table), name), limits)
    return settings, text


def has_password(url: str) -> bool:
    """Tell whether an address contains a password."""
    return _PASSWORD_IN_URL.search(url) is not None


def check_bound(path: Path, text: str, key: str, value: int, bounds: Bounds) -> None:
    """Raise ConfigError for a number outside its bounds."""
    low, high = bounds
    if not low <= value <= high:
        raise ConfigError(
            f"{path}:{line_of(text, key)}: `{key}` is {value}, it must lie between {low} and {high}"
        )


def check_path(path: Path, text: str, key: str, value: str) -> None:
    """Raise ConfigError where no file can be, such as an unknown user after ~ or a null byte."""
    try:
        Path(value).expanduser().resolve()
    except (RuntimeError, ValueError) as error:
        raise ConfigError(
            f"{path}:{line_of(text, key)}: `{key}` is {value[:_QUOTED_AT_MOST]!r}, "
            f"no file can be there: {error}"
        ) from error


def check_paths(path: Path, text: str, settings: Any, keys: Iterable[str]) -> None:
    """Raise ConfigError for the first of these keys whose value is no path."""
    for key in keys:
        table, _, name = key.partition(".")
        check_path(path, text, key, getattr(getattr(settings, table), name))


def _explain(path: Path, text: str, fault: str, defaults: Any) -> str:
    """Return the message of a validation error with the full key and its line."""
    reason, _, place = fault.partition(" - at `$")
    table = place.rstrip("`").lstrip(".")
    unknown = _FIELD.search(reason) if "unknown field" in reason else None
    key = ".".join(part for part in (table, unknown[1] if unknown else "") if part)
    if unknown:
        known = ", ".join(_known_keys(defaults, table))
        shown = key[:_QUOTED_AT_MOST]
        return f"{path}:{line_of(text, key)}: unknown key `{shown}`; known here: {known}"
    return f"{path}:{line_of(text, key)}: `{key}`: {reason[:_REASON_AT_MOST]}"


def _known_keys(defaults: Any, table: str) -> list[str]:
    name, bracket, _ = table.partition("[")
    part: Any = getattr(defaults, name) if name else defaults
    part = part[0] if bracket else part
    return [field.name for field in msgspec.structs.fields(part)]


def line_of(text: str, key: str) -> int:
    """Return the line number of the key, or of its table when the key is missing."""
    table, fallback = "", 1
    counts: Counter[str] = Counter()
    # All items of a list share the line of its key; each table of an array has a line of its own.
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
    """Return a key or a table's name without brackets, quotes and spaces."""
    return ".".join(part.strip(" []\"'") for part in key.split("."))


def reason_of(error: Exception) -> str:
    """Return why a file cannot be read, without the number and path of an OSError."""
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
