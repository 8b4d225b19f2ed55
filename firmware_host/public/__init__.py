"""Public topics beside the match itself: a summary, the last results, a heartbeat."""
