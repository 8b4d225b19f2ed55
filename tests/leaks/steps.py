"""One step on both tables: a move, a press, an undo, a correction, a resignation, a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.bots.roster import bots_for
from engines.core.seats import CHANCE, Seat, write_seat
from firmware_host.bots.thinking import notice_of, think
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from tests.leaks.hidden import SKIP
from tests.leaks.pairs import CutError, LeakError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from random import Random

    from engines.core.match import Match
    from tests.leaks.pairs import Pair

_MS = 1_000_000
_OTHERS_ONE_IN = 10
_TIMED_ONE_IN = 3
_QUICK_BOTS = ("random", "greedy")
_REACTIONS_MS = (0, 1, 350, 7_000)


async def play(pair: Pair, random: Random) -> None:
    """Make a move of somebody who is awaited, rarely of another."""
    state, match = pair.one.table.committed, pair.one.match
    game = match.game
    awaited = sorted(game.to_act(match.state))
    late = pair.model.late_pressers(match.state)
    if late and random.random() < 0.8:
        await _press(pair, random.choice(late), game.clock(match.state) + _MS)
        return
    seat = random.choice(awaited if random.randrange(_OTHERS_ONE_IN) else range(match.seats))
    if (seat == CHANCE and not game.must_be_entered(match.state)) or seat in state.resigned:
        await let_box_act(pair, random)
    elif seat in state.bots:
        await _let_bot_act(pair, Seat(seat))
    else:
        position = state.position
        legal = position.legal_moves(Seat(seat)) if position else ()
        untimed = [move for move in legal if game.time_of(move) is None]
        if legal:
            some = legal if random.randrange(_TIMED_ONE_IN) == 0 else untimed or legal
            move = pair.model.telling(match.state, random.choice(some))
            await _move(pair, random, Seat(seat), move)


async def let_box_act(pair: Pair, random: Random) -> None:
    """Let both boxes do what is due: of chance, or for a seat that resigned."""
    del random
    due, other = pair.due()
    if due is not None:
        await pair.ask(BOX, due, other)


async def press(pair: Pair, random: Random) -> None:
    """Press a button at any time, useful or not."""
    match = pair.one.match
    at_ns = pair.one.table.clock.now_ns() + random.choice(_REACTIONS_MS) * _MS
    await _press(pair, Seat(random.randrange(match.seats)), at_ns)


async def undo(pair: Pair, random: Random) -> None:
    """Take a decision back: by the host, or by a seat and all others."""
    if random.random() < 0.5:
        await pair.ask(HOST, do.Undo())
        return
    voters = sorted(pair.one.table.committed.voters)
    for place, seat in enumerate(voters):
        await pair.ask(seat, do.Agree() if place else do.Undo())


async def correct(pair: Pair, random: Random) -> None:
    """Go back a little, and enter moves that may be legal, private or senseless."""
    match = pair.one.match
    to = max(0, match.number - random.randrange(4))
    lines = [_line(match.back_to(to), random) for _ in range(random.randrange(3))]
    await pair.ask(HOST, do.Correct(to=to, moves=[line for line in lines if line], reason="so"))


async def enter(pair: Pair, random: Random) -> None:
    """Ask for a move that is perhaps refused: as the host for anybody, or as the viewer."""
    match = pair.one.match
    seat, _, move = _line(match, random).partition(" ")
    named: Any = seat if seat == "chance" else int(seat or 0)
    if random.random() < 0.5:
        await pair.ask(HOST, do.Play(move=move, number=match.number, seat=named))
    else:
        await pair.ask(int(pair.model.viewer), do.Play(move=move, number=match.number))


async def resign(pair: Pair, random: Random) -> None:
    """Let a seat leave the match."""
    await pair.ask(random.randrange(pair.one.match.seats), do.Resign())


async def seat_bot(pair: Pair, random: Random) -> None:
    """Let a bot play a seat, or stop playing it."""
    match = pair.one.match
    name = random.choice(("", *(bot for bot in bots_for(match.game.name) if bot in _QUICK_BOTS)))
    await pair.ask(HOST, do.Bot(seat=random.randrange(match.seats), bot=name))


async def pause(pair: Pair, random: Random) -> None:
    """Pause the match and let it go on."""
    del random
    await pair.ask(HOST, do.Pause())
    await pair.ask(HOST, do.Resume())


async def play_again(pair: Pair, random: Random) -> None:
    """Void the presses since the last stamp."""
    del random
    await pair.ask(BOX, do.PlayAgain())


STEPS: dict[Callable[[Pair, Random], Awaitable[None]], int] = {
    play: 120,
    press: 12,
    undo: 4,
    correct: 4,
    enter: 8,
    seat_bot: 3,
    resign: 1,
    pause: 1,
    play_again: 1,
}
"""What happens how often."""


async def _move(pair: Pair, random: Random, seat: Seat, move: Any) -> None:
    game, number = pair.one.match.game, pair.one.match.number
    at_ns = game.time_of(move)
    if at_ns is not None:
        await _press(pair, seat, at_ns)
        return
    other = pair.follow(seat, move)
    is_private = game.is_private(pair.one.match.state, move)
    by_host = game.is_made_on_table(pair.one.match.state, move) or random.randrange(6) == 0
    if seat == CHANCE or (by_host and not is_private):
        named: Any = "chance" if seat == CHANCE else int(seat)
        commands = [_as_text(game, it, number, named) for it in (move, other)]
        await pair.ask(HOST, *commands)
    else:
        commands = [_as_text(game, it, number, None) for it in (move, other)]
        await pair.ask(int(seat), *commands)


def _as_text(game: Any, move: Any, number: int, seat: Any) -> Any:
    return SKIP if move is SKIP else do.Play(move=game.write(move), number=number, seat=seat)


async def _press(pair: Pair, seat: Seat, at_ns: int) -> None:
    """Press on both tables, unless a press means different things that all would see."""
    game = pair.one.match.game
    move = game.press(pair.one.match.state, seat, at_ns)
    if move is not None:
        other = game.press(pair.other.match.state, seat, at_ns)
        if pair.follow(seat, move) != other:
            raise CutError
    await pair.ask(BOX, do.Presses(((seat, at_ns),)))


async def _let_bot_act(pair: Pair, seat: Seat) -> None:
    state, match = pair.one.table.committed, pair.one.match
    assert state.position is not None
    name = state.bots[seat]
    choice = think(state.position, seat, name, "bots")
    there = pair.other.table.committed.position
    if pair.looks_alike_to(seat) and there and think(there, seat, name, "bots") != choice:
        raise LeakError(f"the bot {name} at seat {seat} plays by what its seat may not know")
    if choice is None:
        return
    at_ns = match.game.time_of(choice.move)
    if at_ns is not None:
        await _press(pair, seat, at_ns)
        return
    moves = (choice.move, pair.follow(seat, choice.move))
    notice = notice_of(seat, name, choice)
    commands = [
        SKIP if it is SKIP else do.DefaultMove(match.number, seat, match.game.write(it), notice)
        for it in moves
    ]
    await pair.ask(BOX, *commands)


def _line(match: Match, random: Random) -> str:
    """Return a line for a move that is legal for somebody in this match, now or a while ago."""
    then = match.back_to(max(0, match.number - random.choice((0, 0, 1, 7))))
    actor = Seat(random.choice((CHANCE, *range(match.seats))))
    legal = list(match.game.candidates(then.state, actor))
    if not legal:
        return f"{write_seat(actor)} pass"
    shown_to = Seat(random.choice((actor, random.randrange(match.seats))))
    return f"{write_seat(shown_to)} {match.game.write(random.choice(legal))}"
