"""The limits both brokers hold, so that one phone cannot starve the table."""

from __future__ import annotations

PACKET_BYTES = 256 * 1024
PHONES = 128
LOCAL_CLIENTS = 32
FILES_OF_ITS_OWN = 24
INFLIGHT = 20
QUEUED = 1_000
KEEPALIVE_S = 120
STORE_BYTES = 64 * 1024 * 1024
