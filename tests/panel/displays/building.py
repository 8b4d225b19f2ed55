"""Views of the engines out of plain facts, so that a scene names only what it is about."""

from __future__ import annotations

import types
import typing
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from typing import Any, TypeVar

T = TypeVar("T")

_BLANKS: dict[Any, Any] = {int: 0, str: "", bool: False, tuple: (), dict: {}}


def build(kind: type[T], facts: dict[str, Any]) -> T:
    """Return a value of the engine's dataclass; what the facts leave out is blank."""
    unknown = facts.keys() - {field.name for field in fields(kind)}  # type: ignore[arg-type]  # a dataclass, by contract
    assert not unknown, f"{kind.__name__} has no {unknown}"
    hints = typing.get_type_hints(kind)
    return kind(
        **{
            field.name: _value(hints[field.name], facts[field.name])
            if field.name in facts
            else _blank(field, hints[field.name])
            for field in fields(kind)  # type: ignore[arg-type]  # a dataclass, by contract
        }
    )


def _value(hint: Any, given: Any) -> Any:
    """Return what was given as the type wants it: dataclasses, members of enums, tuples."""
    if given is None or _is_built(hint, given):
        return given
    hint = _required(hint)
    if is_dataclass(hint):
        return build(typing.cast("type[Any]", hint), given)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(given)
    if typing.get_origin(hint) is tuple:
        inner = typing.get_args(hint)
        each = inner[:1] * len(given) if Ellipsis in inner else inner
        return tuple(_value(one, item) for one, item in zip(each, given, strict=True))
    return given


def _blank(field: Field[Any], hint: Any) -> Any:
    if field.default is not MISSING:
        return field.default
    if _required(hint) is not hint:
        return None
    if is_dataclass(hint):
        return build(typing.cast("type[Any]", hint), {})
    if isinstance(hint, type) and issubclass(hint, Enum):
        return next(iter(hint))
    if typing.get_origin(hint) is typing.Literal:
        return typing.get_args(hint)[0]
    if isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    return _BLANKS[typing.get_origin(hint) or hint]


def _required(hint: Any) -> Any:
    """Return the type without its None."""
    if typing.get_origin(hint) not in (typing.Union, types.UnionType):
        return hint
    parts = [part for part in typing.get_args(hint) if part is not types.NoneType]
    return parts[0] if len(parts) == 1 else typing.Union[tuple(parts)]  # noqa: UP007 - not known before


def _is_built(hint: Any, given: Any) -> bool:
    kind = _required(hint)
    return is_dataclass(kind) and isinstance(given, typing.cast("type[Any]", kind))
