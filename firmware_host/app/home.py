"""Home Assistant as the configuration wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firmware_host.home_assistant.discovery import Place
from firmware_host.home_assistant.frontend import HomeAssistant
from firmware_host.mqtt.connection import read_address
from firmware_host.mqtt.passwords import HOME_VARIABLE
from firmware_host.table.problems import Problem

if TYPE_CHECKING:
    from firmware_host.app.addresses import Addresses
    from firmware_host.config.box import Config
    from firmware_host.mqtt.connection import Address
    from firmware_host.public.summary import SummaryPublisher
    from firmware_host.table.table import Table


def home_of(
    config: Config,
    address: Address,
    table: Table,
    summarist: SummaryPublisher,
    pages: Addresses,
) -> HomeAssistant:
    """Return the box at home, on the broker at that address."""
    return HomeAssistant(
        table,
        summarist,
        address,
        home_place(config),
        language=config.box.language,
        page=pages.first,
    )


def home_place(config: Config) -> Place:
    """Return where the box meets its home."""
    return Place(config.box_id(), config.home_assistant.prefix)


def home_address(config: Config) -> Address:
    """Return the broker that box and home share; raise Problem when none is named."""
    home, broker = config.home_assistant, config.broker
    if home.urls():
        return read_address(home.urls(), "home", home.ca_file, home.password_file, HOME_VARIABLE)
    # The box's private broker has no user for anybody outside, so it cannot be the one.
    if not broker.urls():
        raise Problem("home-off")
    return read_address(broker.urls(), "home", broker.ca_file, broker.password_file)
