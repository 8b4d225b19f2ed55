"""What a box tells everybody beside the play itself: in brief, how it is, how matches ended."""
