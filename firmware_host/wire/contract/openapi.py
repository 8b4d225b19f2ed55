"""The HTTP interface of box and hall as an OpenAPI 3.1 document."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from firmware_host import __version__
from firmware_host.wire.contract.requests import EVENTS, JSON, REQUESTS, STRUCTS, Parameter, Request
from firmware_host.wire.contract.schemas import reachable

_ROOT = "#/components/schemas/"
_ABOUT = (
    "The few requests before MQTT, and the pages of a hall. Credentials are in bodies only. "
    "docs/protocol.md tells the same in words, asyncapi.json what follows over MQTT."
)
_SERVERS = {
    "box": ("http://totem.local:8080", "A box; https with a certificate."),
    "hall": ("http://totem.local:8090", "A hall."),
}


def document() -> dict[str, Any]:
    """Return the whole document."""
    paths: dict[str, Any] = {}
    for request in REQUESTS:
        entry = paths.setdefault(request.path, {"servers": [_server(request.server)]})
        entry[request.method] = _operation(request)
    return {
        "openapi": "3.1.0",
        "info": {"title": "totembox", "version": __version__, "description": _ABOUT},
        "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
        "servers": [_server(name) for name in _SERVERS],
        "tags": [{"name": name, "description": about} for name, (_, about) in _SERVERS.items()],
        "paths": paths,
        "components": {"schemas": reachable(_ROOT, STRUCTS)},
    }


def _server(name: str) -> dict[str, str]:
    url, about = _SERVERS[name]
    return {"url": url, "description": about}


def _operation(request: Request) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": request.name,
        "tags": [request.server],
        "summary": request.about,
        "responses": {
            "200": _answer(request),
            **{str(status): _refusal(status) for status in request.refusals},
        },
    }
    if request.parameters:
        operation["parameters"] = [_parameter(each) for each in request.parameters]
    if request.body is not None:
        content = {JSON: {"schema": _named(request.body)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _answer(request: Request) -> dict[str, Any]:
    about = request.about
    if request.media == EVENTS:
        # Each event of the stream is one of these; the document knows no other way to say it.
        about = f"{about} Each `data:` line is one JSON object of this schema."
    schema = {"type": "string"} if request.answer is None else _named(request.answer)
    return {"description": about, "content": {request.media: {"schema": schema}}}


def _refusal(status: int) -> dict[str, Any]:
    schema = {"$ref": f"{_ROOT}ProblemAnswer"}
    return {"description": HTTPStatus(status).phrase, "content": {JSON: {"schema": schema}}}


def _parameter(parameter: Parameter) -> dict[str, Any]:
    return {
        "name": parameter.name,
        "in": "query",
        "description": parameter.about,
        "schema": {"type": parameter.kind},
    }


def _named(kind: Any) -> dict[str, str]:
    return {"$ref": _ROOT + kind.__name__}
