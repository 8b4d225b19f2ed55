import type { CueMessage } from "../contract/wire";

export type CueName = CueMessage["cues"][number];

interface Tone {
  hz: number;
  from_ms: number;
  for_ms: number;
  level: number;
}

interface CueBook {
  attack_ms: number;
  release_ms: number;
  decay: number;
  overtone: number;
  cues: Record<CueName, Tone[]>;
}

// The box makes the same sounds from the same file.
const files = import.meta.glob<CueBook>("../../../seeds/box/cues.toml", {
  import: "default",
  eager: true,
});
export const book = Object.values(files)[0]!;

const MS = 1000;
const OCTAVE = 2;

const length_ms = (cue: CueName): number =>
  Math.max(...book.cues[cue].map((tone) => tone.from_ms + tone.for_ms));

/** How long the cues last, one after the other. */
export const lengthOf_s = (cues: readonly CueName[]): number =>
  cues.reduce((sum, cue) => sum + length_ms(cue), 0) / MS;

/** The samples of a cue at full volume, between -1 and 1. */
export function samplesOf(cue: CueName, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round((length_ms(cue) * rate) / MS));
  for (const tone of book.cues[cue]) {
    const first = Math.round((tone.from_ms * rate) / MS);
    const count = Math.min(Math.round((tone.for_ms * rate) / MS), samples.length - first);
    for (let index = 0; index < count; index += 1)
      samples[first + index]! += toneAt(tone, index / rate);
  }
  return samples;
}

function toneAt(tone: Tone, at_s: number): number {
  const turn = 2 * Math.PI * tone.hz * at_s;
  const pitch = Math.sin(turn) + book.overtone * Math.sin(OCTAVE * turn);
  return (tone.level * envelope(at_s, tone.for_ms / MS) * pitch) / (1 + book.overtone);
}

/** It rises, fades, and ends at 0, so that it does not click. */
function envelope(at_s: number, length_s: number): number {
  const rising = Math.min(1, at_s / (book.attack_ms / MS));
  const falling = Math.min(1, Math.max(0, length_s - at_s) / (book.release_ms / MS));
  return rising * falling * Math.exp((-book.decay * at_s) / length_s);
}
