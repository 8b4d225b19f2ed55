"""The scenarios in the network of a box: `python -m tests.network.evening_abroad PID full|short`.

Each prints what it measured as one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path

from tests.network.scenarios import FULL, SCENARIOS, SHORT, Size
from tests.network.table_for_three import table_for_three

SIZES = {"full": FULL, "short": SHORT}


async def _run(phone: int, size: Size) -> None:
    with tempfile.TemporaryDirectory(prefix="totembox-network-") as folder:
        async with table_for_three(Path(folder), phone, seed=1) as table:
            for name, scenario in SCENARIOS.items():
                before = table.page.connections
                measured = await scenario(table, size)
                measured["page_connections"] = table.page.connections - before
                print(json.dumps({"name": name, **measured}), flush=True)


if __name__ == "__main__":
    asyncio.run(_run(int(sys.argv[1]), SIZES[sys.argv[2]]))
