"""Drivers for a Raspberry Pi: the only package that imports device libraries."""
