"""What an evening can tell: how fast hands were, who won, how totems grew, what was lost."""
