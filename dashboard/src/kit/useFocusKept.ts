import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const PATIENCE_MS = 600;

/**
 * Keeps the place of the keyboard: when the control that has the focus goes away with the state that
 * it belonged to, its successor of the same name gets the focus, else the region itself, which must
 * have a tab index. A control that is only switched off for a moment gets it back;
 * after a longer one the region has it.
 */
export function useFocusKept(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = region.current!;
    let last: HTMLElement | null = null;
    const onFocus = ({ target }: FocusEvent) => (last = target as HTMLElement);
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        // The focus was moved on purpose; the control did not vanish.
        if (last !== null && last === target && isUsable(last)) last = null;
      });
    let later: ReturnType<typeof setTimeout> | undefined;
    const isLost = () =>
      document.activeElement === document.body ||
      (document.activeElement === last && !isUsable(last!));
    const settle = () => {
      if (last === null || !isLost()) return;
      heirOf(last, root)?.focus({ preventScroll: true });
      // A successor that is no control, as a square that nothing can be done with, takes no focus.
      if (isLost()) root.focus({ preventScroll: true });
    };
    const keep = () => {
      clearTimeout(later);
      if (last === null || !isLost()) return;
      // A browser removes the focus from a disabled control at the next frame, without an event.
      if (document.activeElement === last || heirOf(last, root) === null)
        later = setTimeout(settle, PATIENCE_MS);
      else settle();
    };
    const changes = new MutationObserver(keep);
    changes.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    root.addEventListener("focusin", onFocus);
    root.addEventListener("focusout", onBlur);
    return () => {
      clearTimeout(later);
      changes.disconnect();
      root.removeEventListener("focusin", onFocus);
      root.removeEventListener("focusout", onBlur);
    };
  }, []);
}

const isUsable = (control: HTMLElement): boolean =>
  control.isConnected && control.checkVisibility() && !control.matches(":disabled");

/** The successor; null while the control itself may still come back. */
export function heirOf(last: HTMLElement, root: HTMLElement): HTMLElement | null {
  // A control that is hidden with its part of the page has no successor.
  if (last.isConnected && !last.checkVisibility()) return root;
  if (last.isConnected) return isUsable(last) ? last : null;
  const { testid } = last.dataset;
  const same = testid
    ? root.querySelector<HTMLElement>(`[data-testid="${CSS.escape(testid)}"]`)
    : null;
  return same !== null && isUsable(same) ? same : root;
}
