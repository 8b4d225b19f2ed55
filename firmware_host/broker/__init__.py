"""The broker, private or another's: one user per phone, rights enforced where messages pass."""

from firmware_host.broker.access import Access
from firmware_host.broker.broker import Broker
from firmware_host.broker.connecting import new_client
from firmware_host.broker.credentials import Credentials
from firmware_host.broker.errors import BrokerError, BrokerFailedError, PortTakenError
from firmware_host.broker.folder import memory_folder
from firmware_host.broker.opening import KindName, open_broker
from firmware_host.broker.remote import RemotePlace, open_remote
from firmware_host.broker.roles import BOX, HOST, PANEL, SPECTATOR, Role, seat
from firmware_host.broker.server import Server
from firmware_host.broker.supervisor import Patience

__all__ = [
    "BOX",
    "HOST",
    "PANEL",
    "SPECTATOR",
    "Access",
    "Broker",
    "BrokerError",
    "BrokerFailedError",
    "Credentials",
    "KindName",
    "Patience",
    "PortTakenError",
    "RemotePlace",
    "Role",
    "Server",
    "memory_folder",
    "new_client",
    "open_broker",
    "open_remote",
    "seat",
]
