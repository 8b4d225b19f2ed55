"""The bill of materials (CycloneDX 1.6): every package that is in a release, with its licence."""

from __future__ import annotations

import base64
import hashlib
import json
import time
import uuid
from pathlib import Path
from typing import Any, Final

import wheels
from epoch import source_date_epoch

_NPM_LOCK: Final = wheels.TREE / "dashboard/package-lock.json"
_NAMESPACE: Final = uuid.uuid5(uuid.NAMESPACE_DNS, "totembox.invalid")


def bill(version: str, found: list[Path]) -> str:
    """Return the bill as JSON; `found` are the wheels that the release brings along."""
    parts = [*_python_parts(found), *_page_parts()]
    root = {"type": "application", "name": "totembox", "version": version}
    root["bom-ref"] = f"pkg:pypi/totembox@{version}"
    told = json.dumps(parts, sort_keys=True)
    moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(source_date_epoch()))
    whole = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(_NAMESPACE, version + told)}",
        "version": 1,
        "metadata": {"timestamp": moment, "component": root},
        "components": parts,
        "dependencies": [
            {"ref": root["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts]},
            *({"ref": part["bom-ref"]} for part in parts),
        ],
    }
    return json.dumps(whole, indent=2) + "\n"


def _python_parts(found: list[Path]) -> list[dict[str, Any]]:
    """Return one part for each package; a checksum only where one file serves every machine."""
    parts: dict[str, dict[str, Any]] = {}
    for wheel in found:
        name, version, licence = wheels.licence(wheel)
        part = _part("pypi", name.lower().replace("_", "-"), version, licence)
        if wheel.name.endswith("-none-any.whl"):
            digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
            part["hashes"] = [{"alg": "SHA-256", "content": digest}]
        parts[part["bom-ref"]] = part
    return [parts[ref] for ref in sorted(parts)]


def _page_parts() -> list[dict[str, Any]]:
    """Return the packages whose code can be in the page; those that only build it are not."""
    locked = json.loads(_NPM_LOCK.read_text(encoding="utf-8"))["packages"]
    parts = []
    for path, facts in sorted(locked.items()):
        if not path or facts.get("dev") or facts.get("optional"):
            continue
        name = path.rpartition("node_modules/")[2]
        part = _part("npm", name, facts["version"], facts.get("license", "see its files"))
        kind, _, digest = facts["integrity"].partition("-")
        content = base64.b64decode(digest).hex()
        part["hashes"] = [{"alg": kind.upper().replace("SHA", "SHA-"), "content": content}]
        parts.append(part)
    return parts


def _part(kind: str, name: str, version: str, licence: str) -> dict[str, Any]:
    address = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "purl": address,
        "licenses": [{"license": {"name": licence}}],
    }
