"""The fast generator against a slow one that shares no code, and against the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engines.core.judge import by_rules
from engines.core.seats import Seat
from engines.top_totem import moves
from engines.top_totem.board.bitboard import BACARTA, EMPTY, read_board, squares_of, write_board
from engines.top_totem.board.position import Position, perft
from engines.top_totem.candidates import as_move, legal
from engines.top_totem.components import SQUARES, between
from engines.top_totem.moves import write
from engines.top_totem.options import Options
from engines.top_totem.state import ALL_MEN, NO_MEN, Men
from tests.engines.playing import Setup, drift, seeded
from tests.engines.top_totem.ground import GAME, Ground, scattered
from tests.engines.top_totem.padded import Mailbox, Rules
from tests.engines.top_totem.padded import perft as slow_perft

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

NO_CAMPS = (NO_MEN, NO_MEN)
MANY_MEN = 20
STARTS = ("cowboy", "indian", "bacarta")


def options_of(rules: Rules) -> Options:
    return Options(
        enclosure_walk="free" if rules.free_walk else "forward",
        chain="to_the_end" if rules.to_the_end else "free",
        captures="all_pieces" if rules.all_pieces else "one_piece",
        border_captures=rules.open_border,
        rider_entry="one_more_coup" if rules.one_more else "ends_turn",
    )


def fast(text: str, side: int, camp: tuple[int, int], rules: Rules) -> dict[str, str]:
    """Return every turn and the board after it; taking it back leaves nothing changed."""
    position = Position(read_board(text), Seat(side), options_of(rules), (Men(*camp), Men(*camp)))
    before, found = position.snapshot(), dict[str, str]()
    for listed in position.moves():
        saved = position.push(listed)
        text_of = write(as_move(listed))
        assert text_of not in found
        found[text_of] = write_board(position.board())
        position.pull(listed, saved)
        assert position.snapshot() == before
    return found


def random_case(random: Random) -> tuple[str, int, tuple[int, int], Rules]:
    men = random.choice((3, 8, 16, 24, 32, 40))
    rules = Rules() if random.random() < 0.5 else Rules(*(random.random() < 0.5 for _ in range(5)))
    if men > MANY_MEN:
        # The slow way tries every order of capturing men, which explodes on a full board.
        rules.all_pieces = False
    camp = random.choice(((0, 0), (3, 4), (0, 2)))
    return scattered(random, men), random.randrange(2), camp, rules


def compare(case: tuple[str, int, tuple[int, int], Rules]) -> int:
    text, side, camp, rules = case
    listed, expected = fast(*case), Mailbox(text, side, camp, rules).turns()
    if not rules.all_pieces:
        assert listed == expected
    else:
        # Of turns by several men one way to each board is listed.
        assert _of_one(listed) == _of_one(expected)
        assert _boards_of_several(listed) == _boards_of_several(expected)
    return len(expected)


def _of_one(turns: dict[str, str]) -> dict[str, str]:
    return {text: board for text, board in turns.items() if "+" not in text}


def _boards_of_several(turns: dict[str, str]) -> set[str]:
    return {board for text, board in turns.items() if "+" in text}


def test_the_fast_and_the_slow_generator_agree_on_random_positions() -> None:
    random = seeded(1)
    assert sum(compare(random_case(random)) for _ in range(1_500)) > 50_000


@pytest.mark.long
def test_the_fast_and_the_slow_generator_agree_on_100_000_random_positions() -> None:
    random = seeded(2)
    assert sum(compare(random_case(random)) for _ in range(100_000)) > 3_000_000


@pytest.mark.parametrize("start", STARTS)
def test_the_generators_agree_throughout_games(start: str) -> None:
    turns = 0
    for step in drift(Setup(GAME, 2, {"start": start, "rounds": 1, "quiet_turns": 20}, 5)):
        state = step.before.state
        if state.phase.value != "play" or step.before.number % 5:
            continue
        camp = state.camps[state.turn]
        case = (write_board(state.board), state.turn, (camp.pedestrians, camp.riders), Rules())
        turns += compare(case)
    assert turns > 100


def test_every_listed_move_passes_the_rules_and_no_other_does() -> None:
    random = seeded(3)
    for _ in range(120):
        text, side, _, rules = random_case(random)
        state = _state(text, side, rules)
        listed = set(legal(state, Seat(side)))
        for move in listed:
            assert by_rules(GAME, state, Seat(side), move) is None, (text, write(move))
        for move in _near_misses(random, state, listed):
            is_legal = by_rules(GAME, state, Seat(side), move) is None
            assert is_legal == (move in listed), (text, write(move))


def test_the_fast_test_of_a_turn_says_what_the_rules_say() -> None:
    random, fast, slow = seeded(6), 0, 0
    for _ in range(150):
        text, side, _, rules = random_case(random)
        state, seat = _state(text, side, rules), Seat(side)
        listed = set(legal(state, seat))
        for move in (*listed, *_near_misses(random, state, listed), *_entries()):
            is_legal = by_rules(GAME, state, seat, move) is None
            is_of_several = isinstance(move, moves.Turn) and len(move.paths) > 1
            # Of turns by several men, and of riders that go on as they enter, it says nothing.
            is_left_to_rules = is_of_several or move == moves.Pass() or _goes_on(move)
            assert GAME.fast_is_legal(state, seat, move) == (is_legal and not is_left_to_rules)
            assert not GAME.fast_is_legal(state, Seat(1 - side), move)
            fast, slow = fast + is_legal, slow + (not is_legal)
    assert fast > 4_000
    assert slow > 4_000


def _entries() -> Iterator[moves.Enter]:
    yield from (moves.Enter((square,)) for square in SQUARES)


def _goes_on(move: moves.Move) -> bool:
    return isinstance(move, moves.Enter) and len(move.path) > 1


def test_after_a_call_the_listing_still_is_what_the_rules_accept() -> None:
    random, called = seeded(4), 0
    for _ in range(150):
        text, side, _, rules = random_case(random)
        rules.all_pieces = False
        free = _state(text, side, rules)
        calls = legal(free, Seat(1 - side))
        every = set(legal(free, Seat(side)))
        for call in random.sample(calls, min(2, len(calls))):
            state = GAME.advance(free, Seat(1 - side), call).state
            accepted = {move for move in every if by_rules(GAME, state, Seat(side), move) is None}
            assert set(legal(state, Seat(side))) == accepted
            called += state.binding is not None
    assert called > 40


def _state(text: str, side: int, rules: Rules) -> Any:
    board = read_board(text)
    ground = Ground(turn=side)
    return ground.state.__class__(
        options=options_of(rules),
        phase=ground.state.phase,
        board=board,
        first=Seat(0),
        turn=Seat(side),
        last=ground.state.last,
        camps=ground.state.camps,
    )


def _near_misses(random: Random, state: Any, listed: set[Any]) -> Iterator[moves.Turn]:
    """Return turns like the listed ones, one hop more or changed, and hops to anywhere."""
    men = squares_of(state.board.side(state.turn))
    for start in men:
        yield from (moves.Turn(((start, end),)) for end in random.sample(SQUARES, 6))
    for move in random.sample(sorted(listed, key=write), min(12, len(listed))):
        if not isinstance(move, moves.Turn) or len(move.paths) > 1:
            continue
        (path,) = move.paths
        ends = (path[-1] + by for by in (-18, -14, -8, -1, 1, 8, 14, 18))
        for end in (end for end in ends if end in SQUARES):
            yield moves.Turn(((*path, end),))
            if between(path[-1], end) == 0:
                yield moves.Turn(((*path[:-1], end),)) if end != path[-2] else move


def test_perft_from_the_printed_setup() -> None:
    position = Position(BACARTA, Seat(0), Options(), NO_CAMPS)
    assert [perft(position, depth) for depth in (1, 2, 3)] == [24, 576, 17_400]


def test_perft_of_the_slow_generator_is_the_same() -> None:
    text = write_board(BACARTA)
    assert [slow_perft(text, 0, depth) for depth in (1, 2)] == [24, 576]


@pytest.mark.long
def test_perft_four_and_the_slow_one_to_three() -> None:
    position = Position(BACARTA, Seat(0), Options(), NO_CAMPS)
    assert perft(position, 4) == 525_627
    assert slow_perft(write_board(BACARTA), 0, 3) == 17_400


TABLES = {
    "riders_and_jumps": (
        "........ ..I..... ...w.... ....W... ..i..... ........ .w..I... ........ ...W....",
        ((34, 923, 30_036), (28, 916, 26_723)),
    ),
    "enclosure": (
        "........ ........ ....i... ...i..I. ..W.w... ...w.i.. ..i.W... ........ ........",
        ((32, 1_137, 32_278), (37, 1_137, 41_107)),
    ),
    "middle_game": (
        "ii...I.. i..i.... ..i..I.. ...iw... .i.i.W.. ....w.w. ..W...w. .w....ww .....W.w",
        ((46, 2_686, 119_304), (59, 2_689, 152_716)),
    ),
}


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("name", TABLES)
def test_perft_tables(name: str, side: int) -> None:
    rows, counts = TABLES[name]
    text = rows.replace(" ", "")
    position = Position(read_board(text), Seat(side), Options(), NO_CAMPS)
    assert tuple(perft(position, depth) for depth in (1, 2, 3)) == counts[side]
    assert slow_perft(text, side, 2) == counts[side][1]


def test_perft_of_men_that_come_in() -> None:
    position = Position(EMPTY, Seat(0), Options(), (ALL_MEN, ALL_MEN))
    assert [perft(position, depth) for depth in (1, 2, 3, 4)] == [8, 64, 624, 6_084]
