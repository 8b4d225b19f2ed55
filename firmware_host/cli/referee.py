"""`totembox referee`: the rules over JSON Lines, one answer line per request line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from random import Random
from typing import Any, Literal

import msgspec

from engines.core.judge import legal_moves
from engines.core.match import Match
from engines.core.notation import NotationError
from engines.core.plain import plain_event
from engines.core.seats import CHANCE, Seat, write_seat
from engines.core.transcript import write_transcript
from engines.core.verdicts import Illegal
from firmware_host.cli.output import say
from firmware_host.cli.setup import add_setup, begin_match
from firmware_host.texts.texts import Sentences
from firmware_host.wire import build, payloads

LINE_AT_MOST = 1_000_000

SeatWord = int | Literal["chance"]


class _Request(msgspec.Struct, tag_field="do", frozen=True, forbid_unknown_fields=True):
    pass


class ToAct(_Request, tag="to_act", frozen=True):
    """Request the awaited seats."""


class Legal(_Request, tag="legal", frozen=True):
    """Request the legal moves of the seat."""

    seat: SeatWord


class View(_Request, tag="view", frozen=True):
    """Request the view of the seat; null is a spectator."""

    seat: SeatWord | None = None


class OutcomeOf(_Request, tag="outcome", frozen=True):
    """Ask how it ended."""


class TranscriptOf(_Request, tag="transcript", frozen=True):
    """Request the transcript."""


class PlayMove(_Request, tag="play", frozen=True):
    """Move for a seat."""

    seat: SeatWord
    move: str


class Chance(_Request, tag="chance", frozen=True):
    """Draw what chance owes."""


class UndoMove(_Request, tag="undo", frozen=True):
    """Take the last move back."""


AnyRequest = ToAct | Legal | View | OutcomeOf | TranscriptOf | PlayMove | Chance | UndoMove


class InvalidError(ValueError):
    """A request that cannot be read or answered; the message is the answer."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_setup(parser)


def act(given: argparse.Namespace) -> int:
    """Answer every line until the input ends."""
    referee = Referee(begin_match(given), given.seed)
    for line in _lines(sys.stdin.buffer):
        say(msgspec.json.encode(referee.answer(line)).decode())
    return 0


def _lines(source: Any) -> Iterable[bytes]:
    """Yield lines; one that never ends is cut, still too long, instead of filling the memory."""
    while line := source.readline(LINE_AT_MOST + 1):
        if len(line) > LINE_AT_MOST and not line.endswith(b"\n"):
            while (rest := source.readline(LINE_AT_MOST)) and not rest.endswith(b"\n"):
                pass
            yield line
        elif line.strip():
            yield line


class Referee:
    """One match, asked line by line."""

    def __init__(self, match: Match, seed: int) -> None:
        self._match = match
        self._seed = seed
        self._decoder = msgspec.json.Decoder(AnyRequest)

    def answer(self, line: bytes) -> dict[str, Any]:
        """Return the answer to one line; it never raises."""
        if len(line.rstrip(b"\r\n")) > LINE_AT_MOST:
            return {"ok": False, "invalid": f"this line is longer than {LINE_AT_MOST} bytes"}
        try:
            return self._act(self._decoder.decode(line))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            return {"ok": False, "invalid": f"this line is not a request: {str(error)[:200]}"}
        except (InvalidError, NotationError) as error:
            return {"ok": False, "invalid": str(error)}

    def _act(self, request: AnyRequest) -> dict[str, Any]:
        match request:
            case PlayMove(seat, move):
                return self._play(self._seat(seat), self._match.game.parse(move))
            case Chance():
                return self._chance()
            case UndoMove():
                return self._undo()
            case _:
                return {"ok": True, **self._tell(request)}

    def _tell(self, request: ToAct | Legal | View | OutcomeOf | TranscriptOf) -> dict[str, Any]:
        game, state = self._match.game, self._match.state
        match request:
            case ToAct():
                return {"seats": [_word(seat) for seat in sorted(game.to_act(state))]}
            case Legal(seat):
                legal = legal_moves(game, state, self._seat(seat))
                return {"moves": [game.write(move) for move in legal]}
            case View(seat):
                viewer = None if seat is None else self._seat(seat)
                return {"view": game.view(state, viewer)}
            case OutcomeOf():
                return {"outcome": self._outcome()}
            case TranscriptOf():
                return {"lines": write_transcript(self._match)}

    def _outcome(self) -> payloads.Outcome | None:
        outcome = self._match.game.outcome(self._match.state)
        return None if outcome is None else build.outcome(outcome)

    def _play(self, seat: Seat, move: Any) -> dict[str, Any]:
        applied = self._match.play(seat, move)
        if isinstance(applied, Illegal):
            text = Sentences().refusal(self._match.game.name, applied)
            refusal = {"rule": applied.rule, "facts": applied.facts, "text": text}
            return {"ok": False, "illegal": refusal}
        self._match = applied.state
        return self._done([plain_event(event) for event in applied.events])

    def _chance(self) -> dict[str, Any]:
        game, state = self._match.game, self._match.state
        if not game.owes_chance(state):
            raise InvalidError("no chance move is due")
        random = Random(f"{self._seed}/{self._match.number}")  # noqa: S311 - cards, not keys
        return self._play(CHANCE, game.sample_chance(state, random, game.clock(state)))

    def _undo(self) -> dict[str, Any]:
        last = self._match.last
        if last is None:
            raise InvalidError("there is no move to undo")
        line = self._match.game.write(last.move)
        self._match = self._match.undo()
        return self._done([{"kind": "undone", "seat": write_seat(last.seat), "move": line}])

    def _done(self, events: list[dict[str, Any]]) -> dict[str, Any]:
        return {"ok": True, "number": self._match.number, "events": events}

    def _seat(self, word: SeatWord) -> Seat:
        if word == "chance":
            return CHANCE
        if not 0 <= word < self._match.seats:
            raise InvalidError(f"there is no seat {word}; seats are 0 to {self._match.seats - 1}")
        return Seat(word)


def _word(seat: Seat) -> SeatWord:
    return "chance" if seat == CHANCE else int(seat)
