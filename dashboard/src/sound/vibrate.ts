import { signal } from "@preact/signals";

export type Vibration = "on" | "off";

const STORED = "totembox.vibration";

export const VIBRATIONS: readonly Vibration[] = ["on", "off"];
export const vibration = signal<Vibration>(localStorage.getItem(STORED) === "off" ? "off" : "on");

export function chooseVibration(choice: Vibration): void {
  localStorage.setItem(STORED, choice);
  vibration.value = choice;
}

export const canVibrate = (): boolean => "vibrate" in navigator;

/** Lets the phone vibrate, unless its person does not want that. */
export function vibrate(pattern_ms: number[]): void {
  // Browsers reject vibration before the first tap on the page.
  if (vibration.peek() === "on" && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(pattern_ms);
}
