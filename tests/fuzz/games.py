"""Fuzz targets of the games: notation, transcripts, overrides, codes and the referee's lines."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from engines.catalog import GAMES, find_game
from engines.core.match import begin
from engines.core.notation import NotationError
from engines.core.options import BadSetupError
from engines.core.transcript import TranscriptError, read_transcript, write_transcript
from firmware_host.buttons.scanned_pieces import scanned_piece
from firmware_host.buttons.tags import Tags
from firmware_host.cards.codes import code_of, piece_of
from firmware_host.cli.referee import Referee
from firmware_host.config.plain_file import parse_toml
from firmware_host.table.chance_notes import read_remarked
from firmware_host.table.fairness import check_fairness
from firmware_host.texts.resources import data_folder
from tests.engines import goldens
from tests.fuzz.target import Target, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.match import Match

NAMES: Final = tuple(GAMES)
_HEAD: Final = ("totembox", "game", "seats", "option")
_MOVES_A_GAME: Final = 400
_LINES_A_SEED: Final = 60


def _transcripts(name: str) -> Iterator[list[str]]:
    """Yield the golden transcripts of a game as lines that can be read back."""
    for path in sorted((Path(goldens.__file__).parent / name / "golden").glob("*.txt")):
        lines = path.read_text("utf-8").splitlines()
        yield [line for line in lines if line and line[0] not in " #"]


def _moves(name: str) -> list[bytes]:
    """Return moves of the game, of every kind that the golden transcripts have."""
    entries = [
        line.partition(" ")[2]
        for lines in _transcripts(name)
        for line in lines
        if line.split(" ")[0] not in _HEAD
    ]
    return [move.encode() for move in dict.fromkeys(entries)][:_MOVES_A_GAME]


def _notation(name: str) -> Target:
    game = find_game(name)

    def check(move: Any) -> None:
        assert game.parse(game.write(move)) == move

    return Target(
        lambda data: game.parse(text_of(data)), lambda: _moves(name), (NotationError,), check
    )


def _read_transcript(data: bytes) -> tuple[Match, list[str]]:
    lines = text_of(data).splitlines()
    return read_transcript(find_game, lines), lines


def _check_transcript(found: tuple[Match, list[str]]) -> None:
    match, lines = found
    assert read_transcript(find_game, write_transcript(match)) == match
    check_fairness(match.back_to(0), read_remarked(lines))


def _transcript_seeds() -> Iterator[bytes]:
    for name in NAMES:
        for lines in _transcripts(name):
            yield "\n".join(lines[:_LINES_A_SEED]).encode()


def _read_overrides(data: bytes) -> None:
    find_game("totemix").with_overrides(parse_toml(text_of(data)))


def _override_seeds() -> Iterator[bytes]:
    whole = (data_folder("seeds") / "totemix" / "goals.toml").read_bytes()
    yield whole
    yield whole[: len(whole) // 4]


def _codes(name: str) -> Target:
    game = find_game(name)
    match, tags = begin(game, game.seats[0], {}), Tags()

    def read(data: bytes) -> None:
        code = text_of(data)
        found = scanned_piece(match, tags, code)
        assert found is None or found.piece in (code, piece_of(game, code))

    return Target(read, lambda: [code_of(name, one.piece, 1).encode() for one in game.cards()])


def _read_requests(data: bytes) -> None:
    referee = Referee(begin(find_game("arriba"), 3, {}), seed=1)
    for line in data.split(b"\n")[:_LINES_A_SEED]:
        answer = msgspec.json.decode(msgspec.json.encode(referee.answer(line)))
        assert answer["ok"] is True or answer.keys() & {"invalid", "illegal"}


def _request_seeds() -> Iterator[bytes]:
    yield b'{"do":"chance"}\n{"do":"play","seat":0,"move":"flip"}\n{"do":"undo"}'
    yield b'{"do":"to_act"}\n{"do":"legal","seat":1}\n{"do":"view"}\n{"do":"view","seat":2}'
    yield b'{"do":"outcome"}\n{"do":"transcript"}\n{"do":"legal","seat":"chance"}'


TARGETS: Final = {
    **{f"notation-{name}": _notation(name) for name in NAMES},
    **{f"code-{name}": _codes(name) for name in NAMES if find_game(name).cards()},
    "transcript": Target(
        _read_transcript, _transcript_seeds, (TranscriptError,), _check_transcript, 64 * 1024
    ),
    "overrides": Target(_read_overrides, _override_seeds, (BadSetupError, ValueError)),
    "referee": Target(_read_requests, _request_seeds),
}
