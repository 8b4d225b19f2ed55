"""The tests in `guest` run in the test machine (`make test-kernel`) and nowhere else."""

from __future__ import annotations

import sys

collect_ignore = [] if "tests.kernel.guest.kernel_rigs" in sys.modules else ["guest"]
