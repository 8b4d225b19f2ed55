"""The topics with their structs, their senders, and whether they are retained."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Literal

from firmware_host.table import commands
from firmware_host.wire import panel, payloads, public, sound
from firmware_host.wire.analysis import SharedAnalysis

Speaker = Literal["box", "phone"]


@dataclass(frozen=True, slots=True)
class Channel:
    """One kind of topic below `totem/<box>/`; `{n}` is a seat and `{name}` a screen."""

    name: str
    topic: str
    message: str
    kind: Any
    about: str
    speaker: Speaker = "box"
    is_retained: bool = False
    reply: str | None = None

    def matches(self, topic: str) -> bool:
        """Tell whether a topic below the box's root is of this kind."""
        pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(self.topic))
        return re.fullmatch(pattern, topic) is not None


def _kept(name: str, topic: str, kind: Any, about: str) -> Channel:
    return Channel(name, topic, kind.__name__, kind, about, is_retained=True)


def _said(name: str, topic: str, kind: Any, about: str) -> Channel:
    return Channel(name, topic, kind.__name__, kind, about)


CHANNELS = (
    _kept("status", "status", payloads.Status, "Whether the box is on; its last will."),
    _kept("table", "table", payloads.Table, "What is played, by whom, and what is being agreed."),
    _kept("games", "public/games", payloads.Games, "What this box can play."),
    _kept("publicState", "public/state", payloads.PublicState, "What everybody may know."),
    _said("publicEvent", "public/event", payloads.EventMessage, "What happened, for everybody."),
    _kept("publicRecent", "public/recent", payloads.RecentEvents, "The latest of these."),
    _kept("summary", "public/summary", public.Summary, "The table in brief and in words."),
    _kept("results", "public/results", public.Results, "How the last matches ended."),
    _kept("health", "public/health", public.Health, "A sign of life, and how the machine is."),
    _kept("faults", "public/faults", payloads.Faults, "What is wrong with the box now."),
    _kept("requests", "public/requests", payloads.PlacesAsked, "Who asks for which seat now."),
    _kept("analysis", "public/analysis", SharedAnalysis, "The best move, as somebody asked."),
    _said("cue", "public/cue", sound.CueMessage, "What is heard now."),
    _kept("sound", "public/sound", sound.SoundSettings, "How loud the box is."),
    _kept("seatView", "seat/{n}/view", payloads.SeatView, "What one seat may know and do."),
    _said("seatEvent", "seat/{n}/event", payloads.EventMessage, "What happened, for one seat."),
    _kept("seatRecent", "seat/{n}/recent", payloads.RecentEvents, "The latest of these."),
    Channel(
        *("seatCommand", "seat/{n}/command", "SeatCommand", commands.SeatCommand),
        *("What a seat asks for.", "phone"),
        reply="seatReply",
    ),
    _said("seatReply", "seat/{n}/reply", payloads.Reply, "The answer, by the command's id."),
    _kept("hostView", "host/view", payloads.HostView, "What the host may enter for others."),
    Channel(
        *("hostCommand", "host/command", "HostCommand", commands.HostCommand),
        *("What the host asks for.", "phone"),
        reply="hostReply",
    ),
    _said("hostReply", "host/reply", payloads.Reply, "The answer, by the command's id."),
    _kept("screen", "box/screen/{name}", panel.ScreenImage, "What one screen shows."),
    _kept("lamps", "box/lamps", panel.LampsLit, "Which buttons are lit."),
    _kept("lights", "box/lights", panel.LightsImage, "What the LED panel shows."),
    _kept("hands", "box/hands", panel.PageButtons, "Which buttons the page may press."),
    Channel(
        *("press", "box/press", "PagePress", panel.PagePress),
        *("A button on the page of the box moved.", "phone"),
    ),
)


def channel_of(topic: str) -> Channel | None:
    """Return the kind of a topic below the box's root."""
    return next((channel for channel in CHANNELS if channel.matches(topic)), None)
