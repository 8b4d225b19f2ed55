import { useState } from "preact/hooks";
import { Dialog } from "../../kit/Dialog";
import { bundled } from "./cards";
import { CardTile } from "./CardTile";
import { texts } from "./texts";
import type { CoupsBasView } from "./view";

/** How many cards are out of this hand; a tap shows those that lie open. */
export function Discards({ view }: { view: CoupsBasView }) {
  const [isOpen, setOpen] = useState(false);
  const title = texts.t("coups_bas-discards", { count: view.discarded });
  return (
    <>
      <button
        type="button"
        class="cb-discards"
        data-testid="discards"
        disabled={view.discard.length === 0}
        onClick={() => setOpen(true)}
      >
        {title}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)} testid="discards-dialog">
          {view.discard.length < view.discarded && (
            <p class="note">{texts.t("coups_bas-discards-last")}</p>
          )}
          <div class="cb-tiles">
            {bundled(view.discard).map(({ kind, cards }) => (
              <CardTile key={kind} kind={kind} count={cards.length} testid={`gone-${kind}`} disabled />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
