"""Certificates: the one that the box shows to phones, and the ones that it trusts itself."""

from __future__ import annotations

import ssl
from dataclasses import dataclass, field
from pathlib import Path


class CertificateError(Exception):
    """A certificate that cannot be used; one sentence names the file and the reason."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate with those above it, and its key, as PEM; the key never shows in a repr."""

    chain: str
    key: str = field(repr=False)
    context: ssl.SSLContext = field(repr=False, compare=False)


def read_certificate(chain: str, key: str) -> Certificate | None:
    """Return the certificate in these files, None when there is none, or raise CertificateError."""
    if not chain and not key:
        return None
    if not chain or not key:
        raise CertificateError("web.tls_cert needs web.tls_key, and the key its certificate.")
    shown, secret = _text("web.tls_cert", chain), _text("web.tls_key", key)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        # A key with a pass phrase would make the box wait at a prompt that nobody sees.
        context.load_cert_chain(_path(chain), _path(key), password="")
    except (OSError, ssl.SSLError) as error:
        raise CertificateError(
            f"web.tls_cert {chain} with web.tls_key {key} cannot be used: {why_not(error)}."
        ) from error
    return Certificate(shown, secret, context)


def trusting(ca_file: str, named: str) -> ssl.SSLContext:
    """Return what trusts that file of certificates; without one, whom the system trusts."""
    try:
        return ssl.create_default_context(cafile=str(_path(ca_file)) if ca_file else None)
    except (OSError, ssl.SSLError) as error:
        raise CertificateError(f"{named} {ca_file} cannot be used: {why_not(error)}.") from error


def why_not(error: Exception) -> str:
    """Return the reason in an error of the line without the marks of the library."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return error.verify_message.rstrip(".")
    if isinstance(error, ssl.SSLError) and error.reason:
        return error.reason.lower().replace("_", " ")
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error) or type(error).__name__


def _text(named: str, path: str) -> str:
    try:
        return _path(path).read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError) as error:
        raise CertificateError(f"{named} {path} cannot be read: {why_not(error)}.") from error


def _path(given: str) -> Path:
    return Path(given).expanduser()
