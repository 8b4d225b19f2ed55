"""The daemon: table, journal, broker and frontends around one box."""
