"""Databases of a hall: a SQLite file, and a real PostgreSQL."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import psycopg
import pytest

from tests.hall.postgres_servers import Postgres, postgres_server

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path


@pytest.fixture(scope="session")
def postgres() -> Generator[Postgres]:
    with postgres_server() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "hall.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    name = f"hall_{os.urandom(4).hex()}"
    with psycopg.connect(server.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return server.url.removesuffix("postgres") + name
