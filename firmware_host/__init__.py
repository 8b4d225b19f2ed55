"""The daemon: table, journal, broker and frontends around one box."""

__version__ = "0.1.0"
