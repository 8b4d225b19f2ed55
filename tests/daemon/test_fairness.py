"""A spectator with all published messages cannot predict the cards."""

from __future__ import annotations

import hashlib
import logging
import re
from random import Random
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from engines.catalog import find_game
from engines.core.match import begin
from firmware_host.cli import main
from firmware_host.table.chance import Chance
from firmware_host.table.commands import CloseMatch
from firmware_host.table.decision import BOX
from tests.daemon.phone import Phone, post
from tests.daemon.spying import listening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from firmware_host.config.box import Config
    from tests.daemon.evening import Evening

GAME, SEATS = "coups_bas", 3
NEW: dict[str, Any] = {"game": GAME, "seats": SEATS}
READABLE_BY_OTHERS = 0o044


class Spectator(Phone):
    """A guest who reads all that spectators may read."""

    def topics(self) -> tuple[str, ...]:
        """Return every public topic."""
        others = ("recent", "summary", "results", "health")
        return (*super().topics(), *(f"public/{leaf}" for leaf in others))


async def dealt(evening: Evening) -> Any:
    """Begin a match and return the first deal, once everybody was told of it."""
    reply = await evening.host.ask(do="new_match", **NEW)
    assert reply["ok"], reply
    await evening.host.until("public/state", lambda state: bool(state and state["number"] > 0))
    match = evening.box.table.committed.match
    assert match is not None
    return match.entries[0].move


async def spectator(evening: Evening) -> Spectator:
    """Return a guest who has asked for nothing but to watch."""
    _, ticket = await post(evening.box.address, "api/watch", {})
    return await evening.stack.enter_async_context(Spectator.connect(ticket))


async def http_answers(evening: Evening) -> bytes:
    """Return all that the box tells everybody over HTTP."""
    paths = ("api/box", "api/statistics?hours=18", f"api/texts?game={GAME}")
    async with aiohttp.ClientSession() as session:
        answers = [await session.get(evening.box.address + path) for path in paths]
        return b"\n".join([await answer.read() for answer in answers])


def texts(payload: Any) -> Iterator[str]:
    """Yield every text and number of a payload."""
    if isinstance(payload, (dict, list)):
        for one in payload.values() if isinstance(payload, dict) else payload:
            yield from texts(one)
    else:
        yield str(payload)


def guessed(random: Random) -> tuple[str, ...]:
    """Return the deal of a guest who believes that this is the source of chance."""
    game = find_game(GAME)
    return tuple(game.sample_chance(begin(game, SEATS, {}).state, random, 0).cards)


async def test_a_spectator_cannot_predict_the_deal(evening: Evening) -> None:
    watcher = await spectator(evening)
    deal = await dealt(evening)
    table = await watcher.until("table", lambda told: told["match"] is not None)
    known = {*texts(watcher.latest), ""}
    assert {table["match"], table["chance"]["commitment"]} <= known
    seeds = [seed for one in known for seed in (f"{one}/0", f"{table['match']}/{one}/0", one)]
    keys = [one for one in known if re.fullmatch("([0-9a-f]{2})+", one)]
    keyed = (Chance(table["match"], secret=key).random(0) for key in keys)
    assert deal.cards not in map(guessed, (*map(Random, seeds), *keyed))


