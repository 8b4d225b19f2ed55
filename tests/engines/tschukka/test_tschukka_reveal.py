"""Reveal passes, unrevealed counters and the button (T-15, T-16, T-07)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args

import msgspec

from engines.core.seats import Seat
from engines.tschukka import moves
from engines.tschukka.components import Family, Spell
from engines.tschukka.events import Event, Revealed
from engines.tschukka.secret import Marked
from engines.tschukka.state import Phase
from tests.engines.tschukka.village import TSCHUKKA, Village


def births(*orders: str, **options: Any) -> Village:
    """Return the reveal pass of the births with these counters on the huts."""
    return Village(**options).cast(*orders).at(Phase.BIRTHS)


def test_t15_owners_are_asked_in_turn_order_and_see_what_came_before() -> None:
    village = births("red girls green1", "green boys green1")
    assert village.awaited == "red"
    assert village.refused("1 reveal green boys") == "turn"
    village.play("0 reveal red girls")
    assert village.told(Revealed) == [Revealed("red", "green1", "red:girls")]
    assert village.awaited == "green"


def test_t15_an_owner_may_decline_and_gets_no_second_chance() -> None:
    village = births("red girls green1", "green boys green1").play("0 ready red")
    assert village.refused("0 reveal red girls") == "turn"


def test_every_owner_of_hidden_counters_is_asked_so_that_skipping_reveals_nothing() -> None:
    village = births("red youth green1", "green boys green1")
    assert village.awaited == "red"
    assert village.refused("0 reveal red youth") == "spell_phase"
    assert village.refused("0 reveal red girls") == "not_placed"


def test_t16_an_unrevealed_counter_does_nothing_and_is_never_shown() -> None:
    village = births("red barren green1").play("0 ready red")
    assert village.state.births
    village.at(Phase.CENSUS)
    assert village.state.counters == ()
    wire = msgspec.json.encode(TSCHUKKA.view(village.state, Seat(1))).decode()
    assert "red:barren" not in wire


def test_the_button_turns_up_the_next_counter_and_then_says_ready() -> None:
    village = births("red girls green1", "red twins green1", "red youth red1")
    presses = []
    for _ in range(3):
        move = TSCHUKKA.press(village.state, Seat(0), 0)
        assert move is not None
        presses.append(move)
        village.play(f"0 {TSCHUKKA.write(move)}")
    red = Family(0)
    assert presses == [
        moves.Reveal(red, Spell.GIRLS),
        moves.Reveal(red, Spell.TWINS),
        moves.Ready(red),
    ]


def test_the_button_means_nothing_out_of_turn_or_out_of_a_pass() -> None:
    assert TSCHUKKA.press(births("red girls red1").state, Seat(1), 0) is None
    assert TSCHUKKA.press(Village().state, Seat(0), 0) is None


def test_no_event_has_a_field_named_kind() -> None:
    named = {field.name for kind in get_args(Event) for field in fields(kind)}
    assert "kind" not in named


def test_t15_simultaneous_reveals_open_together() -> None:
    village = births("red girls green1", "green boys green1", reveal="simultaneous")
    assert village.awaited == "red green"
    assert village.refused("1 ready green girls") == "not_placed"
    assert village.refused("1 ready green plenty") == "spell_phase"
    assert village.refused("1 ready green boys boys") == "one_of_each"
    village.play("1 ready green boys")
    (marked,) = village.told(Marked)
    assert TSCHUKKA.event_for(marked, Seat(0)) is None
    assert TSCHUKKA.event_for(marked, Seat(1)) == marked
    assert TSCHUKKA.view(village.state, Seat(1)).mine[0].marked == ("green:boys",)
    village.play("0 ready red girls")
    assert [event.counter for event in village.told(Revealed)] == ["red:girls", "green:boys"]
    assert "cancelled" in village.rules


def test_t15_a_press_says_ready_with_all_counters_of_the_phase_where_all_reveal_at_once() -> None:
    village = births("red twins green1", "red girls red1", "red youth red1", reveal="simultaneous")
    move = TSCHUKKA.press(village.state, Seat(0), 0)
    assert move == moves.Ready(Family(0), (Spell.GIRLS, Spell.TWINS))


def test_every_choice_of_counters_is_listed_where_all_reveal_at_once() -> None:
    village = births("red twins green1", "red girls red1", reveal="simultaneous")
    listed = [TSCHUKKA.write(move) for move in TSCHUKKA.candidates(village.state, Seat(0))]
    assert listed == ["ready red", "ready red girls", "ready red twins", "ready red girls twins"]


def test_single_marks_of_older_journals_are_still_read() -> None:
    village = births("red girls green1", "green boys green1", reveal="simultaneous")
    mark = TSCHUKKA.parse("reveal green boys")
    assert TSCHUKKA.is_retired(village.state, mark)
    village.play("1 reveal green boys", "1 ready green", "0 ready red")
    assert [event.counter for event in village.told(Revealed)] == ["green:boys"]


def after_illness(**options: Any) -> Village:
    """Let red die out at the illness while its youth lies on a hut of green."""
    village = Village(**options).cast("green illness red1", "red youth green1")
    return village.at(Phase.ILLNESS).play("0 ready red", "1 reveal green illness")


def test_t07_the_player_of_an_extinct_family_still_reveals_on_other_huts() -> None:
    village = after_illness()
    assert village.clan("red").is_extinct
    assert (village.state.phase, village.awaited) == (Phase.AGEING, "red")
    assert village.play("0 reveal red youth").state.phase is Phase.YOUTH


def test_t07_a_table_may_take_the_spells_of_an_extinct_family_away() -> None:
    village = after_illness(extinct_spells="removed")
    assert (village.state.round, village.state.phase) == (2, Phase.HOUSING)


def test_t07_counters_on_the_huts_of_an_extinct_family_do_nothing() -> None:
    village = Village().cast("green illness red1", "blue youth red1").at(Phase.ILLNESS)
    village.play("1 reveal green illness", "2 ready blue", "2 reveal blue youth")
    assert (village.state.round, village.state.phase) == (2, Phase.HOUSING)


def test_a_real_counter_held_to_the_reader_is_turned_up_by_its_owner() -> None:
    village = births("red girls green1", "green boys green1")
    meant = TSCHUKKA.move_for_piece(village.state, "red:girls")
    assert meant == (Seat(0), moves.Reveal(Family(0), Spell.GIRLS))
    assert TSCHUKKA.move_for_piece(village.state, "green:boys") is None
    assert TSCHUKKA.move_for_piece(village.state, "red:nothing") is None
    village.play(f"0 {TSCHUKKA.write(meant[1])}")
    assert village.told(Revealed) == [Revealed("red", "green1", "red:girls")]


def test_no_counter_is_scanned_where_all_reveal_at_once() -> None:
    village = births("red girls green1", reveal="simultaneous")
    assert TSCHUKKA.move_for_piece(village.state, "red:girls") is None
