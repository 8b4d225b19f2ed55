import { signal } from "@preact/signals";

const STORED = "totembox.guided";

/** Whether this device has seen the first steps. */
export const isGuided = signal(localStorage.getItem(STORED) !== null);

export function setGuided(): void {
  localStorage.setItem(STORED, "yes");
  isGuided.value = true;
}
