"""What is wired where, and clashes that name both places."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

import pytest

from firmware_host.config.box import Config, read_config
from firmware_host.config.file import ConfigError
from firmware_host.config.wiring import HEADER, find_conflict, header_pin, pin_uses
from firmware_host.texts.resources import data_folder

if TYPE_CHECKING:
    from pathlib import Path

PI = data_folder("config") / "pi.toml"
START = '[box]\nhardware = "pi"\n'


def fault(path: Path, text: str) -> str:
    """Return the sentence that refuses the text."""
    file = path / "pi.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError) as caught:
        read_config(file)
    said = str(caught.value)
    assert "\n" not in said
    return said.removeprefix(str(file))


def test_the_shipped_file_is_a_whole_box_for_eight() -> None:
    config = read_config(PI)
    assert config.box.hardware == "pi"
    assert len(config.buttons.seats) == len(config.lamps.seats) == config.box.seats == 8
    assert sorted(screen.seat for screen in config.screens) == list(range(9))
    assert config.lights.device
    assert config.scanner.device
    assert find_conflict(config) is None


def test_the_shipped_file_uses_each_key_there_is_and_the_pins_in_its_comments() -> None:
    text = PI.read_text(encoding="utf-8")
    tables = tomllib.loads(text)
    for table in ("buttons", "lamps", "lights", "scanner", "panel"):
        assert set(tables[table]) == set(type(getattr(Config(), table)).__struct_fields__)
    for gpio, pin in re.findall(r"^\s+(\d+),\s+# seat \d \((\d+)\)", text, re.MULTILINE):
        assert header_pin(int(gpio)) == int(pin)
    assert header_pin(tables["buttons"]["flip"]) == 37


def test_the_header_is_the_one_of_the_pi() -> None:
    assert len(HEADER) == 40
    assert {name for name in HEADER if name.startswith("GPIO")} == {f"GPIO{n}" for n in range(28)}
    assert [n + 1 for n, name in enumerate(HEADER) if name == "GND"] == [
        *(6, 9, 14, 20, 25, 30, 34, 39)
    ]
    pins = {2: 3, 3: 5, 4: 7, 14: 8, 17: 11, 10: 19, 8: 24, 0: 27, 19: 35, 21: 40}
    assert {gpio: header_pin(gpio) for gpio in pins} == pins


def test_screens_of_one_bus_share_its_pins() -> None:
    shared = [use for use in pin_uses(read_config(PI)) if use.bus == "i2c1"]
    assert {use.gpio for use in shared} == {2, 3}
    assert len(shared) == 18


@pytest.mark.parametrize(
    ("text", "why", "first", "second"),
    [
        (
            "[buttons]\nseats = [4, 17, 27, 22, 5, 6, 13, 4]\n",
            r"GPIO4 \(pin 7 of the header\) is used twice",
            r"`buttons.seats\[0\]` \(line 4\)",
            r"`buttons.seats\[7\]` \(line 4\)",
        ),
        (
            "[lamps]\nseats = [26, 23, 24, 25, 12, 16, 20, 21]\n[buttons]\nflip = 26\n",
            "GPIO26",
            r"`buttons.flip` \(line 6\)",
            r"`lamps.seats\[0\]` \(line 4\)",
        ),
        (
            "[buttons]\nflip = 2\n[[screens]]\n[[screens]]\nseat = 1\nport = 1\naddress = 0x3D\n",
            r"GPIO2 \(pin 3",
            r"`buttons.flip` \(line 4\)",
            r"`screens\[0\].port` \(line 5\)",
        ),
        (
            "[[screens]]\naddress = 0x3C\n[[screens]]\nseat = 1\naddress = 0x3C\n",
            "address 0x3c on I2C port 1 is used twice",
            r"`screens\[0\].address` \(line 4\)",
            r"`screens\[1\].address` \(line 7\)",
        ),
        (
            "[[screens]]\naddress = 0x3C\n[[screens]]\nseat = 1\naddress = 0x3C\nmux = 0x70\n",
            "address 0x3c on I2C port 1 is used on the bare bus and behind a multiplexer",
            r"`screens\[0\].address` \(line 4\)",
            r"`screens\[1\].address` \(line 7\)",
        ),
        (
            "[[screens]]\naddress = 0x70\n[[screens]]\nseat = 1\naddress = 0x3C\nmux = 0x70\n",
            "address 0x70 on I2C port 1 is used by a screen and by a multiplexer",
            r"`screens\[0\].address` \(line 4\)",
            r"`screens\[1\].mux` \(line 8\)",
        ),
        (
            "[[screens]]\n[[screens]]\naddress = 0x3D\n",
            "two screens are for the referee",
            r"`screens\[0\].seat` \(line 3\)",
            r"`screens\[1\].seat` \(line 4\)",
        ),
        (
            '[[screens]]\nbus = "spi"\nport = 0\ndc = 24\n',
            "GPIO24",
            r"`lamps.seats\[2\]` \(line 1\)",
            r"`screens\[0\].dc` \(line 6\)",
        ),
        (
            '[lights]\ndevice = "/dev/ttyUSB0"\n[scanner]\ndevice = "/dev/ttyUSB0"\n',
            "the serial line /dev/ttyUSB0 is used twice",
            r"`lights.device` \(line 4\)",
            r"`scanner.device` \(line 6\)",
        ),
    ],
)
def test_a_clash_names_both_places(
    tmp_path: Path, text: str, why: str, first: str, second: str
) -> None:
    said = fault(tmp_path, START + text)
    assert re.fullmatch(rf":\d+: .*{why}.*: {first} and {second}", said), said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[buttons]\nflip = 28\n", ":4: `buttons.flip` is GPIO28, the header has GPIO2"),
        ("[buttons]\nflip = 0\n", ":4: `buttons.flip` is GPIO0, the header has GPIO2"),
        ("[buttons]\nseats = [4]\n", ":4: `buttons.seats` names 1 pins for 8 seats"),
        ("[lamps]\nseats = [4]\n", ":4: `lamps.seats` names 1 pins for 8 seats"),
        ("[[screens]]\naddress = 0x80\n", ":4: `screens[0].address` is 128, it must lie"),
        ('[[screens]]\nchip = "ssd1305"\n', ":4: `screens[0].chip`: Invalid enum value"),
        ("[[screens]]\n[[screens]]\nheigth = 32\n", ":5: unknown key `screens[1].heigth`"),
    ],
)
def test_impossible_wiring_is_refused_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    assert fault(tmp_path, START + text).startswith(said)


def test_a_box_may_have_no_lamps_and_no_screens(tmp_path: Path) -> None:
    file = tmp_path / "pi.toml"
    file.write_text(f"screens = []\n{START}[lamps]\nseats = []\n", encoding="utf-8")
    config = read_config(file)
    assert (config.screens, config.lamps.seats) == ((), ())


def test_a_virtual_box_needs_no_wiring(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[box]\nseats = 4\n[buttons]\nflip = 4\n", encoding="utf-8")
    assert read_config(file).box.seats == 4


def test_screens_on_spi_share_a_bus_but_not_a_select_line(tmp_path: Path) -> None:
    two = (
        'screens = [{bus = "spi", port = 0, dc = 14}, '
        '{seat = 1, bus = "spi", port = 0, device = %d, dc = 15}]\n'
    )
    file = tmp_path / "pi.toml"
    file.write_text(two % 1 + START, encoding="utf-8")
    assert len(read_config(file).screens) == 2
    assert "GPIO8 (pin 24 of the header) is used twice" in fault(tmp_path, two % 0 + START)
