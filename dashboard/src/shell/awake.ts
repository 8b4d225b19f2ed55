import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { playBehind, type Silent } from "./silentVideo";

/**
 * What keeps the screen on: nothing is needed, a wake lock, a silent video, or nothing could be had.
 * Browsers offer wake locks over https only; a video that plays has the same effect in most of them.
 */
export type Awake = "off" | "lock" | "video" | "refused";

const shown = signal<Awake>("off");
export const awake: ReadonlySignal<Awake> = shown;

/** How many parts of the page want the screen on. */
let wishes = 0;
let lock: WakeLockSentinel | null = null;
let video: Silent | null = null;
let isAsking = false;

/** Keeps the screen on while it is wanted. */
export function useAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    wishes += 1;
    void settle();
    return () => {
      wishes -= 1;
      void settle();
    };
  }, [isWanted]);
}

/** Asks again for what the system takes away with every hidden page, and what it refused before. */
async function settle(): Promise<void> {
  if (wishes === 0) return letGo();
  if (isAsking || document.visibilityState !== "visible" || isHeld()) return;
  isAsking = true;
  shown.value = await hold();
  isAsking = false;
  if (wishes === 0) letGo();
}

const isHeld = (): boolean => (lock !== null && !lock.released) || (video?.isPlaying() ?? false);

async function hold(): Promise<Awake> {
  if (await holdLock()) return "lock";
  video ??= playBehind();
  return (await video.play()) ? "video" : "refused";
}

async function holdLock(): Promise<boolean> {
  // Undefined outside secure contexts, whatever the type says.
  const locks = navigator.wakeLock as WakeLock | undefined;
  if (locks === undefined) return false;
  try {
    lock = await locks.request("screen");
    return true;
  } catch {
    // A phone that saves its battery refuses.
    return false;
  }
}

function letGo(): void {
  void lock?.release();
  video?.remove();
  lock = null;
  video = null;
  shown.value = "off";
}

document.addEventListener("visibilitychange", () => void settle());
// Some browsers play nothing before the first tap.
document.addEventListener("pointerup", () => void settle());
