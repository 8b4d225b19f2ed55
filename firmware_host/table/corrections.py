"""Corrections: the people at the table overrule the box.

The host is usually a player, so a correction that is refused must tell nothing hidden. Where the
box holds the cards it repeats moves that it takes back, all of which were legal, and then names
one move that is new, or presses. What would follow from that move, the next card for example, is
played again and not tried out.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.game import AnyGame
from engines.core.match import Entry, Match
from engines.core.notation import NotationError
from engines.core.transcript import read_entry
from engines.core.verdicts import Illegal
from firmware_host.table import commands as do
from firmware_host.table.decision import Decision, Request
from firmware_host.table.made_for import check_position
from firmware_host.table.matches import match_of, written_back
from firmware_host.table.playing import Played, check_clock
from firmware_host.table.problems import HiddenProblem, Problem
from firmware_host.wire.decode_errors import bad_command


def correct(request: Request, command: do.Correct) -> Decision | Illegal:
    """Overrule the box: go back, and enter the moves that the host names, with a reason."""
    match = match_of(request)
    if not 0 <= command.to <= match.number:
        raise bad_command("most", "to", match.number)
    check_position(request.state, command)
    if not command.reason.strip():
        raise bad_command("empty", "reason")
    entries = [_read_line(match.game, line) for line in command.moves]
    played = _entered(match, command.to, entries)
    if isinstance(played, Illegal):
        return played
    check_clock(played.match, request.now_ns)
    notice = {"key": "corrected", "reason": command.reason[:200]}
    return written_back(request, played, command.to, notice)


def _read_line(game: AnyGame, line: str) -> Entry:
    try:
        return read_entry(game, line)
    except NotationError as error:
        # Only the move is quoted: people count seats from 1, a line counts them from 0.
        raise Problem.of_notation(line.partition(" ")[2] or line, error) from error


def _entered(match: Match, to: int, entries: Sequence[Entry]) -> Played | Illegal:
    """Return the match with the lines of a correction, or the refusal.

    From the beginning, or a state in which nothing is hidden, the host enters all of it.
    """
    before = match.back_to(to)
    if to == 0 or not match.game.secrets(before.state, None):
        return _played_on(Played(before), entries)
    repeated = _repeated(match, to, entries)
    new = entries[repeated:]
    _check_new(match.back_to(to + repeated), new, repeated)
    played = _played_on(Played(before), entries[: repeated + 1])
    if isinstance(played, Illegal):
        return played
    whole = _played_on(played, new[1:])
    if isinstance(whole, Illegal):
        raise HiddenProblem("correct-refused", line=repeated + 2)
    return whole


def _repeated(match: Match, to: int, entries: Sequence[Entry]) -> int:
    """Return how many of the first lines repeat moves that are taken back and that everybody saw.

    A secret choice is none of them, however well it is guessed.
    """
    gone = [
        entry if match.game.is_public(before.state, entry.move) else None
        for before, entry in match.history()
        if before.number >= to
    ]
    pairs = enumerate(zip(entries, reversed(gone), strict=False))
    different = (place for place, (line, taken) in pairs if line != taken)
    return next(different, min(len(entries), len(gone)))


def _check_new(match: Match, new: Sequence[Entry], repeated: int) -> None:
    """Raise a problem for new lines that could try out something hidden, before any is judged."""
    game = match.game
    for place, entry in enumerate(new, start=repeated + 1):
        if game.is_private(match.state, entry.move):
            raise HiddenProblem("correct-refused", line=place)
    if len(new) > 1 and not all(_is_press(match, entry) for entry in new):
        raise Problem("correct-one-move", line=repeated + 2)


def _is_press(match: Match, entry: Entry) -> bool:
    game, at_ns = match.game, match.game.time_of(entry.move)
    return at_ns is not None and game.press(match.state, entry.seat, at_ns) == entry.move


def _played_on(played: Played, entries: Sequence[Entry]) -> Played | Illegal:
    for entry in entries:
        after = played.enter(entry.seat, entry.move)
        if isinstance(after, Illegal):
            return after
        played = after
    return played
