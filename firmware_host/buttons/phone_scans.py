"""Codes that the camera of a phone read, as moves of the seat or the host that sent them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.seats import CHANCE
from firmware_host.buttons.scanned_pieces import scanned_piece
from firmware_host.cards.names import names_of
from firmware_host.table.commands import Play
from firmware_host.table.made_for import check_match
from firmware_host.table.problems import Problem

if TYPE_CHECKING:
    from firmware_host.buttons.tags import Tags
    from firmware_host.table.commands import Scan
    from firmware_host.table.decision import Origin
    from firmware_host.table.table import Table


class PhoneScans:
    """Enters what a phone scanned, by the same checks as a tap on that phone."""

    def __init__(self, table: Table, tags: Tags) -> None:
        self._table = table
        self._tags = tags

    async def answer(self, origin: Origin, command: Scan) -> dict[str, Any]:
        """Make the move of the piece and return its name, or raise Problem or RefusedError."""
        state = self._table.accepted
        check_match(state, command)
        if state.match is None or not state.is_running():
            raise Problem("no-match")
        scanned = scanned_piece(state.match, self._tags, command.code)
        if scanned is None:
            raise Problem("scan-unknown")
        if scanned.entry is None:
            raise Problem("scan-not-now")
        seat, move = scanned.entry
        # The seat counts for the host only: a phone at a seat enters for itself or for chance.
        play = Play(
            id=command.id,
            move=move,
            match=command.match,
            number=command.number,
            branch=command.branch,
            seat="chance" if seat == CHANCE else int(seat),
        )
        accepted = self._table.judge(origin, play)
        await accepted.published
        names = names_of(state.match.game, scanned.piece)
        return {
            "number": accepted.number,
            "durable": accepted.durable,
            "scanned": {"piece": scanned.piece, "name": names},
        }
