"""The moves of an open game, and the table as it was after any of them."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from aiohttp import web

from engines.core.match import Match
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState
from firmware_host.table.table import Table
from firmware_host.web.serving import json_answer, json_bytes
from firmware_host.wire import build
from firmware_host.wire.decode_errors import bad_command
from firmware_host.wire.past import moves_made
from firmware_host.wire.past_payloads import MatchMoves

_NUMBER: Final = re.compile(r"[0-9]{1,6}", re.ASCII)


class Review:
    """Answers what everybody may look up in a game that hides nothing, players and spectators."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._listed: tuple[Match, bytes] | None = None

    async def moves(self, request: web.Request) -> web.Response:
        """Send all moves of the match that is named."""
        state, match = self._open_match(request)
        listed = self._listed
        if listed is None or listed[0] is not match:
            # A long match takes a while: presses do not wait for it.
            made = await asyncio.to_thread(moves_made, match)
            listed = match, build.encode(MatchMoves(state.match_id, match.number, made))
            self._listed = listed
        answer = json_bytes(listed[1])
        answer.enable_compression()
        return answer

    async def moment(self, request: web.Request) -> web.Response:
        """Send the public state after a number of moves."""
        state, match = self._open_match(request)
        number = request.query.get("number", "")
        if not _NUMBER.fullmatch(number) or int(number) > state.number:
            raise bad_command("most", "number", state.number)
        then = state.with_match(match.back_to(int(number)))
        return json_answer(build.public_state(then))

    def _open_match(self, request: web.Request) -> tuple[TableState, Match]:
        """Return the table with the match that the request names, or raise Problem."""
        state = self._table.committed
        if state.match is None or request.query.get("match") != state.match_id:
            raise Problem("no-match")
        if not state.match.game.is_open:
            raise Problem("review-hidden")
        return state, state.match
