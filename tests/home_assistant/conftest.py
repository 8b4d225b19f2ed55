"""The helpers of the hall's tests: a broker that a home would have."""

from __future__ import annotations