async def test_the_secret_is_nowhere_while_the_match_runs(
    evening: Evening, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    root = f"totem/{evening.host.ticket['box']}/"
    async with listening(evening.box, root) as heard:
        await dealt(evening)
        await evening.join(0, "Ann")
        assert (await evening.host.ask(do="pause"))["ok"]
        assert (await evening.host.ask(do="resume"))["ok"]
        answered = await http_answers(evening)
    secret = evening.box.table.committed.secret
    assert len(secret) == 64
    assert heard
    told = b"\n".join((*(message.body for message in heard), *evening.host.seen, answered))
    assert secret.encode() not in told
    assert secret not in caplog.text
    modes = modes_of_holders(tmp_path, secret)
    assert modes
    assert not any(mode & READABLE_BY_OTHERS for mode in modes)


def modes_of_holders(folder: Path, secret: str) -> list[int]:
    """Return the modes of all files that contain the secret, as text or as bytes."""
    files = [(path, path.read_bytes()) for path in folder.rglob("*") if path.is_file()]
    forms = (secret.encode(), bytes.fromhex(secret))
    return [path.stat().st_mode for path, body in files if any(form in body for form in forms)]


async def finish(evening: Evening, ending: str) -> None:
    """End the match for good: by a new one, or by the box some minutes after its end."""
    if ending == "new_match":
        assert (await evening.host.ask(do="new_match", **NEW))["ok"]
        return
    assert (await evening.host.ask(do="end"))["ok"]
    await evening.box.table.ask(BOX, CloseMatch(evening.box.table.committed.match_id))


@pytest.mark.parametrize("ending", ["end", "new_match"])
async def test_the_published_secret_proves_the_deal(evening: Evening, ending: str) -> None:
    watcher = await spectator(evening)
    deal = await dealt(evening)
    begun = await watcher.until("table", lambda told: told["match"] is not None)
    assert begun["chance"]["secret"] is None
    await finish(evening, ending)
    told = await watcher.until("public/results", lambda told: bool(told["secrets"]))
    (opened,) = told["secrets"]
    assert opened["match"] == begun["match"]
    assert opened["commitment"] == begun["chance"]["commitment"]
    proof = f"{opened['secret']}/{opened['match']}".encode()
    assert hashlib.sha256(proof).hexdigest() == begun["chance"]["commitment"]
    assert guessed(Chance(opened["match"], secret=opened["secret"]).random(0)) == deal.cards


async def test_a_host_who_ends_a_match_and_lets_it_go_on_learns_no_hand(evening: Evening) -> None:
    watcher = await spectator(evening)
    root = f"totem/{evening.host.ticket['box']}/"
    async with listening(evening.box, root) as heard:
        await dealt(evening)
        begun = evening.host.latest["table"]["chance"]
        secret = evening.box.table.committed.secret
        correction = {"to": evening.box.table.committed.number, "moves": [], "reason": "a mistake"}
        for again in ({"do": "correct", **correction}, {"do": "undo"}):
            assert (await evening.host.ask(do="end"))["ok"]
            ended = await evening.host.until("table", lambda told: told["ended"])
            assert ended["chance"]["secret"] is None
            answered = await http_answers(evening)
            # A deal alone cannot be undone: then the match stays ended, and the secret hidden.
            await evening.host.ask(**again)
            assert secret.encode() not in answered
    said = b"\n".join((*(message.body for message in heard), *evening.host.seen, *watcher.seen))
    assert begun["commitment"].encode() in said
    assert secret.encode() not in said


async def test_a_match_whose_secret_is_published_cannot_go_on(evening: Evening) -> None:
    await dealt(evening)
    number = evening.box.table.committed.number
    await finish(evening, "end")
    closed = await evening.host.until("table", lambda told: told["chance"]["secret"] is not None)
    assert len(closed["chance"]["secret"]) == 64
    for again in ({"do": "correct", "to": number, "moves": [], "reason": "x"}, {"do": "undo"}):
        assert (await evening.host.ask(**again))["problem"]["key"] == "match-closed"
    assert evening.box.table.committed.is_ended


async def test_the_command_line_proves_what_the_journal_holds(
    evening: Evening,
    config: Config,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    first = (await dealt(evening)).first
    chance = evening.box.table.committed.chance
    journal = config.journal_path()
    assert main(["replay", str(journal), "--transcript"]) == 0
    running = capsys.readouterr().out
    assert chance.secret not in running
    assert (await evening.host.ask(do="end"))["ok"]
    assert main(["replay", str(journal)]) == 0
    assert "Équitable\u202f: 1 tirage découle du secret engagé" in capsys.readouterr().out
    assert main(["replay", str(journal), "--transcript"]) == 0
    told = capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    transcript = tmp_path / "match.txt"
    for lines, code, verdict in (
        (
            told,
            0,
            f"Fair: 1 draw follows from the committed secret (commitment {chance.commitment}",
        ),
        (
            told.replace(f"first:{first}", f"first:{(first + 1) % SEATS}"),
            1,
            "NOT fair: move 1 does not follow",
        ),
        (told.replace(chance.secret, "ab" * 32), 1, "NOT fair: the secret does not match"),
        (running, 0, "Fairness not checked: the secret of the commitment"),
    ):
        transcript.write_text(lines, encoding="utf-8")
        assert main(["replay", str(transcript)]) == code
        assert verdict in capsys.readouterr().out.splitlines()[1]
