"""The supervised private broker: one user per phone, rights enforced where messages pass."""

from firmware_host.broker.broker import Broker
from firmware_host.broker.credentials import Credentials
from firmware_host.broker.errors import BrokerError, BrokerFailedError, PortTakenError
from firmware_host.broker.opening import KindName, open_broker
from firmware_host.broker.roles import BOX, HOST, PANEL, SPECTATOR, Role, seat
from firmware_host.broker.supervisor import Patience

__all__ = [
    "BOX",
    "HOST",
    "PANEL",
    "SPECTATOR",
    "Broker",
    "BrokerError",
    "BrokerFailedError",
    "Credentials",
    "KindName",
    "Patience",
    "PortTakenError",
    "Role",
    "open_broker",
    "seat",
]
