"""Run a program with only the system calls that a systemd unit allows: UNIT PROGRAM [ARG...]."""

from __future__ import annotations

import ctypes
import errno
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

_REFUSE = 0x0005_0000 | errno.EPERM
_ALLOW = 0x7FFF_0000


def allowed_calls(unit: str) -> frozenset[str]:
    """Return the system calls of all SystemCallFilter lines, added and taken away in order."""
    allowed: set[str] = set()
    for words in re.findall(r"^SystemCallFilter=(.*)$", unit, re.MULTILINE):
        calls = {call for word in words.lstrip("~").split() for call in _calls(word)}
        allowed = allowed - calls if words.startswith("~") else allowed | calls
    return frozenset(allowed)


@cache
def _calls(name: str) -> frozenset[str]:
    """Return the calls of a set, as systemd itself lists it."""
    if not name.startswith("@"):
        return frozenset({name})
    listed = subprocess.run(
        ["systemd-analyze", "--no-pager", "syscall-filter", name],
        capture_output=True,
        check=True,
        text=True,
    )
    words = [line.strip() for line in listed.stdout.splitlines()[1:]]
    return frozenset(call for word in words if word and word[0] != "#" for call in _calls(word))


def apply_filter(unit: str) -> None:
    """Let the kernel refuse all other calls, for this process and for what it starts."""
    # What systemd itself needs to start the program is allowed by it without a word.
    calls = allowed_calls(unit) | {"execve", "exit", "exit_group", "rt_sigreturn"}
    library = ctypes.CDLL("libseccomp.so.2", use_errno=True)
    library.seccomp_init.restype = ctypes.c_void_p
    context = ctypes.c_void_p(library.seccomp_init(_REFUSE))
    for call in calls:
        number = library.seccomp_syscall_resolve_name(call.encode())
        if number >= 0 and library.seccomp_rule_add(context, _ALLOW, number, 0) < 0:
            raise OSError(f"no rule for {call}")
    if library.seccomp_load(context) < 0:
        raise OSError("the kernel takes no filter")


if __name__ == "__main__":
    apply_filter(Path(sys.argv[1]).read_text(encoding="utf-8"))
    os.execv(sys.argv[2], sys.argv[2:])  # noqa: S606 - replaces this process on purpose
