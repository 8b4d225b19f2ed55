"""Frozen values as plain dictionaries, for everything that leaves the process."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


_SEQUENCES = (tuple, list)

_kinds: dict[type[Any], str] = {}
_names: dict[type[Any], tuple[str, ...]] = {}


def kind_of(event: Any) -> str:
    """Return the name of an event's type on the wire."""
    event_type = event.__class__
    if event_type not in _kinds:
        _kinds[event_type] = _HUMP.sub("_", event_type.__name__).lower()
    return _kinds[event_type]


def plain_event(event: Any) -> dict[str, Any]:
    """Return the event as a dictionary that names its kind."""
    return {"kind": kind_of(event), **_plain(event)}


def _plain(value: Any) -> Any:
    """Do what `dataclasses.asdict` does, without copying values that never change."""
    kind = value.__class__
    if names := _fields_of(kind):
        return {name: _plain(getattr(value, name)) for name in names}
    if kind in _SEQUENCES:
        return [_plain(item) for item in value]
    if kind is dict:
        return {key: _plain(item) for key, item in value.items()}
    return value


def _fields_of(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of a dataclass's fields; other types have none."""
    if kind not in _names:
        is_data = dataclasses.is_dataclass(kind)
        _names[kind] = tuple(it.name for it in dataclasses.fields(kind)) if is_data else ()
    return _names[kind]
