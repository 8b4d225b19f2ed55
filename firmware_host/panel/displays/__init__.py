"""What the screens, lamps and lights show: pure functions from a published view to pictures."""
