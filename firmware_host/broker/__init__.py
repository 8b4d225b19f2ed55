"""The MQTT broker, private or remote: one user per phone, whose access rights it enforces."""

from firmware_host.broker.access import Access
from firmware_host.broker.broker import Broker
from firmware_host.broker.errors import BrokerError, BrokerFailedError, PortTakenError
from firmware_host.broker.folder import memory_folder
from firmware_host.broker.opening import KindName, open_broker
from firmware_host.broker.remote import RemoteSettings, open_remote
from firmware_host.broker.roles import BOX, HOST_ROLE, PANEL, SPECTATOR, Role, seat
from firmware_host.broker.supervisor import Failure, RestartPolicy
from firmware_host.mqtt.client import new_client
from firmware_host.mqtt.credentials import Credentials
from firmware_host.mqtt.server import Server

__all__ = [
    "BOX",
    "HOST_ROLE",
    "PANEL",
    "SPECTATOR",
    "Access",
    "Broker",
    "BrokerError",
    "BrokerFailedError",
    "Credentials",
    "Failure",
    "KindName",
    "PortTakenError",
    "RemoteSettings",
    "RestartPolicy",
    "Role",
    "Server",
    "memory_folder",
    "new_client",
    "open_broker",
    "open_remote",
    "seat",
]
