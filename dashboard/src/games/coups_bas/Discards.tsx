import { useState } from "preact/hooks";
import type { View } from "../../contract/coups_bas";
import { Dialog } from "../../kit/Dialog";
import { CardTile } from "./CardTile";
import { bundled } from "./cards";
import { texts } from "./texts";

/** How many cards are out of this hand; a tap shows those that lie open. */
export function Discards({ view }: { view: View }) {
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
              <CardTile
                key={kind}
                kind={kind}
                count={cards.length}
                testid={`gone-${kind}`}
                disabled
              />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
