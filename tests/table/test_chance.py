"""The randomness of a match: its secret, its commitment, and what follows from them."""

from __future__ import annotations

import hashlib
import hmac
from random import Random

from firmware_host.table import commands as do
from firmware_host.table.chance import Chance, commitment
from firmware_host.table.decision import HOST
from firmware_host.wire import build
from tests.fixtures.host_tables import PLAIN, BareTable

SECRET = "5e" * 32
NEW = do.NewMatch(game="arriba", seats=3, options=PLAIN)


def test_the_commitment_is_the_hash_of_secret_slash_match() -> None:
    expected = hashlib.sha256(SECRET.encode() + b"/" + b"m1").hexdigest()
    assert commitment(SECRET, "m1") == Chance("m1", secret=SECRET).commitment == expected


def test_a_draw_follows_from_secret_match_and_number_as_documented() -> None:
    key = hmac.new(bytes.fromhex(SECRET), b"m1/7", hashlib.sha256).hexdigest()
    expected = Random(key).sample(range(1000), 9)  # noqa: S311 - as documented
    assert Chance("m1", secret=SECRET).random(7).sample(range(1000), 9) == expected


def test_secrets_matches_numbers_and_purposes_have_keys_of_their_own() -> None:
    keys = {
        Chance(match, secret=secret * 32).key(purpose)
        for secret in ("5e", "5f")
        for match in ("m1", "m2")
        for purpose in ("7", "8", "7/order", "bots")
    }
    assert len(keys) == 16
    assert not any(secret in key for secret in ("5e5e", "5f5f") for key in keys)


def test_a_match_that_began_with_a_seed_goes_on_drawing_from_it() -> None:
    drawn = Chance("m1", seed="m1").random(7).random()
    assert drawn == Random("m1/7").random()  # noqa: S311 - what version 0.1 drew
    assert Chance("m1", seed="m1").commitment is None
    assert Chance("m1", seed="m1").chosen_seed is None
    assert Chance("m1", seed="3").chosen_seed == "3"


def test_a_seed_that_the_host_chose_is_published() -> None:
    table = BareTable(seats=0)
    assert table.done(HOST, NEW).notice is None
    begun = table.done(HOST, do.NewMatch(game="arriba", seats=3, seed=7))
    assert begun.notice == {"key": "practice", "seed": "7"}
    told = build.notice(begun.state, begun.notice)["text"]
    assert told["en"] == "Practice match: the host chose the seed 7."
    chance = build.table(begun.state).chance
    assert chance is not None
    assert (chance.commitment, chance.secret, chance.seed) == (None, None, "7")


def test_no_secret_is_shown_where_values_are_logged() -> None:
    table = BareTable(seats=0)
    table.done(HOST, NEW)
    secret = table.committed.secret
    assert len(secret) == 64
    assert secret not in repr(table.committed) + repr(table.committed.chance)
    assert secret not in repr(table.entries) + repr(table.last)


def test_a_match_that_goes_on_after_its_end_keeps_its_unpublished_secret() -> None:
    table = BareTable(seats=0)
    table.done(HOST, NEW)
    move = table.match.game.sample_chance(table.match.state, table.committed.random(), 0)
    table.chance(table.match.game.write(move))
    table.play(0, "flip")
    secret = table.committed.secret
    table.done(HOST, do.Undo())
    assert table.committed.secret == secret
    table.play(0, "flip")
    table.done(HOST, do.End())
    assert secret.encode() not in build.encode(build.table(table.committed))
    table.done(HOST, do.Undo())
    assert table.committed.secret == secret
