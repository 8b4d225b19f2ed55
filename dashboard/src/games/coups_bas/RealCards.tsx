import { CardTile } from "./CardTile";
import { KINDS } from "./cards";
import { namedCards } from "./plays";
import { texts } from "./texts";
import type { Draft } from "./useDraft";

interface Props {
  moves: readonly string[];
  draft: Draft;
}

/** Names the real card that leaves the hand: one of the fifteen, those that cannot be it off. */
export function RealCards({ moves, draft }: Props) {
  const cards = new Set(namedCards(moves));
  if (cards.size === 0) return null;
  return (
    <div class="cb-real" role="group" aria-label={texts.t("coups_bas-pick-title")}>
      {KINDS.map((kind) => (
        <CardTile
          key={kind}
          kind={kind}
          testid={`pick-${kind}`}
          isChosen={draft.card === kind}
          disabled={!cards.has(kind)}
          isDim={!cards.has(kind)}
          onClick={() => draft.choose(draft.card === kind ? null : kind)}
        />
      ))}
    </div>
  );
}
