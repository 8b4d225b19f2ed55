const ASK_AGAIN_MS = 1000;
const SELDOM_MS = 10_000;
const LAST = "totembox.anew";

let isWaiting = false;

/**
 * A part of the page did not come: the line broke, or the box has another version by now. The page
 * is loaded anew once it can be, and finds back to its seat; a part that never comes must
 * not make it blink.
 */
export async function startAnew(): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  const last_ms = Number(sessionStorage.getItem(LAST) ?? 0);
  await pause(Math.max(0, last_ms + SELDOM_MS - Date.now()));
  while (!(await isThere())) await pause(ASK_AGAIN_MS);
  sessionStorage.setItem(LAST, `${Date.now()}`);
  location.reload();
}

const isThere = (): Promise<boolean> =>
  fetch(location.pathname, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
