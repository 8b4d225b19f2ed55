"""A package's life in a real Debian without a network: installed, upgraded, removed, purged."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.deb.machine import ADDRESS

if TYPE_CHECKING:
    from tests.deb.machine import Machine

OWN = "# of the person who built this box\n"
CONFIG = Path("etc/totembox/box.toml")
_KEPT_BY_APT = ("/var/cache/", "/var/lib/apt/", "/var/log/", "/totembox_", "/tmp/")  # noqa: S108 - of the machine
GROUPS = ("gpio", "i2c", "spi")
MANY = 1000


def newest(folder: Path) -> Path:
    """Return the package for this machine in a folder."""
    (found,) = folder.glob("totembox_*_amd64.deb")
    return found


def left(machine: Machine, before: set[str]) -> set[str]:
    """Return which files are there that were not, without the logs and caches of apt."""
    return {path for path in machine.files() - before if not path.startswith(_KEPT_BY_APT)}


def test_a_match_goes_on_over_an_upgrade_and_purging_leaves_nothing(
    debian: Machine, debs: Path
) -> None:
    before = debian.files()
    debian.install(newest(debs / "older"))
    assert debian.told("ActiveState") == "active"
    assert debian.run("systemctl", "is-enabled", "totembox") == "enabled"
    begun = debian.play("0", "9")
    (debian.root / CONFIG).write_text(OWN + (debian.root / CONFIG).read_text())

    debian.install(newest(debs))
    assert (
        debian.run("dpkg-query", "--show", "--showformat=${Version}", "totembox")
        == (newest(debs).name.split("_")[1])
    )
    assert debian.told("ActiveState") == "active"
    assert not (debian.root / "usr/lib/totembox/shared/gone.py").exists()
    assert (debian.root / CONFIG).read_text().startswith(OWN)
    assert debian.run("dpkg", "--verify", "totembox").splitlines() == [f"??5?????? c /{CONFIG}"], (
        "every other file is as it was built"
    )
    gone_on = debian.play("9", "15")
    assert gone_on["match"] == begun["match"]
    assert gone_on["view"] != begun["view"]
    assert debian.told("NRestarts") == "0"

    debian.run("apt-get", "remove", "-y", "totembox")
    assert debian.told("ActiveState") == "inactive"
    assert not (debian.root / "usr/lib/totembox").exists()
    assert not (debian.root / "usr/bin/totembox").exists()
    debian.install(newest(debs))
    assert debian.play("15", "16")["match"] == begun["match"], "removing keeps the matches"

    debian.run("apt-get", "purge", "-y", "totembox")
    assert left(debian, before) == set()
    assert before - debian.files() == set()
    for kind, name in (("passwd", "totembox"), *(("group", group) for group in GROUPS)):
        debian.run("getent", kind, name, expected=2)


def test_what_the_owner_changed_stays(debian: Machine, debs: Path) -> None:
    debian.run("groupadd", "--system", "i2c")
    debian.install(newest(debs / "older"))
    debian.run("systemctl", "disable", "--now", "totembox")
    debian.install(newest(debs))
    assert debian.run("systemctl", "is-enabled", "totembox", expected=1) == "disabled"
    debian.run("apt-get", "purge", "-y", "totembox")
    assert debian.run("getent", "group", "i2c"), "a group that others made is theirs"


def test_the_box_runs_with_few_rights_from_compiled_files(debian: Machine, debs: Path) -> None:
    debian.install(newest(debs))
    assert "MQTT broker:  mosquitto" in debian.log()
    pid = debian.told("MainPID")
    status = debian.run("cat", f"/proc/{pid}/status")
    fields = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
    assert set(fields["Uid"].split()) == {debian.run("id", "--user", "totembox")}
    assert int(fields["CapBnd"], 16) == 0
    groups = debian.run("id", "--groups", "--name", "totembox").split()
    assert {*GROUPS, "dialout", "input", "audio"} <= set(groups)
    shared = debian.root / "usr/lib/totembox/shared"
    sources = {path for path in shared.rglob("*.py") if "__pycache__" not in path.parts}
    compiled = {
        path.parent.parent / f"{path.name.split('.')[0]}.py"
        for path in shared.rglob("__pycache__/*.pyc")
    }
    assert len(sources) > MANY
    assert sources - compiled == set()
    told = debian.run(
        *("env", "XDG_STATE_HOME=/var/lib", "totembox", "address", f"--config=/{CONFIG}")
    )
    assert told == (debian.root / ADDRESS).read_text().strip()


def test_without_mosquitto_the_broker_that_is_inside_serves(debian: Machine, debs: Path) -> None:
    debian.run("dpkg", "--remove", "mosquitto")
    debian.install(newest(debs))
    assert "MQTT broker:  nats" in debian.log()
    assert debian.play("0", "5")["match"]
