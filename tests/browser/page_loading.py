"""How a phone loads the page for the first time: when it is usable, and what that took."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, CDPSession

PATIENCE_S = 60
QUIET_S = 0.5

# What a person does first: types a name and taps a seat. Once the page lets them join, it has taken
# both. `tell` is how it says so.
JOINABLE = """
(() => {
  const at = (id) => document.querySelector(`[data-testid="${id}"]`);
  const isShown = (found) => found !== null && found.getBoundingClientRect().height > 0;
  let isUsed = false;
  const look = () => {
    const [name, seat, join] = [at("name"), at("join-seat-0"), at("join")];
    if (!isUsed && isShown(name) && isShown(seat)) {
      isUsed = true;
      name.value = "Ada";
      name.dispatchEvent(new Event("input", { bubbles: true }));
      seat.click();
    }
    if (isUsed && join !== null && !join.disabled) tell(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""

# The yardstick: a page that says one word, once it is painted.
PAINTED = """
(() => {
  const look = () =>
    performance.getEntriesByType("paint").length > 0
      ? tell(performance.now())
      : requestAnimationFrame(look);
  requestAnimationFrame(look);
})();
"""


@dataclass(frozen=True)
class Throttle:
    """What stands between phone and box: latency of each request, throughput, a slower CPU."""

    latency_ms: float
    down_kbit_s: float
    up_kbit_s: float
    cpu_slowdown: int = 4


@dataclass
class Loading:
    """One load, as the browser itself counted it."""

    usable_ms: float = 0.0
    cpu_ms: float = 0.0
    """What the page's thread computed until then: it does not count what others took."""
    open: set[str] = field(default_factory=set)
    bytes_of: dict[str, int] = field(default_factory=dict)
    blocking: list[str] = field(default_factory=list)

    @property
    def bytes_over_the_wire(self) -> int:
        """Return what all answers took, with their headers."""
        return sum(self.bytes_of.values())


async def load(
    context: BrowserContext,
    address: str,
    *,
    probe: str = JOINABLE,
    throttle: Throttle | None = None,
) -> Loading:
    """Open the page in a new tab, until it is usable and then until nothing more comes."""
    page = await context.new_page()
    loading = Loading()
    told: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def tell(at_ms: float) -> None:
        if not told.done():
            told.set_result(at_ms)

    await page.expose_function("tell", tell)
    await page.add_init_script(probe)
    session = await context.new_cdp_session(page)
    await _watch(session, loading)
    await _slow_down(session, throttle)
    await page.goto(address, wait_until="commit")
    loading.usable_ms = await asyncio.wait_for(told, PATIENCE_S)
    loading.cpu_ms = await _computed_ms(session)
    loading.blocking = await page.evaluate(
        "performance.getEntriesByType('resource')"
        ".filter((entry) => entry.renderBlockingStatus === 'blocking').map((entry) => entry.name)"
    )
    await _quiet(loading)
    await page.close()
    return loading


async def _watch(session: CDPSession, loading: Loading) -> None:
    """Note every request and how many bytes came for it."""
    addresses: dict[str, str] = {}

    def ask(told: dict[str, Any]) -> None:
        addresses[told["requestId"]] = told["request"]["url"]
        loading.open.add(told["requestId"])

    def finish(told: dict[str, Any]) -> None:
        request = told["requestId"]
        url = addresses[request]
        if request in loading.open:
            loading.open.remove(request)
            came = int(told.get("encodedDataLength", 0))
            loading.bytes_of[url] = loading.bytes_of.get(url, 0) + came

    session.on("Network.requestWillBeSent", ask)
    session.on(
        "Network.requestServedFromCache", lambda told: loading.open.discard(told["requestId"])
    )
    session.on("Network.loadingFinished", finish)
    session.on("Network.loadingFailed", finish)
    await session.send("Network.enable")
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})


async def _slow_down(session: CDPSession, throttle: Throttle | None) -> None:
    if throttle is None:
        return
    conditions = {
        "offline": False,
        "latency": throttle.latency_ms,
        "downloadThroughput": throttle.down_kbit_s * 1_000 / 8,
        "uploadThroughput": throttle.up_kbit_s * 1_000 / 8,
    }
    await session.send("Network.emulateNetworkConditions", conditions)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": throttle.cpu_slowdown})


async def _computed_ms(session: CDPSession) -> float:
    metrics = (await session.send("Performance.getMetrics"))["metrics"]
    busy_s: float = next(each["value"] for each in metrics if each["name"] == "TaskDuration")
    return 1_000 * busy_s


async def _quiet(loading: Loading) -> None:
    """Return when nothing has been on its way for a while: what comes later counts too."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            before = len(loading.bytes_of)
            await asyncio.sleep(QUIET_S)
            if not loading.open and len(loading.bytes_of) == before:
                return
