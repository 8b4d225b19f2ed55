"""The hall: all tables of one broker, and a tournament over them."""
