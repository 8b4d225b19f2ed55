"""Configuration files for a broker that an administrator runs."""
