import { signal } from "@preact/signals";
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import type { SeatView } from "../src/contract/wire";
import { book, type CueName, lengthOf_s, samplesOf } from "../src/sound/cues";
import { amplitude } from "../src/sound/speaker";
import { concerns, useVibration } from "../src/sound/useVibration";
import type { GameEvent } from "../src/wire/feed";

const RATE = 48_000;
const NAMES = Object.keys(book.cues) as CueName[];

/** How strong one pitch is (Goertzel). */
function strength(samples: Float32Array, hz: number): number {
  const turn = (2 * Math.PI * hz) / RATE;
  let before = 0;
  let last = 0;
  for (const sample of samples)
    [before, last] = [last, sample + 2 * Math.cos(turn) * last - before];
  return last * last + before * before - 2 * Math.cos(turn) * last * before;
}

test.each(NAMES)("%s is short, begins and ends in silence, and is not clipped", (cue) => {
  const samples = samplesOf(cue, RATE);
  expect(samples.length / RATE).toBeCloseTo(lengthOf_s([cue]), 3);
  expect(lengthOf_s([cue])).toBeLessThan(0.6);
  expect(samples[0]).toBeCloseTo(0, 5);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(peak).toBeGreaterThan(0.3);
  expect(peak).toBeLessThan(1);
});

test.each(NAMES)("%s has the pitch of each of its tones", (cue) => {
  const samples = samplesOf(cue, RATE);
  const pitches = [...new Set(NAMES.flatMap((name) => book.cues[name].map((tone) => tone.hz)))];
  for (const { from_ms, for_ms } of book.cues[cue]) {
    const [first, last] = [from_ms, from_ms + for_ms].map((ms) => (ms * RATE) / 1000);
    const part = samples.slice(first, last);
    const heard = pitches.reduce((a, b) => (strength(part, a) > strength(part, b) ? a : b));
    const together = book.cues[cue].filter((tone) => tone.from_ms === from_ms);
    expect(together.map((tone) => tone.hz)).toContain(heard);
  }
});

test("cues follow each other", () => {
  expect(lengthOf_s(["grab", "win"])).toBeCloseTo(lengthOf_s(["grab"]) + lengthOf_s(["win"]));
});

test("the amplitude follows the volume", () => {
  expect([0, 50, 100].map(amplitude)).toEqual([0, 0.25, 1]);
});

test("a verdict concerns the seats that it names, and no number else", () => {
  const won = { kind: "settled", rule: "arriba.duel", seat: 2, seats: [0], cards: 1 };
  expect([0, 1, 2].map((seat) => concerns(seat, [won]))).toEqual([true, false, true]);
  expect(concerns(0, [{ kind: "lapsed", rule: "arriba.lapsed_match" }])).toBe(false);
});

test("the phone of the seat that a verdict names vibrates, whatever its button", async () => {
  const shaken = vi.fn();
  vi.stubGlobal("navigator", { vibrate: shaken, userActivation: { hasBeenActive: true } });
  // The third player of the match, at button 5 of the box.
  const seat = signal({ seat: 2 } as SeatView);
  const live = signal<readonly GameEvent[]>([]);
  const Phone = () => {
    useVibration({ live, seat });
    return null;
  };
  await act(() => render(h(Phone, null), document.body));
  const judged = (at: number) =>
    act(() => {
      live.value = [{ kind: "late", rule: "arriba.late", seat: at }];
    });
  await judged(4);
  expect(shaken).not.toHaveBeenCalled();
  await judged(2);
  expect(shaken).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
