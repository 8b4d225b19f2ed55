"""The manual page of `totembox`, from the command's own list."""

from __future__ import annotations

import time

from firmware_host.cli import COMMANDS

_PAGE = """\
.TH TOTEMBOX 1 "{date}" totembox
.SH NAME
totembox \\- referee box for five totem games
.SH SYNOPSIS
.B totembox
.I COMMAND
[...]
.SH DESCRIPTION
The commands of a referee box for five totem games. `totembox COMMAND \\-\\-help` describes each.
.SH COMMANDS
{commands}\
.SH FILES
.TP
.I /etc/totembox/box.toml
The configuration of the service totembox.
.TP
.I /var/lib/totembox
The journal with all matches.
"""


def manual_page(day: time.struct_time) -> str:
    """Return the page for `man`."""
    entries = "".join(
        f".TP\n.B {_plain(name)}\n{_plain(about)}\n" for name, about in COMMANDS.items()
    )
    return _PAGE.format(date=time.strftime("%Y-%m-%d", day), commands=entries)


def _plain(text: str) -> str:
    return text.replace("\\", "\\\\").replace("-", "\\-")
