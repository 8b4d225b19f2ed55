"""TLS: the box's own certificate, and the authorities for its client connections."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import Final

from firmware_host.config.plain_file import read_plain_file
from firmware_host.config.private import warn_if_open

_AT_MOST: Final = 1024 * 1024


class CertificateError(Exception):
    """A certificate that cannot be used; the message names the file and the reason."""


def check_certificate(chain: str, key: str) -> None:
    """Raise CertificateError unless these files are a certificate and its key, or not named."""
    if not chain and not key:
        return
    if not chain or not key:
        raise CertificateError("web.tls_cert needs web.tls_key, and the key its certificate.")
    _check_text("web.tls_cert", chain)
    _check_text("web.tls_key", key)
    warn_if_open(_path(key))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        # With an empty password a key with a pass phrase fails instead of prompting on a terminal.
        context.load_cert_chain(_path(chain), _path(key), password="")
    except (OSError, ssl.SSLError) as error:
        raise CertificateError(
            f"web.tls_cert {chain} with web.tls_key {key} cannot be used: {tls_reason(error)}."
        ) from error


def client_context(ca_file: str, named: str) -> ssl.SSLContext:
    """Return a TLS context that trusts the file of authorities, or the system's without a file."""
    try:
        # Read here: the library would wait for a pipe for ever.
        trusted = read_plain_file(_path(ca_file), _AT_MOST).decode("ascii") if ca_file else None
        return ssl.create_default_context(cadata=trusted)
    except (OSError, ValueError) as error:
        raise CertificateError(f"{named} {ca_file} cannot be used: {tls_reason(error)}.") from error


def tls_reason(error: Exception) -> str:
    """Return the reason of a connection error without the library's numbers and codes."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return error.verify_message.rstrip(".")
    if isinstance(error, ssl.SSLError) and error.reason:
        return error.reason.lower().replace("_", " ")
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error) or type(error).__name__


def _check_text(named: str, path: str) -> None:
    try:
        read_plain_file(_path(path), _AT_MOST).decode("ascii")
    except (OSError, ValueError) as error:
        raise CertificateError(f"{named} {path} cannot be read: {tls_reason(error)}.") from error


def _path(given: str) -> Path:
    return Path(given).expanduser()
