"""The one contract that every game fulfils."""
