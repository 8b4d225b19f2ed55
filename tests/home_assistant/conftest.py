"""The helpers of the hall's tests: a broker that a home would have."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.append(str(Path(__file__).parents[1] / "hall"))
sys.path.append(str(Path(__file__).parents[1] / "host"))
