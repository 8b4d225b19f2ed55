"""The statistics of an evening: reaction times, winners, heights of totems, losses."""
