import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../shell/texts";
import { raise } from "./layers";
import { Notices } from "./Notices";

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  testid?: string;
  wide?: boolean;
  /** Over the whole screen. */
  full?: boolean;
}

/** A modal sheet: at the bottom of a phone's screen, in the middle of others. */
export function Dialog({ title, onClose, children, testid, wide, full }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const layer = useMemo(() => Symbol(title), []);
  // At once: a key that is pressed before it is open would be lost, or move the focus below it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    const lower = raise(layer);
    return () => {
      lower();
      dialog?.close();
      // A dialog that is removed from the document does not restore the focus.
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers close a dialog by the Escape key.
    <dialog
      ref={ref}
      class={full ? "sheet sheet-full" : wide ? "sheet sheet-wide" : "sheet"}
      aria-labelledby={heading}
      data-testid={testid}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOnBackdrop}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="icon-button" aria-label={t("ui-close")} onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path class="stroke" d="M6 6 18 18M18 6 6 18" />
            </svg>
          </button>
        </div>
        {children}
      </div>
      <Notices layer={layer} />
    </dialog>
  );
}
