"""Ports on the command line, and commands that cannot reach a broker."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from urllib.request import urlopen

import pytest

from firmware_host.cli import main

ALONE = """\
[box]
id = "totem-ports"
[web]
host = "127.0.0.1"
port = 1
[broker]
ws_host = "127.0.0.1"
ws_port = 0
[journal]
path = "{folder}/journal.sqlite3"
"""
BROKEN = ALONE.replace("ws_host", 'url = "mqtt://127.0.0.1:{port}"\nws_url = "ws://x"\nws_host')
ENDS_WITHIN_S = 5.0


@pytest.mark.parametrize("port", ["99999999", "65536", "-1", "http"])
@pytest.mark.parametrize("command", ["run", "hall"])
def test_what_is_no_port_is_refused(
    command: str, port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, f"--port={port}"])
    assert ended.value.code == 2
    assert "--port" in capsys.readouterr().err


def test_a_name_of_a_tournament_that_fits_no_screen_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["hall", "--port", "0", "--tournament", "x" * 61]) == 1
    assert "--tournament" in capsys.readouterr().err


def started(*words: str) -> subprocess.Popen[str]:
    """Start the program."""
    command = [sys.executable, "-m", "firmware_host", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_port_on_the_command_line_is_served_in_place_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(ALONE.format(folder=tmp_path))
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = str(free.getsockname()[1])
    with started("run", "--config", str(tmp_path / "box.toml"), "--port", port) as box:
        assert box.stdout is not None
        assert "totembox" in box.stdout.readline()
        with urlopen(f"http://127.0.0.1:{port}/api/box") as answer:
            assert json.load(answer)["box"] == "totem-ports"
        box.terminate()


def test_a_box_whose_broker_never_answers_ends_when_told(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        port = silent.getsockname()[1]
        config = tmp_path / "box.toml"
        config.write_text(BROKEN.format(folder=tmp_path, port=port))
        with started("run", "--config", str(config), "--port", "0") as box:
            # It has connected, and waits for a word.
            line, _ = silent.accept()
            assert line.recv(1)
            told_s = time.monotonic()
            box.send_signal(signal.SIGTERM)
            _, said = box.communicate()
            assert box.returncode == 0
            assert "Traceback" not in said
            assert time.monotonic() - told_s < ENDS_WITHIN_S
            line.close()


def test_watching_once_without_a_broker_is_a_failure() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        url = f"mqtt://127.0.0.1:{taken.getsockname()[1]}"
    with started("watch", "--once", "--broker", url) as watch:
        said, complaint = watch.communicate()
    assert (watch.returncode, said, complaint.count("\n")) == (2, "", 1)
