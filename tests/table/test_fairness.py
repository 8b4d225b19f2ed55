"""Fairness check: every draw of the box must follow from its secret."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from engines.bots.random_bot import choose
from engines.catalog import GAMES, find_game
from engines.core.match import Entry, begin
from engines.core.seats import CHANCE
from engines.core.transcript import write_entry, write_head
from firmware_host.journal.rows import Entries, JournalLine
from firmware_host.table import commands as do
from firmware_host.table.chance_notes import (
    commitment_note,
    read_remarked,
    remaining,
    secret_note,
    write_remarked,
)
from firmware_host.table.decision import BOX, HOST, Decision
from firmware_host.table.fairness import Fairness, check_fairness
from firmware_host.table.playing import draws_chance
from tests.engines.playing import seeded
from tests.fixtures.host_tables import BareTable

MOVES = 60


def played(game: str, moves: int = MOVES, **options: Any) -> BareTable:
    """Return a table with a match at random, whose chance the box draws where it is its turn."""
    table = BareTable(seats=0)
    seats = find_game(game).seats[len(find_game(game).seats) // 2]
    table.done(HOST, do.NewMatch(game=game, seats=seats, options=options))
    play_on(table, moves)
    return table


def play_on(table: BareTable, moves: int) -> None:
    """Make random moves; chance plays as the deadlines let it play."""
    random = seeded(moves)
    for _ in range(moves):
        match, game = table.match, table.match.game
        if not table.committed.is_running():
            return
        seat, move = choose(game, match.state, match.seats, random)
        if seat == CHANCE and draws_chance(match):
            table.now_ns = max(table.now_ns, game.clock(match.state)) + 1_234_567
            move = game.sample_chance(match.state, table.committed.random(), table.now_ns)
            table.done(BOX, do.ChanceMove(match.number, move))
        elif (at_ns := game.time_of(move)) is not None and seat != CHANCE:
            table.done(BOX, do.Presses(((seat, at_ns),)))
        else:
            named: Any = "chance" if seat == CHANCE else int(seat)
            # What names something hidden only its own seat can enter.
            by: Any = int(seat) if game.is_private(match.state, move) else HOST
            assert isinstance(table.play(by, game.write(move), seat=named), Decision)


def found(table: BareTable, lines: list[JournalLine] | None = None) -> Fairness:
    """Return what a check of the match finds, after its secret was published."""
    told = [*table.record().lines, secret_note(table.committed.secret)] if lines is None else lines
    match = table.match
    return check_fairness(match.back_to(0), told)


@pytest.mark.parametrize("game", GAMES)
def test_draws_of_the_box_follow_from_its_secret(game: str) -> None:
    fairness = found(played(game))
    assert (fairness.finding, fairness.entered) == ("fair", 0)
    assert fairness.draws > 0


def test_a_match_that_was_undone_and_went_on_is_fair_in_all_its_draws() -> None:
    table = played("tschukka")
    for _ in range(5):
        table.done(HOST, do.Undo())
    play_on(table, 9)
    before = found(table).draws
    table.done(HOST, do.End())
    table.done(HOST, do.Undo())
    play_on(table, 40)
    fairness = found(table)
    assert (fairness.finding, fairness.entered) == ("fair", 0)
    assert fairness.draws > before


def test_a_match_of_an_older_version_with_a_second_secret_is_checked_in_both_parts() -> None:
    table = played("tschukka")
    first = table.committed
    table.committed = dataclasses.replace(first, secret="ab" * 32)
    # Older versions published the secret at every end, and went on with another one.
    renewed = (secret_note(first.secret), commitment_note(table.committed.chance))
    table.entries.append(Entries(first.match_id, renewed))
    play_on(table, 40)
    assert found(table).finding == "fair"
    lines = [line for line in table.record().lines if line not in renewed]
    assert found(table, [*lines, secret_note(first.secret)]).finding == "unfair"


@pytest.mark.parametrize("game", GAMES)
def test_a_transcript_proves_the_same(game: str) -> None:
    table = played(game)
    lines = remaining([*table.record().lines, secret_note(table.committed.secret)])
    transcript = (*write_head(table.match), *write_remarked(lines))
    assert found(table, read_remarked(transcript)) == found(table)


def test_a_draw_of_another_secret_is_found() -> None:
    table = played("coups_bas")
    honest = table.committed
    table.committed = dataclasses.replace(honest, secret="ab" * 32)
    play_on(table, 400)
    table.committed = dataclasses.replace(table.committed, secret=honest.secret)
    fairness = found(table)
    assert fairness.finding == "unfair"
    assert fairness.number > honest.number


def test_a_secret_that_does_not_open_the_commitment_is_found() -> None:
    table = played("arriba", 3)
    for secret in ("ab" * 32, "no secret", table.committed.secret.upper() + "A"):
        assert found(table, [*table.record().lines, secret_note(secret)]).finding == "broken"


def test_a_match_that_goes_on_cannot_be_checked_yet() -> None:
    table = played("arriba", 3)
    fairness = found(table, list(table.record().lines))
    assert (fairness.finding, fairness.commitment) == ("hidden", table.committed.chance.commitment)


def test_entered_throws_are_listed_and_are_no_violation() -> None:
    fairness = found(played("totemix", 90, chance="table"))
    assert (fairness.finding, fairness.draws) == ("fair", 0)
    assert fairness.entered > 0


def test_chance_entered_by_the_host_is_listed_and_is_no_violation() -> None:
    table = played("tschukka", 0)
    game, before = table.match.game, table.match.back_to(0)
    lots = {
        write_entry(game, Entry(CHANCE, move)) for move in game.candidates(before.state, CHANCE)
    }
    line = min(lots - {*table.record().moves()})
    table.done(HOST, do.Correct(to=0, moves=[line], reason="they drew lots"))
    fairness = found(table)
    assert (fairness.finding, fairness.entered) == ("fair", 1)
    lines = [line for line in table.record().lines if '"entered"' not in line.body]
    unnoted = found(table, [*lines, secret_note(table.committed.secret)])
    assert (unnoted.finding, unnoted.number) == ("unfair", 1)


def test_matches_with_a_seed_and_of_old_journals_are_named_as_such() -> None:
    assert found(BareTable()).finding == "practice"
    fresh = begin(find_game("arriba"), 3, {})
    assert check_fairness(fresh, [JournalLine("note", '{"note": "paused"}')]) == Fairness(
        "uncommitted"
    )
