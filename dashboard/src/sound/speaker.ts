import { signal } from "@preact/signals";
import type { Language } from "../shell/language";
import { type CueName, lengthOf_s, samplesOf } from "./cues";

/** Browsers keep a page silent until somebody touches it: `blocked` until then. */
export type Permission = "unknown" | "blocked" | "on" | "missing";

const GESTURES = ["pointerdown", "keydown"] as const;
const PERCENT = 100;
const VOICES: Record<Language, string> = { fr: "fr-FR", en: "en-GB" };

export const permission = signal<Permission>("unknown");

let context: AudioContext | null = null;
let words: ReturnType<typeof setTimeout> | undefined;
const buffers = new Map<CueName, AudioBuffer>();

/** Asks the browser whether this page may be heard; the first touch of it turns the sound on. */
export function prepare(): void {
  if (context !== null || permission.peek() === "missing") return;
  if (typeof AudioContext === "undefined") {
    permission.value = "missing";
    return;
  }
  context = new AudioContext();
  const tell = () => {
    permission.value = context?.state === "running" ? "on" : "blocked";
  };
  context.addEventListener("statechange", tell);
  for (const gesture of GESTURES) document.addEventListener(gesture, turnOn, { passive: true });
  tell();
}

/** Turns the sound on; it works only in answer to a touch or a key. */
export function turnOn(): void {
  for (const gesture of GESTURES) document.removeEventListener(gesture, turnOn);
  void context?.resume();
}

/** Plays the cues, one after the other, from now on; `volume` is 0 to 100. */
export function play(cues: readonly CueName[], volume: number): void {
  // What cannot be heard now must not be heard later.
  if (context?.state !== "running") return;
  const gain = new GainNode(context, { gain: amplitude(volume) });
  gain.connect(context.destination);
  let at_s = context.currentTime;
  for (const cue of cues) {
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, cue) });
    source.connect(gain);
    source.start(at_s);
    at_s += lengthOf_s([cue]);
  }
}

/** Says the text after so many seconds; it replaces what waits, and ends what is being said. */
export function say(text: string, tongue: Language, volume: number, after_s = 0): void {
  hush();
  if (text === "" || permission.peek() !== "on" || !("speechSynthesis" in window)) return;
  words = setTimeout(() => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = VOICES[tongue];
    utterance.volume = volume / PERCENT;
    speechSynthesis.speak(utterance);
  }, after_s * 1000);
}

/** Ends what is being said. */
export function hush(): void {
  clearTimeout(words);
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}

/** Ears hear half the volume at about a quarter of the amplitude. */
export const amplitude = (volume: number): number => (volume / PERCENT) ** 2;

function bufferOf(audio: AudioContext, cue: CueName): AudioBuffer {
  const kept = buffers.get(cue);
  if (kept !== undefined) return kept;
  const samples = samplesOf(cue, audio.sampleRate);
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(cue, buffer);
  return buffer;
}
