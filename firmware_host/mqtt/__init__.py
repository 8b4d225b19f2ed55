"""MQTT: one connection to a broker, and the table's topics on it."""
