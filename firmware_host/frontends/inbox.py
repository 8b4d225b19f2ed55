"""Commands as they arrive: anything may come in, one clear problem comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from firmware_host.commands import HostCommand, SeatCommand
from firmware_host.problems import Problem
from firmware_host.reasons import invalid, not_json

if TYPE_CHECKING:
    from firmware_host.table.decision import Origin

COMMAND_AT_MOST: Final = 64 * 1024
_ID_AT_MOST: Final = 64


class _Head(msgspec.Struct):
    id: str = ""


_HEAD: Final = msgspec.json.Decoder(_Head)
_SEAT: Final = msgspec.json.Decoder(SeatCommand)
_HOST: Final = msgspec.json.Decoder(HostCommand)


def read_command(origin: Origin, body: bytes) -> tuple[str, Any]:
    """Return the command and its id; raise Problem, with the id among its facts if there is one."""
    if len(body) > COMMAND_AT_MOST:
        raise Problem("too-large", most=COMMAND_AT_MOST)
    head = _head(body)
    decoder = _HOST if origin == "host" else _SEAT
    try:
        command = decoder.decode(body)
    except msgspec.ValidationError as error:
        raise _invalid(head, error) from error
    return command.id[:_ID_AT_MOST], command


def command_id_of(body: bytes) -> str:
    """Return the id of whatever arrived; what has none, or is no command at all, has an empty."""
    try:
        return _HEAD.decode(body[: COMMAND_AT_MOST + 1]).id[:_ID_AT_MOST]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def _head(body: bytes) -> dict[str, Any]:
    try:
        head: object = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise not_json(error) from error
    if not isinstance(head, dict):
        raise Problem("not-json", reason="object", at=0)
    return head  # pyright: ignore[reportUnknownVariableType] - keys are read one by one below


def _invalid(head: dict[str, Any], error: msgspec.ValidationError) -> Problem:
    command_id = str(head.get("id", ""))[:_ID_AT_MOST]
    named = head.get("do")
    if "Invalid value" in str(error) and "$.do" in str(error):
        return Problem("unknown-do", do=str(named)[:60], id=command_id)
    fault = invalid(error)
    fault.facts["id"] = command_id
    return fault
