"""Where the helpers of the hall's tests are."""

from __future__ import annotations
