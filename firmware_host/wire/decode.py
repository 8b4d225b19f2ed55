"""Decoding of commands: any bytes give a command or a Problem."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from firmware_host.table.commands import ID_AT_MOST, HostCommand, SeatCommand
from firmware_host.table.problems import Problem
from firmware_host.wire.decode_errors import invalid, not_json

COMMAND_AT_MOST: Final = 64 * 1024
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_SEAT: Final = msgspec.json.Decoder(SeatCommand)
_HOST: Final = msgspec.json.Decoder(HostCommand)


class Received(NamedTuple):
    """A decoded payload: the id to reply to, and the command or the problem with it."""

    id: str
    command: SeatCommand | HostCommand | Problem

    @property
    def made_for(self) -> int | None:
        """The number of the table that the command names."""
        return getattr(self.command, "number", None)


def decode_command(body: bytes, *, is_host: bool) -> Received:
    """Decode a body; only one that is no command is decoded a second time, for its id."""
    if len(body) > COMMAND_AT_MOST:
        return Received("", Problem("too-large", most=COMMAND_AT_MOST))
    try:
        command: SeatCommand | HostCommand = (_HOST if is_host else _SEAT).decode(body)
    except msgspec.ValidationError as error:
        return _not_a_command(body, error)
    except _UNREADABLE as error:
        return Received("", not_json(error))
    return Received(command.id[:ID_AT_MOST], command)


def _not_a_command(body: bytes, error: msgspec.ValidationError) -> Received:
    """Return the id of the body, if it has one, and why the decoder refuses it."""
    try:
        fields: object = msgspec.json.decode(body)
    except _UNREADABLE as unreadable:
        return Received("", not_json(unreadable))
    if not isinstance(fields, dict):
        return Received("", Problem("not-json", reason="object", at=0))
    found: dict[str, object] = fields  # pyright: ignore[reportUnknownVariableType] - keys of JSON are texts
    command_id, named = found.get("id", ""), found.get("do")
    is_unknown = "Invalid value" in str(error) and "$.do" in str(error)
    problem = Problem("unknown-do", do=str(named)[:60]) if is_unknown else invalid(error)
    problem.facts["id"] = str(command_id)[:ID_AT_MOST]
    return Received(command_id[:ID_AT_MOST] if isinstance(command_id, str) else "", problem)
