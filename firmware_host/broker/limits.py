"""Limits of both kinds of broker, so that one phone cannot starve the table."""

from __future__ import annotations

from firmware_host.guard import settings

PACKET_BYTES = 256 * 1024
PHONES = settings.PHONES
LOCAL_CLIENTS = 32
INFLIGHT = 20
QUEUED = 1_000
KEEPALIVE_S = 120
MOSQUITTO = (
    "set_tcp_nodelay true",
    f"max_packet_size {PACKET_BYTES}",
    f"max_inflight_messages {INFLIGHT}",
    f"max_queued_messages {QUEUED}",
    f"max_keepalive {KEEPALIVE_S}",
    "persistent_client_expiration 1h",
    "sys_interval 0",
    "connection_messages false",
    "log_dest stderr",
    "log_timestamp false",
)
"""The same limits as lines of Mosquitto's configuration, with its logging."""
STORE_BYTES = 64 * 1024 * 1024
