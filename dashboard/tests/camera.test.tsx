import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera } from "../src/camera/Camera";
import { hasTorch, problemOf } from "../src/camera/stream";
import type { HostView, SeatView } from "../src/contract/wire";
import { ScanButton, Scanning } from "../src/kit/play/Scanning";
import { chooseLanguage } from "../src/shell/language";
import { loadTexts } from "../src/shell/texts";
import type { Answer, Command } from "../src/wire/commands";
import type { Feed } from "../src/wire/feed";

const decoder = vi.hoisted(() => ({
  codes: [] as string[],
  loadDecoder: async () => {},
}));
vi.mock("../src/camera/decoder", () => ({
  loadDecoder: () => decoder.loadDecoder(),
  codesIn: async () => decoder.codes.map((text) => ({ text, distance: 0 })),
}));

const found = (testid: string) => document.querySelector<HTMLElement>(`[data-testid=${testid}]`);
const said = () => found("camera-said")?.textContent ?? null;

/** A camera whose tracks remember whether they run. */
function fakeCamera(capabilities: object = {}) {
  const track = Object.assign(new EventTarget(), {
    isStopped: false,
    wishes: [] as unknown[],
    stop: () => (track.isStopped = true),
    getCapabilities: () => capabilities,
    applyConstraints: async (wish: unknown) => void track.wishes.push(wish),
  });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  return { track, stream: stream as unknown as MediaStream };
}

const offerCamera = (getUserMedia: unknown, isSecure = true) => {
  vi.stubGlobal("isSecureContext", isSecure);
  vi.stubGlobal("navigator", {
    ...navigator,
    language: "en",
    mediaDevices: getUserMedia && { getUserMedia },
  });
};

const views = { scan: true, number: 7 } as SeatView;

function feedThat(answers: (command: Command) => Partial<Answer>, view = views) {
  const asked: Command[] = [];
  const feed = {
    seat: signal<SeatView | null>(view),
    host: signal<HostView | null>(null),
    trouble: signal(null),
    ask: async (command: Command) => {
      asked.push(command);
      return { id: "", ok: true, ...answers(command) };
    },
  };
  return { asked, feed: feed as unknown as Feed };
}

