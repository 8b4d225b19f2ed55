"""One target under atheris: coverage of the code decides which inputs are changed further."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import atheris

# Comparisons of texts tell atheris how near an input came. Its hook of regular expressions would
# too, but patterns then lack arguments that the json module needs.
atheris.enabled_hooks.add("str")
# What the targets run is instrumented while it is imported, the parsers below it included.
with atheris.instrument_imports(
    include=["engines", "firmware_host", "hardware", "tomllib", "urllib", "ipaddress"]
):
    from tests.fuzz.target import is_accepted
    from tests.fuzz.targets import TARGETS

_HANGS_AFTER_S = 20
_MEMORY_MB = 2048
_LONGEST = 4096


def main() -> None:
    """Run until the time is over; a finding ends the process and is written to a file."""
    name, corpus, findings, seconds = sys.argv[1:]
    target = TARGETS[name]
    logging.disable()
    for number, seed in enumerate(target.seeds()):
        (Path(corpus) / f"seed-{number}").write_bytes(seed)
    longest = max(_LONGEST, *(len(seed) for seed in target.seeds()))
    flags = (
        f"-max_total_time={seconds}",
        f"-max_len={min(longest, target.largest)}",
        f"-timeout={_HANGS_AFTER_S}",
        f"-rss_limit_mb={_MEMORY_MB}",
        f"-artifact_prefix={findings}/{name}-",
        "-print_final_stats=1",
    )

    def run(data: bytes) -> None:
        is_accepted(target, data)

    atheris.Setup([sys.argv[0], *flags, corpus], run)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
