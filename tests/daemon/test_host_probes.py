"""A host who plays too attacks a running box: guesses about hands, and a seed of the own choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.judge import legal_moves
from tests.daemon.phone import Phone, post

if TYPE_CHECKING:
    from tests.daemon.evening import Evening

NEW: dict[str, Any] = {"do": "new_match", "game": "coups_bas", "seats": 3}


async def spectator(evening: Evening) -> Phone:
    _, ticket = await post(evening.box.address, "api/watch", {})
    return await evening.stack.enter_async_context(Phone.connect(ticket))


async def guesses(evening: Evening) -> tuple[int, int, list[str]]:
    """Begin a match; return its number, the seat in turn, and a true and a false guess of it."""
    assert (await evening.host.ask(**NEW))["ok"]
    await evening.host.until("public/state", lambda told: bool(told and told["number"]))
    match = evening.match
    seat = match.state.active
    legal = legal_moves(match.game, match.state, seat)
    true = next(move for move in legal if match.game.is_private(match.state, move))
    held = match.state.players[seat].hand
    card = next(card for card in match.state.pile if card[:2] not in {it[:2] for it in held})
    written = match.game.write(true)
    return match.number, int(seat), [written, written.replace(true.card, card)]


def told(reply: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in reply.items() if key != "id"}


async def test_a_true_guess_and_a_false_one_get_the_same_answer(evening: Evening) -> None:
    watcher = await spectator(evening)
    number, seat, moves = await guesses(evening)
    replies = [
        told(await evening.host.ask(do="play", seat=seat, move=move, number=number))
        for move in moves
    ]
    assert replies[0] == replies[1]
    assert replies[0]["problem"]["key"] == "hidden-refused"
    corrections = [
        told(await evening.host.ask(do="correct", to=number, moves=[f"{seat} {move}"], reason="x"))
        for move in moves
    ]
    assert corrections[0] == corrections[1]
    assert corrections[0]["problem"]["key"] == "correct-refused"
    assert evening.match.number == number
    # Everybody is told of every attempt, and of how many there were.
    for count, key in ((2, "hidden-refused"), (4, "correct-refused")):
        notice = await watcher.noticed(key=key, count=count)
        assert str(count) in notice["text"]["en"]
        assert str(count) in notice["text"]["fr"]


async def test_who_comes_late_learns_that_the_host_chose_the_seed(evening: Evening) -> None:
    watcher = await spectator(evening)
    assert (await evening.host.ask(**NEW, seed=7))["ok"]
    notice = await watcher.noticed(key="practice", seed="7")
    assert "7" in notice["text"]["fr"]
    late = await spectator(evening)
    table = await late.until("table", lambda told: told["match"] is not None)
    assert table["chance"] == {"commitment": None, "secret": None, "seed": "7"}
    assert (await evening.host.ask(**NEW))["ok"]
    table = await late.until("table", lambda told: told["chance"]["seed"] is None)
    assert table["chance"]["commitment"]
