import type { ComponentChildren } from "preact";
import { ScanButton } from "./Scanning";
import "./play.css";

interface Props {
  note?: string | null;
  children?: ComponentChildren;
}

/** The foot of the page under the thumb: the one thing to do, always in reach. */
export function ActionBar({ note, children }: Props) {
  return (
    <div class="action-bar" role="group">
      <p class="action-bar-note" role="status" aria-live="polite" data-testid="bar-note">
        {note}
      </p>
      {children}
      <ScanButton />
    </div>
  );
}
