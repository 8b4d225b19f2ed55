import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../shell/texts";
import { PAGE, topLayer } from "../layers";
import type { Said } from "./useMoment";
import "./moment.css";

interface Props {
  said: Said;
  onClose: () => void;
  children?: ComponentChildren;
}

/**
 * A verdict over the whole screen. It takes no focus and traps nobody: a tap or any key closes it,
 * and the page below announces the same to screen readers.
 */
export function Moment({ said, onClose, children }: Props) {
  // An open sheet makes everything outside it inert, so that a tap could not close this.
  return topLayer.value === PAGE ? (
    <Filled said={said} onClose={onClose}>
      {children}
    </Filled>
  ) : null;
}

function Filled({ said, onClose, children }: Props) {
  const ref = useRef<HTMLElement>(null);
  const title = useId();
  useLayoutEffect(() => {
    const screen = ref.current!;
    screen.style.bottom = `${footOf(screen)}px`;
    // In the top layer, because the pages of games are containers, which would bound a fixed box.
    screen.showPopover?.();
  }, []);
  useEffect(() => {
    document.addEventListener("keydown", onClose);
    return () => document.removeEventListener("keydown", onClose);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key closes it, wherever the focus is.
    <section
      ref={ref}
      popover="manual"
      class={`moment moment-${said.tone}`}
      aria-labelledby={title}
      data-testid="moment"
      data-tone={said.tone}
      onClick={onClose}
    >
      <button type="button" class="icon-button moment-close" aria-label={t("ui-close")}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path class="stroke" d="M6 6 18 18M18 6 6 18" />
        </svg>
      </button>
      <div class="moment-words">
        <h2 id={title} class="moment-title" data-testid="moment-title">
          {said.title}
        </h2>
        {said.gain && (
          <p class="moment-gain" data-testid="moment-gain">
            {said.gain}
          </p>
        )}
        {said.note && <p class="moment-note">{said.note}</p>}
      </div>
      {children}
    </section>
  );
}

/** How much of the screen the bar under the thumb takes: it stays in reach. */
function footOf(screen: HTMLElement): number {
  const bar = screen.closest(".playing")?.querySelector(".action-bar");
  const top = bar?.getBoundingClientRect().top ?? innerHeight;
  // A bar that does not lie at the bottom of the screen would leave no room for the verdict.
  return top > innerHeight / 2 ? Math.max(0, innerHeight - top) : 0;
}
