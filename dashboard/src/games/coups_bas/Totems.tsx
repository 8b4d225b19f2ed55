import type { View } from "../../contract/coups_bas";
import type { NameOf } from "../../shell/verdicts";
import { Discards } from "./Discards";
import { nextTargets } from "./plays";
import { Totem } from "./Totem";
import { texts } from "./texts";
import type { Draft } from "./useDraft";

interface Props {
  view: View;
  me: number | null;
  nameOf: NameOf;
  draft?: Draft;
}

/** All totems as stacks in the order of the seats, and the piles between them. */
export function Totems({ view, me, nameOf, draft }: Props) {
  const next = draft ? nextTargets(draft.ways, draft.targets) : [];
  return (
    <section class="cb-table" aria-label={texts.t("coups_bas-totems")}>
      <ol class="cb-totems" data-testid="totems" data-seats={view.seats.length}>
        {view.seats.map((seat, number) => {
          const place = draft?.targets.indexOf(number) ?? -1;
          return (
            <Totem
              key={number}
              seat={number}
              shown={seat}
              name={number === me ? texts.t("coups_bas-you") : nameOf(number)}
              partner={seat.partner === null ? null : nameOf(seat.partner)}
              isActive={view.active === number && view.phase !== "over"}
              isTarget={next.includes(number)}
              step={place < 0 ? null : place + 1}
              onTap={draft?.card ? () => draft.aim(number) : undefined}
            />
          );
        })}
      </ol>
      <div class="cb-piles" data-testid="piles">
        <span>{texts.t("coups_bas-pile", { count: view.pile })}</span>
        <Discards view={view} />
      </div>
    </section>
  );
}
