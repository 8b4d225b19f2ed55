"""The entrance: bound where the configuration says, and a port that is taken is named."""

from __future__ import annotations

import socket

import pytest

from firmware_host.app.entrance import open_entrance
from firmware_host.app.starting import StartError
from firmware_host.config.parts import BrokerPart, Web

HERE = "127.0.0.1"


def test_it_listens_where_the_configuration_says_and_nowhere_else() -> None:
    web, broker = Web(host=HERE, port=0), BrokerPart(ws_host="127.0.0.3", ws_port=0)
    with open_entrance(web, broker) as entrance:
        assert entrance.phones is not None
        assert entrance.web.getsockname() == (HERE, entrance.web_port)
        assert entrance.phones.getsockname() == ("127.0.0.3", entrance.phones_port)


def test_a_broker_elsewhere_needs_no_port_for_phones() -> None:
    with open_entrance(Web(host=HERE, port=0), BrokerPart(url="mqtt://x")) as entrance:
        assert (entrance.phones, entrance.phones_port) == (None, 0)


@pytest.mark.parametrize("taken", ["web", "broker"])
def test_a_port_that_is_taken_is_named(taken: str) -> None:
    with socket.create_server((HERE, 0)) as other:
        ports = {"web": 0, "broker": 0, taken: other.getsockname()[1]}
        web = Web(host=HERE, port=ports["web"])
        broker = BrokerPart(ws_host=HERE, ws_port=ports["broker"])
        with (
            pytest.raises(StartError, match=rf"{ports[taken]} \({taken}\.\w+, .*in use"),
            open_entrance(web, broker),
        ):
            pass
