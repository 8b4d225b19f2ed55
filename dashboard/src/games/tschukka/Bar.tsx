import type { ComponentChildren } from "preact";

interface Props {
  note?: string | null;
  isRow?: boolean;
  children: ComponentChildren;
}

/** The foot of the page under the thumb: the one thing to do, always in reach. */
export function Bar({ note, isRow = false, children }: Props) {
  return (
    <div class="tk-bar">
      <p class="tk-bar-note" role="status" aria-live="polite" data-testid="bar-note">
        {note}
      </p>
      <div class={isRow ? "tk-bar-row" : "tk-bar-buttons"}>{children}</div>
    </div>
  );
}
