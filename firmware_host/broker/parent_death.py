"""Run a program that the kernel kills when its parent ends (PR_SET_PDEATHSIG).

Usage: parent_death.py PARENT_PID UID GID PROGRAM [ARG...]. A script of its own, because
code between fork and exec is unsafe in a threaded daemon.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys

_PR_SET_PDEATHSIG = 1
_KEEP = -1


def _drop_privileges(uid: int, gid: int) -> None:
    if uid == _KEEP:
        return
    os.setgroups([])
    os.setgid(gid)
    os.setuid(uid)


def _die_with(parent: int) -> None:
    """Request a SIGKILL for the end of the parent, and exit if it has already ended."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0) != 0:
        sys.exit(f"prctl: {os.strerror(ctypes.get_errno())}")
    if os.getppid() != parent:
        sys.exit("The parent is gone.")


def main(parent: str, uid: str, gid: str, *command: str) -> None:
    """Execute the command as that user, bound to the life of the parent."""
    os.umask(0o077)
    # Opened before dropping privileges: the new user may have no access to the program's path.
    program = command[0] if int(uid) == _KEEP else os.open(command[0], os.O_RDONLY | os.O_CLOEXEC)
    _drop_privileges(int(uid), int(gid))
    # After dropping privileges: the kernel clears the parent-death signal when the user changes.
    _die_with(int(parent))
    os.execve(program, command, os.environ)  # noqa: S606 - replaces this process on purpose


if __name__ == "__main__":
    main(*sys.argv[1:])
