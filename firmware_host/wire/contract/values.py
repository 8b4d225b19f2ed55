"""Frozen values of the games as structs, so that their JSON Schema can be written."""

from __future__ import annotations

import dataclasses
import inspect
import types
import typing
from typing import Any, cast

import msgspec

from engines.core.game import AnyGame, Game
from engines.core.plain import kind_of


class Values:
    """Turns the dataclasses of one game into structs of the same fields."""

    def __init__(self, game: AnyGame) -> None:
        self._bases: tuple[Any, ...] = vars(type(game))["__orig_bases__"]
        self._made: dict[type, type] = {}

    def struct_of(self, kind: type) -> type:
        """Return the struct whose JSON is that of the dataclass."""
        if kind not in self._made:
            fields = self._fields(kind)
            self._made[kind] = msgspec.defstruct(kind.__name__, fields, namespace=_about(kind))
        return self._made[kind]

    def events(self) -> list[type]:
        """Return a struct for every event of `Game[State, Move, Event]`, each with its kind."""
        (base,) = (base for base in self._bases if typing.get_origin(base) is Game)
        union = typing.get_args(base)[-1]
        return [self._event(kind) for kind in typing.get_args(union) or (union,)]

    def _event(self, kind: type) -> type:
        named = typing.Literal[_kind_name(kind)]  # type: ignore[valid-type] # a name made just now
        fields = [("kind", named), *self._fields(kind)]
        return msgspec.defstruct(f"{kind.__name__}Event", fields, namespace=_about(kind))

    def _fields(self, kind: type) -> list[tuple[str, Any]]:
        hints = typing.get_type_hints(kind)
        return [(field.name, self._plain(hints[field.name])) for field in dataclasses.fields(kind)]

    def _plain(self, hint: Any) -> Any:
        if dataclasses.is_dataclass(hint):
            return self.struct_of(cast("type", hint))
        if isinstance(hint, typing.NewType):
            return self._plain(hint.__supertype__)
        origin, inner = typing.get_origin(hint), typing.get_args(hint)
        if origin is None or origin is typing.Literal:
            return hint
        parts = tuple(each if each is Ellipsis else self._plain(each) for each in inner)
        if origin in (typing.Union, types.UnionType):
            return typing.Union[parts]  # noqa: UP007 - the parts are not known before
        return origin[parts]


def _about(kind: type) -> dict[str, Any]:
    return {"__doc__": inspect.getdoc(kind)}


def _kind_name(kind: type) -> str:
    """Return the name on the wire; it is made from the type alone."""
    return kind_of(object.__new__(kind))
