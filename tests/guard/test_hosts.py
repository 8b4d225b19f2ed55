"""Which hosts a request may be for."""

from __future__ import annotations

import pytest

from firmware_host.app.entrance import box_names
from firmware_host.config.parts import Web
from firmware_host.guard.hosts import Hosts


@pytest.mark.parametrize(
    ("host", "reached"),
    [
        ("totem.local", "192.168.0.7"),
        ("totem.local.", "192.168.0.7"),
        ("192.168.0.7", "192.168.0.7"),
        ("192.168.0.7", "::ffff:192.168.0.7"),
        ("fe80::1", "fe80::1%eth0"),
    ],
)
def test_the_names_of_the_box_and_the_address_it_was_reached_at_are_its_own(
    host: str, reached: str
) -> None:
    assert Hosts(["Totem.local"]).is_ours(host, reached)


@pytest.mark.parametrize(
    ("host", "reached"),
    [
        ("evil.example", "192.168.0.7"),
        ("totem.local.evil.example", "192.168.0.7"),
        ("192.168.0.8", "192.168.0.7"),
        ("fe80::2", "fe80::1"),
        ("", "192.168.0.7"),
    ],
)
def test_every_other_host_is_foreign(host: str, reached: str) -> None:
    assert not Hosts(["totem.local"]).is_ours(host, reached)


def test_the_names_of_the_box_come_from_the_machine_and_the_configuration(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Totem.lan")
    web = Web(url="https://play.example:8443/", hosts=("totem.fritz.box",))
    assert set(box_names(web, ["wss://broker.example/mqtt", "/mqtt"])) == {
        *("localhost", "totem", "totem.lan", "totem.local"),
        *("play.example", "totem.fritz.box", "broker.example"),
    }
