"""A real PostgreSQL on a port of its own, that can be stopped and started again."""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.fixtures.ports import free_port

if TYPE_CHECKING:
    from collections.abc import Generator

PASSWORD = "a-very-secret-word"  # noqa: S105 - of a server that lives for one test


class Postgres:
    """A PostgreSQL server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._data = folder / "data"
        self._log = folder / "log"
        self._user = "postgres" if os.geteuid() == 0 else getpass.getuser()
        if os.geteuid() == 0:
            os.chown(folder, pwd.getpwnam(self._user).pw_uid, -1)
        secret = folder / "word"
        secret.write_text(PASSWORD)
        os.chown(secret, pwd.getpwnam(self._user).pw_uid, -1)
        self._call(
            *("initdb", "--no-sync", "--auth=scram-sha-256", f"--pwfile={secret}"),
            *("--username=hall", "--encoding=UTF8", "--locale=C", str(self._data)),
        )

    @property
    def url(self) -> str:
        """Where it is, with its password."""
        return f"postgresql://hall:{PASSWORD}@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        self._call(
            "pg_ctl", "-w", "-D", str(self._data), "-l", str(self._log), "-o", settings, "start"
        )

    def stop(self) -> None:
        """Stop it at once."""
        self._call("pg_ctl", "-w", "-D", str(self._data), "-m", "immediate", "stop")

    def _call(self, name: str, *arguments: str) -> None:
        user = self._user if os.geteuid() == 0 else None
        done = subprocess.run(
            [_program(name), *arguments],
            user=user,
            cwd="/",
            check=False,
            stdout=subprocess.PIPE if name == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT if name == "initdb" else subprocess.DEVNULL,
        )
        assert done.returncode == 0, (name, done.stdout)


def _program(name: str) -> str:
    """Return a program of PostgreSQL; Debian keeps them off the PATH."""
    found = shutil.which(name) or next(
        map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
    )
    assert found, f"{name} is missing; `make test` installs PostgreSQL"
    return found


@contextmanager
def postgres_server() -> Generator[Postgres]:
    """Run a server in a folder that its user may enter."""
    with tempfile.TemporaryDirectory(prefix="totembox-pg-") as folder:
        server = Postgres(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
