"""The commands about a real box: wiring, doctor and tags, over simulators and over nothing."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from firmware_host.buttons.tags import Tags, read_tags
from firmware_host.cli import main
from firmware_host.cli.tags import Lesson, cards_to_learn
from firmware_host.doctor.measures import Spread, margin
from firmware_host.texts.resources import data_folder
from firmware_host.texts.texts import translate
from hardware.sim import SimScanner

if TYPE_CHECKING:
    from pathlib import Path

SVG = "{http://www.w3.org/2000/svg}"
VIRTUAL = '[box]\nseats = 2\nlanguage = "en"\n'
BARE = (
    'screens = [{port = 63}]\n[box]\nhardware = "pi"\n[buttons]\nchip = "/dev/no-chip"\n'
    '[lights]\ndevice = "/dev/no-lights"\n[scanner]\ndevice = "/dev/no-reader"\n'
)


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show each light for a moment, and measure few pulses."""
    monkeypatch.setattr("firmware_host.doctor.device_check._LIGHT_S", 0.01)
    monkeypatch.setattr("firmware_host.cli.doctor.margin", partial(margin, pulses=10))


@pytest.fixture(params=["fr", "en"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Speak one language."""
    monkeypatch.setenv("LC_ALL", request.param)
    monkeypatch.setenv("COLUMNS", "200")
    return str(request.param)


def config(folder: Path, text: str) -> str:
    """Return the path of a configuration."""
    path = folder / "some.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_wiring_lists_every_pin_once(
    language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    drawn = tmp_path / "wiring.svg"
    assert main(["wiring", "--svg", str(drawn)]) == 0
    said = capsys.readouterr().out
    rows = re.findall(r"^ (\d+) +(GPIO\d+) ", said, re.MULTILINE)
    assert len(rows) == len(set(rows)) == 19
    assert ("7", "GPIO4") in rows
    word = {"fr": "Bouton de la place 8 (NC)", "en": "Button of seat 8 (NC)"}[language]
    assert word in said
    svg = ET.parse(drawn).getroot()  # noqa: S314 - written a line above
    texts = [text.text or "" for text in svg.iter(f"{SVG}text")]
    assert sum(text.startswith("GPIO") for text in texts) == 28
    assert any(text.startswith(word) for text in texts)
    assert sum("0x3c, TCA9548A 0x70 channel" in text for text in texts) == 8
    assert any("/dev/ttyACM0" in text for text in texts)


def test_a_drawing_that_cannot_be_written_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wiring", "--svg", "/no/such/folder/x.svg"]) == 2
    assert "/no/such/folder/x.svg" in capsys.readouterr().err


def test_a_wrong_configuration_is_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = config(tmp_path, '[box]\nhardware = "pi"\n[buttons]\nflip = 4\n')
    for command in (["wiring"], ["doctor"], ["tags", "learn", "arriba"]):
        assert main([*command, "--config", path]) == 2
        said = capsys.readouterr().err
        assert "GPIO4 (pin 7 of the header) is used twice" in said
        assert said.count("\n") == 1


def test_the_doctor_finds_every_simulator(
    language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["doctor", "--config", config(tmp_path, VIRTUAL), "--idle", "0.1", "--loop", "1"]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    found, everything = {"fr": ("trouvé", "Tout répond."), "en": ("found", "All devices respond.")}[
        language
    ]
    # Three screens, the LED panel, three buttons and the reader.
    assert len(re.findall(rf"^  {found} ", said, re.MULTILINE)) == 8
    assert everything in said
    assert translate("box", language, "doctor-lamps") in said
    assert re.search(r"\d µs .* [3-6] (edges|fronts)", said)


@pytest.mark.parametrize(("margin_us", "code"), [(50, 1), (81, 0)])
def test_the_doctor_says_when_the_margin_of_the_box_is_wider_than_the_configured_one(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    margin_us: int,
    code: int,
) -> None:
    async def measured(*_: object) -> Spread:
        return Spread(200, 12.5, 70.0, 80.2)

    monkeypatch.setattr("firmware_host.cli.doctor.margin", measured)
    path = config(tmp_path, f"{VIRTUAL}\n[race]\ndead_heat_us = {margin_us}\n")
    arguments = ["doctor", "--config", path, "--idle", "0.1", "--loop", "1", "--no-hands"]
    assert main(arguments) == code
    said = capsys.readouterr().out
    assert f"race.dead_heat_us = {margin_us} " in said
    assert bool(re.search(r"\b81 (in the configuration|dans la configuration)", said)) == bool(code)


@pytest.mark.parametrize("hands", [["--wait", "0.1"], ["--no-hands"]])
def test_the_doctor_says_what_is_missing_and_what_to_check(
    language: str, hands: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = config(tmp_path, BARE)
    assert main(["doctor", "--config", path, "--idle", "0.1", *hands]) == 1
    said = capsys.readouterr().out
    missing = {"fr": "manque", "en": "missing"}[language]
    assert len(re.findall(rf"^  {missing} ", said, re.MULTILINE)) == 4
    for device in ("/dev/i2c-63", "/dev/no-lights", "/dev/no-chip", "/dev/no-reader"):
        assert device in said


def test_a_loop_over_a_missing_lamp_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["doctor", "--config", config(tmp_path, VIRTUAL), "--loop", "3"]) == 2
    assert "3" in capsys.readouterr().err


def test_cards_to_learn_are_those_without_a_tag() -> None:
    all_of_them = cards_to_learn("arriba", None, Tags())
    assert len(all_of_them) == 80
    tags = Tags().with_tag("arriba", "1", "Ar")
    assert len(cards_to_learn("arriba", None, tags)) == 79
    assert cards_to_learn("arriba", "Ar", tags) == ["Ar"]
    heads_and_blows = Counter(cards_to_learn("coups_bas", None, Tags()))
    assert (len(heads_and_blows), heads_and_blows["L1"], heads_and_blows["L2"]) == (15, 1, 4)


async def test_a_printed_code_is_known_without_learning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, scanner = tmp_path / "tags.toml", SimScanner()
    lesson = asyncio.create_task(Lesson("arriba", path, scanner).learn(["Ar"]))
    await asyncio.sleep(0.01)
    scanner.scan("TB/ARRIBA/BG/1")
    await lesson
    said = capsys.readouterr().out
    assert "TB/ARRIBA/BG/1 is a printed code, known without learning: Bg" in said
    assert "0 tags learnt" in said
    assert not path.exists()


async def test_each_learnt_tag_is_written_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, scanner = tmp_path / "tags.toml", SimScanner()
    lesson = asyncio.create_task(Lesson("arriba", path, scanner).learn(["Ar", "Br", "Cr"]))
    await asyncio.sleep(0.01)
    scanner.scan("01")
    await asyncio.sleep(0.01)
    assert read_tags(path).card("arriba", "01") == "Ar"
    scanner.scan("01")
    await asyncio.sleep(0.01)
    scanner.close()
    await lesson
    assert read_tags(path) == Tags().with_tag("arriba", "01", "Br")
    said = capsys.readouterr().out
    assert "01 was Ar and is now Br" in said
    assert "2 tags learnt" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["learn", "whist"], "does not know the game"),
        (["learn", "top_totem"], "is not played with a card reader"),
        (["learn", "arriba", "--card", "Zz"], "has no card “Zz”"),
    ],
)
def test_learning_an_unknown_card_is_reported(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["tags", *arguments, "--config", config(tmp_path, BARE)]) == 2
    assert said in capsys.readouterr().err


def test_without_a_reader_nothing_can_be_learnt(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["tags", "learn", "arriba", "--config", config(tmp_path, VIRTUAL)]) == 2
    assert "scanner.device" in capsys.readouterr().err
    assert main(["tags", "learn", "arriba", "--config", config(tmp_path, BARE)]) == 2
    assert "/dev/no-reader" in capsys.readouterr().err


def test_both_languages_have_the_same_messages_and_variables() -> None:
    def messages(language: str) -> dict[str, set[str]]:
        path = data_folder("seeds") / "box" / f"doctor.{language}.ftl"
        parts = re.split(r"^(?=[a-z])", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
        return {p.partition(" ")[0]: set(re.findall(r"\$(\w+)", p)) for p in parts}

    assert messages("fr") == messages("en")
