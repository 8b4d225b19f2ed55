"""The table in Home Assistant, by MQTT discovery, for automations."""
