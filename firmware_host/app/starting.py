"""Resources that a box or a hall opens before it runs; a failure is one sentence."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from aiohttp.web import Application

from firmware_host.app.addresses import is_secret
from firmware_host.app.private_folder import private_folder
from firmware_host.broker import (
    Access,
    BrokerError,
    RemoteSettings,
    open_broker,
    open_remote,
)
from firmware_host.config.box import Config
from firmware_host.config.parts import Web
from firmware_host.web.certificate import CertificateError, check_certificate
from firmware_host.web.serving import serve

log = logging.getLogger(__name__)


class StartError(Exception):
    """The program cannot start; one sentence says why."""


def check_page_certificate(web: Web) -> None:
    """Raise StartError for a certificate of the pages that cannot be used."""
    try:
        check_certificate(web.tls_cert, web.tls_key)
    except CertificateError as error:
        raise StartError(str(error)) from error


@contextlib.asynccontextmanager
async def serving_pages(app: Application) -> AsyncGenerator[str]:
    """Serve the pages to the guard for as long as the block lasts, and yield the Unix socket."""
    with private_folder() as folder:
        path = str(folder / "web.socket")
        async with serve(app, path):
            yield path


@contextlib.asynccontextmanager
async def box_broker(config: Config, phones_port: int) -> AsyncGenerator[Access]:
    """Run the private broker of a box, or connect to the one that it is told to use.

    Phones reach the private one through the guard, on `phones_port`.
    """
    _check_broker_pages(config)
    async with contextlib.AsyncExitStack() as stack:
        folder = stack.enter_context(private_folder())
        try:
            broker = await stack.enter_async_context(_opening(config, phones_port, folder))
        except BrokerError as error:
            raise StartError(f"the broker does not start: {error}") from error
        if not broker.can_revoke and broker.credentials.user_topics is None:
            log.warning("%s cannot cut off a phone that loses its seat", broker.name)
        yield broker


def _check_broker_pages(config: Config) -> None:
    """Refuse a broker that a page over https could not use."""
    bare = [url for url in config.broker.ws_urls() if url.startswith("ws:")]
    if bare and is_secret(config.web):
        raise StartError(f"broker.ws_url {bare[0]} must be wss://: the page comes over https")


def _opening(config: Config, phones_port: int, folder: Path) -> AbstractAsyncContextManager[Access]:
    part = config.broker
    if part.urls():
        place = RemoteSettings(
            part.urls(),
            part.ws_urls(),
            part.control,
            part.users_file,
            part.ca_file,
            part.password_file,
        )
        return open_remote(place, config.box_id())
    return open_broker(
        folder,
        config.box_id(),
        kind=part.kind,
        port=part.port,
        ws_port=phones_port,
        ws_urls=part.ws_urls(),
    )
