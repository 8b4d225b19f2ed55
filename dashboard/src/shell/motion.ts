import { computed, effect, signal } from "@preact/signals";

export type Motion = "auto" | "off";

const STORED = "totembox.motion";

export const MOTIONS: readonly Motion[] = ["auto", "off"];
export const motion = signal<Motion>(localStorage.getItem(STORED) === "off" ? "off" : "auto");

const wish = matchMedia("(prefers-reduced-motion: reduce)");
const isUnwanted = signal(wish.matches);
wish.addEventListener("change", () => (isUnwanted.value = wish.matches));

/** Whether motion is reduced, by the setting of this page or of the device. */
export const isStill = computed(() => motion.value === "off" || isUnwanted.value);

effect(() => {
  document.documentElement.dataset.motion = isStill.value ? "off" : "on";
});

export function chooseMotion(choice: Motion): void {
  localStorage.setItem(STORED, choice);
  motion.value = choice;
}
