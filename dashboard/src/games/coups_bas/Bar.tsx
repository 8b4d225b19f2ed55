import type { ComponentChildren } from "preact";

interface Props {
  note?: string | null;
  children: ComponentChildren;
}

/** The foot of the page under the thumb: the one thing to do, always in reach. */
export function Bar({ note, children }: Props) {
  return (
    <div class="cb-bar">
      <p class="cb-bar-note" role="status" aria-live="polite" data-testid="bar-note">
        {note}
      </p>
      {children}
    </div>
  );
}
