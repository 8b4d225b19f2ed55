"""The limits both brokers hold, so that one phone cannot starve the table."""

from __future__ import annotations

PACKET_BYTES = 256 * 1024
PHONES = 128
LOCAL_CLIENTS = 32
FILES_OF_ITS_OWN = 24
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
"""The same limits as lines of Mosquitto's configuration, with what it says about itself."""
STORE_BYTES = 64 * 1024 * 1024
