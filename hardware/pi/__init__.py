"""Drivers of the real box on a Raspberry Pi: the only place that knows device libraries."""
