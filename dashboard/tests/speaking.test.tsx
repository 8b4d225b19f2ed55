import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it, vi } from "vitest";
import type { CueMessage, SoundSettings } from "../src/contract/wire";
import type { Feed } from "../src/wire/feed";

vi.mock("../src/sound/speaker", () => ({
  play: vi.fn(),
  say: vi.fn(),
  hush: vi.fn(),
  prepare: vi.fn(),
}));

const speaker = await import("../src/sound/speaker");
const { useSounds } = await import("../src/sound/useSounds");

it("lets words go on under a cue that waits for them, and ends them for any other", async () => {
  const loud: SoundSettings = { volume: 70, muted: false, speech: true, output: false };
  let hear: (message: CueMessage) => void = () => undefined;
  const feed = {
    sound: signal(loud),
    followSound: (listener: typeof hear) => {
      hear = listener;
    },
  } as unknown as Feed;
  const Page = () => {
    useSounds(feed);
    return null;
  };
  await act(() => render(<Page />, document.body));
  hear({ number: 1, cues: ["late"], text: {}, waits: true });
  expect(speaker.play).toHaveBeenLastCalledWith(["late"], 70);
  expect(speaker.say).not.toHaveBeenCalled();
  hear({ number: 2, cues: ["reveal"], text: {}, waits: false });
  expect(speaker.play).toHaveBeenLastCalledWith(["reveal"], 70);
  expect(speaker.say).toHaveBeenCalledOnce();
});
