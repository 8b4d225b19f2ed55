"""A host who plays too asks for impossible things: no refusal tells what the others hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engines.bots.random_bot import choose
from engines.catalog import GAMES, find_game
from engines.core.judge import legal_moves
from engines.core.match import begin
from engines.core.options import options_of
from engines.core.seats import CHANCE, Seat, clockwise, write_seat
from engines.core.transcript import write_entry
from engines.core.verdicts import Illegal
from firmware_host.table import commands as do
from firmware_host.table import corrections
from firmware_host.table.decide import decide
from firmware_host.table.decision import HOST, Request
from firmware_host.table.problems import HiddenProblem, Problem
from firmware_host.table.state import TableState
from firmware_host.wire import build, replies
from firmware_host.wire.past import past
from tests.engines.playing import mixed_options, seeded
from tests.fixtures.host_tables import SIZE, BareTable, guests
from tests.leaks.models import model_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from engines.core.match import Match

PAIRS = 16
ASKED = 20
TOO_OFTEN = 60
MOVES_AT_MOST = 120
Twins = tuple["Match", "Match"]


def begun(game: str, random: Random) -> Match:
    """Return a match with any options, of cards and draws that the box holds."""
    played = find_game(game)
    seats = random.choice(played.seats)
    given = mixed_options(played, random, seats)
    known = {option.name for option in options_of(played.options)}
    return begin(
        played, seats, given | {name: "box" for name in ("deck", "chance") if name in known}
    )


def twins(game: str, random: Random) -> Iterator[tuple[Twins, list[str]]]:
    """Yield matches in pairs that differ only in what is hidden from the host, and known moves."""
    while True:
        match, pool = begun(game, random), list[str]()
        while match.game.outcome(match.state) is None and match.number < MOVES_AT_MOST:
            for seat in (*clockwise(0, match.seats), CHANCE):
                legal = legal_moves(match.game, match.state, seat)
                some = random.sample(legal, min(3, len(legal)))
                pool += [match.game.write(move) for move in some]
            if random.random() < 0.2:
                model = model_of(game)(Seat(random.randrange(match.seats)), random)
                twin = model.twin(match)
                if twin is not None:
                    yield (match, twin), pool
            applied = match.play(*choose(match.game, match.state, match.seats, random))
            assert not isinstance(applied, Illegal)
            match = applied.state


def reply(match: Match, command: Any) -> tuple[bytes, bool]:
    """Return the reply to a refused command of the host, and whether all are told of it."""
    state = TableState(SIZE, guests(match.seats), match, "m1", "1")
    try:
        decided = decide(Request(state, HOST, 10**12, "fresh", "ab" * 32), command)
    except Problem as problem:
        is_announced = isinstance(problem, HiddenProblem)
        return build.encode(replies.problem("c1", state, problem)), is_announced
    if isinstance(decided, Illegal):
        return build.encode(replies.refused("c1", state, decided, None)), False
    return b"", True


def commands(match: Match, pool: list[str], random: Random) -> Iterator[Any]:
    """Yield entries and corrections of any known move, for anybody."""
    actors = [write_seat(seat) for seat in (*clockwise(0, match.seats), CHANCE)]
    for _ in range(ASKED):
        actor, move = random.choice(actors), random.choice(pool)
        named: Any = actor if actor == "chance" else int(actor)
        yield do.Play(move=move, number=match.number, seat=named)
        line, to = f"{actor} {move}", match.number
        for lines in ([line], [line] * TOO_OFTEN, [*possible(match, random), line]):
            yield do.Correct(to=to, moves=lines, reason="a probe")
        to, lines = repeated(match, random)
        yield do.Correct(to=to, moves=[*lines, line], reason="a probe")


def repeated(match: Match, random: Random) -> tuple[int, list[str]]:
    """Return a number to go back to, and the first of the moves that this takes back."""
    to = max(1, match.number - random.randrange(6))
    gone = match.entries[to : match.number - random.randrange(2)]
    return to, [write_entry(match.game, entry) for entry in gone]


def possible(match: Match, random: Random) -> list[str]:
    """Return lines for a few moves that may follow in this match, if not in its twin."""
    lines: list[str] = []
    for _ in range(random.randrange(1, 4)):
        if match.game.outcome(match.state) is not None:
            break
        seat, move = choose(match.game, match.state, match.seats, random)
        lines.append(f"{write_seat(seat)} {match.game.write(move)}")
        applied = match.play(seat, move)
        assert not isinstance(applied, Illegal)
        match = applied.state
    return lines


def compare_refusals(game: str) -> int:
    """Ask both of many pairs, and return how often they refused."""
    random, refused = seeded(1), 0
    for (pair, pool), _ in zip(twins(game, random), range(PAIRS), strict=False):
        for command in commands(pair[0], pool, random):
            one, other = (reply(match, command) for match in pair)
            assert one == other, command
            refused += one[0] != b""
    return refused


@pytest.mark.parametrize("game", GAMES)
def test_refusals_are_the_same_whatever_is_hidden(game: str) -> None:
    assert compare_refusals(game) >= PAIRS * ASKED


@pytest.mark.parametrize("game", ["coups_bas", "tschukka"])
def test_the_reason_of_a_later_line_would_tell(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corrections, "_check_new", lambda *_: None)
    with pytest.raises(AssertionError):
        compare_refusals(game)


def test_a_correction_repeats_what_everybody_saw_and_guesses_nothing() -> None:
    random = seeded(4)
    table = BareTable(seats=0)
    table.done(HOST, do.NewMatch(game="coups_bas", seats=3, options={"deck": "box"}))
    deal = table.match.game.sample_chance(table.match.state, table.committed.random(), 0)
    table.chance(table.match.game.write(deal))
    match = table.match
    seat = match.state.active
    legal = legal_moves(match.game, match.state, seat)
    held = [move for move in legal if match.game.is_private(match.state, move)]
    chosen, guessed = random.sample(held, 2)
    line = f"{seat} {match.game.write(chosen)}"
    # Before it is played nobody knows that it is held: true or not, it is refused.
    probe = do.Correct(to=match.number, moves=[line], reason="a guess")
    assert table.problem(HOST, probe) == "correct-refused"
    table.play(int(seat), match.game.write(chosen))
    again = do.Correct(to=match.number, moves=[line], reason="once more")
    table.done(HOST, again)
    assert table.match.entries[match.number].move == chosen
    other = f"{seat} {match.game.write(guessed)}"
    probe = do.Correct(to=match.number, moves=[other], reason="a guess")
    assert table.problem(HOST, probe) == "correct-refused"


@pytest.mark.parametrize("second", ["Ag", "Br"])
def test_a_correction_does_not_try_out_the_next_card(second: str) -> None:
    table = BareTable()
    table.deal("Ar", second)
    table.turn()
    lines = ["1 flip", "chance reveal @0.020000000", "2 flip", "2 flip"]
    probe = do.Correct(to=table.committed.number, moves=lines, reason="is it a match?")
    with pytest.raises(Problem) as caught:
        table.ask(HOST, probe)
    assert (caught.value.key, caught.value.facts) == ("correct-one-move", {"line": 2})


@pytest.mark.parametrize("game", GAMES)
def test_what_the_host_is_offered_is_the_same_whatever_is_hidden(game: str) -> None:
    for (pair, _), _ in zip(twins(game, seeded(2)), range(PAIRS), strict=False):
        tables = (TableState(SIZE, guests(it.seats), it, "m1", "1") for it in pair)
        one, other = (build.encode(build.host_view(table)) for table in tables)
        assert one == other


@pytest.mark.parametrize("game", GAMES)
def test_what_the_host_is_told_of_the_past_is_the_same_whatever_is_hidden(game: str) -> None:
    random = seeded(3)
    for (pair, _), _ in zip(twins(game, random), range(PAIRS), strict=False):
        for to in {pair[0].number, *(random.randrange(pair[0].number + 1) for _ in range(4))}:
            one, other = (build.encode(past(match, to)) for match in pair)
            assert one == other


@pytest.mark.parametrize("game", ["arriba", "coups_bas", "tschukka"])
def test_the_whole_notation_of_every_move_would_tell(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_game(game)), "is_public", lambda *_: True)
    monkeypatch.setattr(type(find_game(game)), "must_be_entered", lambda *_: True)
    with pytest.raises(AssertionError):
        test_what_the_host_is_told_of_the_past_is_the_same_whatever_is_hidden(game)
