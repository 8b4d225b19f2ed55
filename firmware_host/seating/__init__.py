"""Seats and the host: button confirmation, and tickets for phones."""