beforeEach(async () => {
  chooseLanguage("en");
  await Promise.all([loadTexts("camera", "en"), loadTexts("camera", "fr")]);
  decoder.codes = [];
  decoder.loadDecoder = async () => {};
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  // This DOM has no pictures in its videos, and lets no other streams into them than its own.
  Object.defineProperties(HTMLVideoElement.prototype, {
    videoWidth: { value: 640, configurable: true },
    videoHeight: { value: 480, configurable: true },
    srcObject: { value: null, writable: true, configurable: true },
  });
  const box = { left: 0, top: 0, width: 360, height: 480 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
  const context = { drawImage: () => {}, getImageData: () => ({}) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
});
afterEach(async () => {
  await act(() => render(null, document.body));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the button", () => {
  const show = (view: SeatView) =>
    act(() =>
      render(
        <Scanning feed={feedThat(() => ({}), view).feed}>
          <ScanButton />
        </Scanning>,
        document.body,
      ),
    );

  it("is there where a scan could enter a move", async () => {
    offerCamera(async () => fakeCamera().stream);
    await show(views);
    expect(found("scan")?.textContent).toBe("Scan with the camera");
    await show({ ...views, scan: false });
    expect(found("scan")).toBeNull();
  });

  it.each([
    ["over http", () => {}, false],
    ["without cameras", undefined, true],
  ])("is not there %s", async (_, getUserMedia, isSecure) => {
    offerCamera(getUserMedia, isSecure);
    await show(views);
    expect(found("scan")).toBeNull();
  });
});

describe("the camera", () => {
  const show = (feed: Feed, onClose = () => {}) =>
    act(() => render(<Camera feed={feed} onClose={onClose} />, document.body));

  it.each([
    ["en", "Entered: red feather"],
    ["fr", "Saisi\u202f: plume rouge"],
  ] as const)("names the piece that the box took, in %s", async (tongue, text) => {
    chooseLanguage(tongue);
    offerCamera(async () => fakeCamera().stream);
    decoder.codes = ["TB/ARRIBA/AR/1"];
    const scanned = { piece: "Ar", name: { en: "red feather", fr: "plume rouge" } };
    const { asked, feed } = feedThat(() => ({ scanned }));
    await show(feed);
    await vi.waitFor(() => expect(said()).toBe(text));
    expect(asked).toEqual([{ do: "scan", code: "TB/ARRIBA/AR/1", number: 7 }]);
  });

  it("says why the box refused a code, and goes on", async () => {
    offerCamera(async () => fakeCamera().stream);
    decoder.codes = ["x"];
    const text = { en: "This code is on no piece of this match.", fr: "" };
    const problem = { key: "scan-unknown", facts: {}, text };
    const { asked, feed } = feedThat(() => ({ ok: false, problem }));
    await show(feed);
    await vi.waitFor(() => expect(said()).toBe(text.en));
    decoder.codes = ["y"];
    await vi.waitFor(() => expect(asked.length).toBe(2));
  });

  it.each([
    ["NotAllowedError", "refused", "This page may not use the camera"],
    ["NotFoundError", "missing", "This device has no camera."],
    ["NotReadableError", "busy", "Another app is using the camera."],
    ["TypeError", "failed", "The camera does not work."],
  ])("that throws %s is %s, in one sentence", async (name, problem, text) => {
    const error = new DOMException("", name);
    expect(problemOf(error)).toBe(problem);
    let isBroken = true;
    offerCamera(async () => {
      if (isBroken) throw error;
      return fakeCamera().stream;
    });
    await show(feedThat(() => ({})).feed);
    await vi.waitFor(() => expect(said()).toContain(text));
    isBroken = false;
    await act(() => found("camera-again")!.click());
    await vi.waitFor(() => expect(said()).toBe("Hold the code of a card or tile in the frame."));
  });

  it("says that the decoder did not come, and tries again", async () => {
    offerCamera(async () => fakeCamera().stream);
    decoder.loadDecoder = () => Promise.reject(new Error("offline"));
    await show(feedThat(() => ({})).feed);
    await vi.waitFor(() => expect(said()).toContain("did not load"));
    decoder.loadDecoder = async () => {};
    await act(() => found("camera-again")!.click());
    await vi.waitFor(() => expect(said()).toContain("Hold the code"));
  });

  it("is let go when the view is closed", async () => {
    const { track, stream } = fakeCamera();
    offerCamera(async () => stream);
    await show(feedThat(() => ({})).feed);
    await vi.waitFor(() => expect(said()).toContain("Hold the code"));
    await act(() => render(null, document.body));
    expect(track.isStopped).toBe(true);
  });

  it("is let go even if it opens after the view was closed", async () => {
    const { track, stream } = fakeCamera();
    let open: (opened: MediaStream) => void = () => {};
    offerCamera(() => new Promise((resolve) => (open = resolve)));
    await show(feedThat(() => ({})).feed);
    await act(() => render(null, document.body));
    open(stream);
    await vi.waitFor(() => expect(track.isStopped).toBe(true));
  });

  it("is let go while the page is hidden, and comes back", async () => {
    const cameras: ReturnType<typeof fakeCamera>[] = [];
    offerCamera(async () => {
      cameras.push(fakeCamera());
      return cameras.at(-1)!.stream;
    });
    await show(feedThat(() => ({})).feed);
    await vi.waitFor(() => expect(said()).toContain("Hold the code"));
    const turn = (state: DocumentVisibilityState) => {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
      return act(() => void document.dispatchEvent(new Event("visibilitychange")));
    };
    await turn("hidden");
    expect(cameras.map(({ track }) => track.isStopped)).toEqual([true]);
    await turn("visible");
    await vi.waitFor(() =>
      expect(cameras.map(({ track }) => track.isStopped)).toEqual([true, false]),
    );
  });

  it("has a light where its track has one", async () => {
    expect(hasTorch(fakeCamera().stream)).toBe(false);
    const { track, stream } = fakeCamera({ torch: true });
    offerCamera(async () => stream);
    await show(feedThat(() => ({})).feed);
    await vi.waitFor(() => expect(found("torch")).not.toBeNull());
    await act(() => found("torch")!.click());
    expect(track.wishes).toEqual([{ advanced: [{ torch: true }] }]);
    await vi.waitFor(() => expect(found("torch")!.getAttribute("aria-pressed")).toBe("true"));
  });

  it("says so when the system takes it away", async () => {
    const { track, stream } = fakeCamera();
    offerCamera(async () => stream);
    await show(feedThat(() => ({})).feed);
    await vi.waitFor(() => expect(said()).toContain("Hold the code"));
    await act(() => void track.dispatchEvent(new Event("ended")));
    expect(said()).toBe("The camera does not work.");
  });
});
