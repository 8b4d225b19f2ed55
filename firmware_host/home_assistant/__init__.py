"""The table in Home Assistant: found by itself, so that lamps and speakers can react to it."""
