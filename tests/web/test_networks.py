"""The addresses that phones get lead to the box, whatever networks it has, and follow them."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from tests.fixtures.namespaces import Namespace, two_networks

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

PORT = 8080
FETCH = (
    "import sys, urllib.request;"
    "print(urllib.request.urlopen(sys.argv[1] + 'api/box', timeout=5).read().decode())"
)
LOOK = "from firmware_host.web.networks import *; print(*reachable_addresses())"
HERE = f"http://127.0.0.1:{PORT}/"
Networks = tuple[Namespace, Namespace]


@pytest.fixture
def networks() -> Generator[Networks]:
    with two_networks() as both:
        yield both


def joined(networks: Networks, box: str, phone: str) -> None:
    """Give both ends of the link their addresses."""
    for namespace, link, address in ((networks[0], "wlan0", box), (networks[1], "eth0", phone)):
        # Without "nodad" an IPv6 address waits a second for another machine that has it.
        family = " nodad" if ":" in address else ""
        namespace.ip(f"address add {address} dev {link}{family}")
        namespace.ip(f"link set {link} up")


def another_link(networks: Networks, name: str, address: str) -> None:
    """Give the box one more link, with an address and not yet up."""
    box, phone = networks
    box.ip(f"link add {name} type veth peer name far-{name} netns {phone.pid}")
    phone.ip(f"link set far-{name} up")
    box.ip(f"address add {address} dev {name}")


def seen(box: Namespace) -> list[str]:
    """Return the addresses for phones in that network."""
    return box.run(sys.executable, "-c", LOOK).split()


def wait_until_seen(box: Namespace, *addresses: str) -> None:
    """Look until there are these addresses: a link needs a moment to find its other end."""
    while seen(box) != list(addresses):
        time.sleep(0.1)


def fetched(namespace: Namespace, address: str) -> dict[str, Any]:
    """Return what the box at the address says to a machine in that network."""
    told: dict[str, Any] = json.loads(namespace.run(sys.executable, "-c", FETCH, address))
    return told


def wait_for(box: Namespace, addresses: list[str]) -> None:
    """Ask the box on its own machine until it names these addresses."""
    while fetched(box, HERE)["addresses"] != addresses:
        time.sleep(0.1)


@contextmanager
def running(box: Namespace, folder: Path) -> Generator[None]:
    """Run a virtual box in that network."""
    config = folder / "box.toml"
    config.write_text(
        f'[web]\nport = {PORT}\n[broker]\nkind = "nats"\n[journal]\npath = "{folder / "journal"}"\n'
    )
    command = box.inside(sys.executable, "-m", "firmware_host", "run", "--config", str(config))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            # The greeting ends with how to stop it.
            for _ in range(5):
                assert process.stdout.readline()
            yield
        finally:
            process.terminate()


def test_without_a_network_there_is_no_address(networks: Networks) -> None:
    assert seen(networks[0]) == []


def test_a_network_without_a_default_route_has_an_address(networks: Networks) -> None:
    joined(networks, "10.42.0.1/24", "10.42.0.7/24")
    wait_until_seen(networks[0], "10.42.0.1")


def test_the_default_route_comes_first_and_ipv4_before_ipv6(networks: Networks) -> None:
    box, _ = networks
    joined(networks, "10.42.0.1/24", "10.42.0.7/24")
    joined(networks, "fd42::1/64", "fd42::7/64")
    another_link(networks, "eth0", "192.168.7.2/24")
    box.ip("link set eth0 up")
    box.ip("route add default via 192.168.7.1 dev eth0")
    wait_until_seen(box, "192.168.7.2", "10.42.0.1", "fd42::1")


def test_containers_and_links_that_are_down_lead_no_phone_here(networks: Networks) -> None:
    box, _ = networks
    joined(networks, "10.42.0.1/24", "10.42.0.7/24")
    for name, address in (("docker0", "172.17.0.1/16"), ("eth0", "192.168.7.2/24")):
        another_link(networks, name, address)
    box.ip("link set docker0 up")
    wait_until_seen(box, "10.42.0.1")


def test_a_bare_cable_has_an_address_too(networks: Networks) -> None:
    joined(networks, "169.254.3.4/16", "169.254.3.5/16")
    wait_until_seen(networks[0], "169.254.3.4")


@pytest.mark.parametrize(
    ("box", "phone", "address"),
    [
        ("10.42.0.1/24", "10.42.0.7/24", f"http://10.42.0.1:{PORT}/"),
        ("fd42::1/64", "fd42::7/64", f"http://[fd42::1]:{PORT}/"),
    ],
)
def test_a_phone_reaches_a_box_whose_network_came_after_its_start(
    networks: Networks, tmp_path: Path, box: str, phone: str, address: str
) -> None:
    with running(networks[0], tmp_path):
        assert fetched(networks[0], HERE)["addresses"] == [HERE]
        joined(networks, box, phone)
        wait_for(networks[0], [address])
        assert fetched(networks[1], address)["address"] == address
        networks[0].ip("link set wlan0 down")
        wait_for(networks[0], [HERE])
