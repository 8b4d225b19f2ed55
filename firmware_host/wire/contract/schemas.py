"""One set of JSON Schema definitions for everything on the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.catalog import GAMES
from engines.core.match import begin
from firmware_host.wire.contract.channels import CHANNELS
from firmware_host.wire.contract.requests import REQUESTS, STRUCTS
from firmware_host.wire.contract.values import Values

Schema = dict[str, Any]

_WITH_VIEW = ("PublicState", "SeatView")
_NOTICE: Schema = {
    "title": "Notice",
    "description": "Something about the table that is no move; its text is `notice-<key>`.",
    "type": "object",
    "properties": {
        "kind": {"const": "notice"},
        "key": {"type": "string"},
        "text": {"type": "object", "additionalProperties": {"type": "string"}},
        "seat": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        "name": {"type": "string"},
        "term": {"type": "integer"},
    },
    "required": ["kind", "key", "text"],
}


def definitions(root: str) -> dict[str, Schema]:
    """Return every definition by name; references begin with the root."""
    template = root + "{name}"
    kinds = [channel.kind for channel in CHANNELS]
    found, named = msgspec.json.schema_components([*kinds, *STRUCTS], ref_template=template)
    _require_what_is_sent(named)
    for channel, schema in zip(CHANNELS, found, strict=False):
        if channel.message not in named:
            named[channel.message] = schema
    views: dict[str, str] = {}
    events = [{"$ref": f"{root}Notice"}]
    named["Notice"] = _NOTICE
    for name in GAMES:
        of_game, view, told = _game(name, root)
        named |= of_game
        views[name] = view
        events += told
    for name in _WITH_VIEW:
        named[name]["allOf"] = [_if_game(game, view) for game, view in views.items()]
    named["EventMessage"]["properties"]["events"]["items"] = {"anyOf": events}
    return dict(sorted(named.items()))


def reachable(root: str, kinds: tuple[Any, ...]) -> dict[str, Schema]:
    """Return the definitions of these structs and of what they hold, and no others."""
    _, named = msgspec.json.schema_components(kinds, ref_template=root + "{name}")
    _require_what_is_sent(named)
    return dict(sorted(named.items()))


def _require_what_is_sent(named: dict[str, Schema]) -> None:
    """Mark the fields with a default as required where the box sends them: it leaves out none.

    In a request of a phone they stay optional.
    """
    for name in named.keys() - _received():
        required: list[str] = named[name].get("required", [])
        for field, schema in named[name].get("properties", {}).items():
            if "default" in schema and field not in required:
                required.append(field)


def _received() -> frozenset[str]:
    """Return the names of the structs that phones send."""
    commands = [channel.kind for channel in CHANNELS if channel.speaker == "phone"]
    bodies = [request.body for request in REQUESTS if request.body is not None]
    _, named = msgspec.json.schema_components([*commands, *bodies])
    return frozenset(named)


def _game(name: str, root: str) -> tuple[dict[str, Schema], str, list[Schema]]:
    """Return the definitions of one game, the reference to its view, and those to its events."""
    game = GAMES[name]
    values = Values(game)
    seats = next(count for count in game.seats if _can_begin(name, count))
    shown: object = game.view(begin(game, seats, {}).state, None)
    view = values.struct_of(type(shown))
    template = f"{root}{name}.{{name}}"
    found, named = msgspec.json.schema_components([view, *values.events()], ref_template=template)
    of_game = {f"{name}.{key}": value for key, value in named.items()}
    return of_game, found[0]["$ref"], list(found[1:])


def _can_begin(name: str, seats: int) -> bool:
    try:
        begin(GAMES[name], seats, {})
    except ValueError:
        return False
    return True


def _if_game(name: str, view: str) -> Schema:
    return {
        "if": {"properties": {"game": {"const": name}}},
        "then": {"properties": {"view": {"$ref": view}}},
    }
