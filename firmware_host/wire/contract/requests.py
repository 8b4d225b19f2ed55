"""The HTTP requests of box and hall with their structs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from firmware_host.statistics.figures import EveningFigures
from firmware_host.wire.game_texts import GameTexts
from firmware_host.wire.hall import HallInfo, LiveMessage, Report, RoundRemoval, RoundRequest
from firmware_host.wire.past_payloads import MatchMoves
from firmware_host.wire.payloads import PublicState
from firmware_host.wire.tickets import (
    BoxInfo,
    HostRequest,
    JoinRequest,
    PanelRequest,
    PanelTickets,
    PendingRequest,
    PlaceRequest,
    ProblemAnswer,
    Ticket,
)

JSON = "application/json"
EVENTS = "text/event-stream"
CSV = "text/csv"
SVG = "image/svg+xml"


@dataclass(frozen=True, slots=True)
class Parameter:
    """A query parameter."""

    name: str
    about: str
    kind: Literal["string", "integer"] = "string"


@dataclass(frozen=True, slots=True)
class Request:
    """One request: who answers it, with what, and how it may be refused."""

    name: str
    server: Literal["box", "hall"]
    method: Literal["get", "post"]
    path: str
    about: str
    answer: Any = None
    body: Any = None
    media: str = JSON
    parameters: tuple[Parameter, ...] = ()
    refusals: tuple[int, ...] = ()


_MATCH = Parameter("match", "The id of the match that is on the table.")
_TOURNAMENT = Parameter("tournament", "Its name; empty is free play. Default: the present one.")

REQUESTS = (
    Request("getBox", "box", "get", "/api/box", "The box before anybody has joined.", BoxInfo),
    Request(
        *(
            "getStatistics",
            "box",
            "get",
            "/api/statistics",
            "The figures of an evening or more.",
        ),
        EveningFigures,
        parameters=(
            Parameter("hours", "How far back, 1 to 99999. Default: 18.", "integer"),
            Parameter("before", "The id of a match: the page of matches before it."),
        ),
        refusals=(400,),
    ),
    Request(
        *("getTexts", "box", "get", "/api/texts", "The words of a game, for a page without them."),
        GameTexts,
        parameters=(Parameter("game", "The name of the game."),),
        refusals=(400,),
    ),
    Request(
        *("getMoves", "box", "get", "/api/moves", "All moves of the match, in an open game."),
        MatchMoves,
        parameters=(_MATCH,),
        refusals=(400,),
    ),
    Request(
        *("getMoment", "box", "get", "/api/moment", "The table after so many moves of it."),
        PublicState,
        parameters=(_MATCH, Parameter("number", "How many moves.", "integer")),
        refusals=(400,),
    ),
    Request(
        *("request", "box", "post", "/api/request", "Ask for a press: the code that screens show."),
        *(PendingRequest, PlaceRequest),
        refusals=(400, 403, 409, 413, 423, 429),
    ),
    Request(
        *("join", "box", "post", "/api/join", "Take a seat: by a press, or back by a token."),
        *(Ticket, JoinRequest),
        refusals=(400, 403, 409, 410, 413, 423, 429, 503),
    ),
    Request(
        *("host", "box", "post", "/api/host", "Host the table, once two buttons were held."),
        *(Ticket, HostRequest),
        refusals=(400, 403, 409, 410, 413, 423, 429, 503),
    ),
    Request(
        *("watch", "box", "post", "/api/watch", "Look on as a spectator."),
        Ticket,
        refusals=(403, 429, 503),
    ),
    Request(
        *("openPanel", "box", "post", "/api/panel", "Open the virtual box by its key."),
        *(PanelTickets, PanelRequest),
        refusals=(400, 403, 413, 429, 503),
    ),
    Request(
        *("getCode", "box", "get", "/code.svg", "The QR code with the address for phones."),
        media=SVG,
    ),
    Request("getHall", "hall", "get", "/api/hall", "The hall itself.", HallInfo),
    Request(
        *("followHall", "hall", "get", "/api/hall/live", "Every table, then what changes."),
        LiveMessage,
        media=EVENTS,
        refusals=(503,),
    ),
    Request(
        *("getTournament", "hall", "get", "/api/hall/tournament", "The table of a tournament."),
        Report,
        parameters=(_TOURNAMENT, Parameter("game", "Count this game only.")),
        refusals=(503,),
    ),
    Request(
        *("drawRound", "hall", "post", "/api/hall/round", "Draw the next round (organiser)."),
        *(Report, RoundRequest),
        refusals=(400, 403, 409, 413, 429, 503),
    ),
    Request(
        *(
            "removeRound",
            "hall",
            "post",
            "/api/hall/round/remove",
            "Take a round back (organiser).",
        ),
        *(Report, RoundRemoval),
        refusals=(400, 403, 413, 429, 503),
    ),
    Request(
        *("getResults", "hall", "get", "/api/hall/results.csv", "A line per seat and match."),
        media=CSV,
        parameters=(_TOURNAMENT,),
        refusals=(503,),
    ),
)

STRUCTS = (
    ProblemAnswer,
    *(each.answer for each in REQUESTS if each.answer is not None),
    *(each.body for each in REQUESTS if each.body is not None),
)
