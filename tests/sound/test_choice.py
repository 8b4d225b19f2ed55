"""What sounds at which event, and that nothing sounds of what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import pytest

from engines.catalog import GAMES
from firmware_host.sound.choice import game_sounds, sound_of
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST, Decision
from firmware_host.table.table import Update
from firmware_host.texts.texts import rule_digests
from firmware_host.wire.contract.values import Values
from firmware_host.wire.sound import CueName
from tests.fixtures.host_tables import BareTable, table_of
from tests.seeds.fluent_files import SEEDS

if TYPE_CHECKING:
    from firmware_host.wire.sound import CueMessage

NAMES = get_args(CueName)


def heard(decision: Any) -> CueMessage | None:
    """Return what is heard of a decision."""
    assert isinstance(decision, Decision), decision
    return sound_of(Update(decision.state, decision.events, decision.notice, decision.grabs))


SOUNDING = [game for game in GAMES if (SEEDS / game / "sounds.toml").is_file()]


@pytest.mark.parametrize("game", SOUNDING)
def test_a_game_with_sounds_names_its_own_events_and_rules(game: str) -> None:
    sounds = game_sounds(game)
    assert sounds.cues, "the file names at least one sound"
    kinds = {kind for event in Values(GAMES[game]).events() for kind in _kinds(event)}
    rules = set(rule_digests(game))
    assert sounds.cues.keys() <= kinds | rules
    assert sounds.unspoken <= kinds
    assert set(sounds.cues.values()) <= {*NAMES, None}


def _kinds(event: type) -> tuple[str, ...]:
    return get_args(event.__annotations__["kind"])


def test_a_duel_is_heard_as_a_press_and_a_win_with_names() -> None:
    table = BareTable()
    table.duel()
    sound = heard(table.press((0, 500), (1, 600)))
    assert sound is not None
    assert sound.cues == ["grab", "win"]
    assert sound.text["en"].startswith("Guest 0 was faster: Guest 1 takes")
    assert sound.text["fr"].startswith("Guest 0")


def test_a_wrong_grab_is_heard_as_a_fault() -> None:
    table = BareTable()
    table.deal("Ar", "Bg")
    table.turn()
    sound = heard(table.press((2, 500)))
    assert sound is not None
    assert sound.cues == ["grab", "fault"]
    assert "Guest 2" in sound.text["en"]


def test_a_dead_heat_is_heard_as_one() -> None:
    table = BareTable()
    table.duel()
    sound = heard(table.press((0, 500), (1, 500)))
    assert sound is not None
    assert sound.cues == ["grab", "tie"]
    assert "Guest 0" in sound.text["en"]
    assert "Guest 1" in sound.text["en"]


def test_a_resignation_is_heard_with_a_name() -> None:
    table = BareTable()
    sound = heard(table.ask(1, do.Resign()))
    assert sound is not None
    assert sound.cues == ["verdict"]
    assert sound.text == {"en": "Guest 1 has resigned.", "fr": "Guest 1 a abandonné."}


def test_a_late_hand_does_not_cut_the_verdict_short() -> None:
    table = BareTable()
    table.duel()
    table.press((0, 500))
    sound = heard(table.press((1, 600)))
    assert sound is not None
    assert (sound.cues, sound.text, sound.waits) == (["late"], {}, True)


def test_that_nobody_pressed_in_time_is_heard() -> None:
    table = BareTable()
    table.duel()
    sound = heard(table.chance("timeout @9.000000000"))
    assert sound is not None
    assert sound.cues == ["time"]
    assert sound.text["en"]


@pytest.mark.parametrize("second", ["Ag", "Bg", "totem", "head"])
def test_what_sounds_with_a_card_is_the_same_for_every_card(second: str) -> None:
    table = BareTable(announce="after", look_ms=300)
    table.deal("Ar", second)
    table.turn()
    table.chance("timeout @0.400000000")
    assert isinstance(table.play(table.match.state.flipper, "flip"), Decision)
    sound = heard(table.chance("reveal @0.500000000"))
    assert sound is not None
    assert (sound.cues, sound.text) == (["reveal"], {})


def test_lost_presses_are_called_out() -> None:
    table = BareTable()
    table.duel()
    sound = heard(table.done(BOX, do.PlayAgain()))
    assert sound is not None
    assert sound.cues == ["fault"]
    assert sound.text["en"]


def test_what_is_no_move_makes_no_sound() -> None:
    table = BareTable()
    table.deal()
    assert heard(table.done(HOST, do.Pause())) is None
    assert sound_of(Update(BareTable(0).committed)) is None


def test_a_game_without_sounds_has_those_of_any_verdict() -> None:
    sounds = game_sounds("no_such_game")
    assert sounds.cue_of({"kind": "won", "rule": "x.y"}) == "verdict"
    assert sounds.cue_of({"kind": "moved"}) is None


def test_names_are_those_of_the_buttons_that_play() -> None:
    table = table_of({1: "Ann", 3: "Ben", 4: "Cleo"})
    table.duel()
    sound = heard(table.press((1, 500), (3, 600)))
    assert sound is not None
    assert sound.text["en"].startswith("Ann was faster: Ben takes")
    assert sound.text["fr"].startswith("Ann a été plus rapide")
