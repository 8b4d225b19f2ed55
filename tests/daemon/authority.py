"""An authority of one's own, as a club would have it: certificates that nobody else trusts."""

from __future__ import annotations

import base64
import hashlib
import ssl
import stat
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_FOREVER = ("-days", "2", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1")


@dataclass(frozen=True)
class Authority:
    """Its certificate in a file, and a folder for those that it signs."""

    folder: Path

    @property
    def file(self) -> str:
        """The file of the certificate, for clients that trust it."""
        return str(self.folder / "ca.pem")

    def trust(self) -> ssl.SSLContext:
        """Return the trust in this authority and in no other."""
        return ssl.create_default_context(cafile=self.file)

    def key_hash(self, name: str) -> str:
        """Return what a browser knows the public key of that name's certificate by."""
        chain, _ = self.certificate(name)
        public = _openssl("x509", "-in", chain, "-noout", "-pubkey")
        lines = public.decode().splitlines()[1:-1]
        digest = hashlib.sha256(base64.b64decode("".join(lines))).digest()
        return base64.b64encode(digest).decode()

    def certificate(self, *names: str) -> tuple[str, str]:
        """Return the files of a certificate for these names and of its key, for any user here."""
        stem = "+".join(names)
        chain, key = self.folder / f"{stem}.pem", self.folder / f"{stem}.key"
        if chain.exists():
            return str(chain), str(key)
        named = ",".join(f"{'IP' if name[0].isdigit() else 'DNS'}:{name}" for name in names)
        _openssl(
            *("req", "-x509", *_FOREVER, "-subj", f"/CN={names[0]}"),
            *("-CA", self.file, "-CAkey", str(self.folder / "ca.key")),
            *(
                "-addext",
                f"subjectAltName={named}",
                "-addext",
                "basicConstraints=critical,CA:FALSE",
            ),
            *("-keyout", str(key), "-out", str(chain)),
        )
        for path in (chain, key):
            path.chmod(0o644)
        return str(chain), str(key)


def found_authority(folder: Path) -> Authority:
    """Make a new authority in a folder that brokers with users of their own can enter."""
    folder.mkdir()
    _openssl(
        *("req", "-x509", *_FOREVER, "-subj", f"/CN=the authority in {folder.name}"),
        *("-keyout", str(folder / "ca.key"), "-out", str(folder / "ca.pem")),
    )
    (folder / "ca.pem").chmod(0o644)
    closed = (each for each in (folder, *folder.parents) if not each.stat().st_mode & stat.S_IXOTH)
    for each in closed:
        each.chmod(0o755)
    return Authority(folder)


def _openssl(*words: str) -> bytes:
    return subprocess.run(["openssl", *words], check=True, capture_output=True).stdout
