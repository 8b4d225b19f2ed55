"""Start a program that dies with its parent: leash.py PARENT_PID UID GID FILES PROGRAM [ARG...].

Run as a script of its own, because code between fork and exec is unsafe in a threaded daemon.
"""

from __future__ import annotations

import ctypes
import os
import resource
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
    """Ask the kernel for a SIGKILL when the parent ends, and stop now if it already has."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0) != 0:
        sys.exit(f"prctl: {os.strerror(ctypes.get_errno())}")
    if os.getppid() != parent:
        sys.exit("The parent is gone.")


def _limit_files(most: int) -> None:
    """Let the program begin with so many open files; 0 leaves it as it is."""
    if most:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, hard), hard))


def main(parent: str, uid: str, gid: str, files: str, *command: str) -> None:
    """Become the command, as that user, on the parent's leash."""
    os.umask(0o077)
    # Opened before the drop: the new user may not be able to walk the path to the program.
    program = command[0] if int(uid) == _KEEP else os.open(command[0], os.O_RDONLY | os.O_CLOEXEC)
    _drop_privileges(int(uid), int(gid))
    _limit_files(int(files))
    # After the drop: the kernel forgets the parent-death signal when the user changes.
    _die_with(int(parent))
    os.execve(program, command, os.environ)  # noqa: S606 - becoming the program is the point


if __name__ == "__main__":
    main(*sys.argv[1:])
