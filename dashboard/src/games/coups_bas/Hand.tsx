import { CardTile } from "./CardTile";
import { bundled } from "./cards";
import { namedCards } from "./plays";
import { RealCards } from "./RealCards";
import { texts } from "./texts";
import type { Draft } from "./useDraft";

interface Props {
  hand: readonly string[];
  moves: readonly string[];
  draft: Draft;
}

/** My cards, equal ones under one tile; real cards stay in my real hand and are only counted. */
export function Hand({ hand, moves, draft }: Props) {
  const isReal = hand.some((card) => card === "?");
  const playable = new Set(namedCards(moves));
  const title = texts.t("coups_bas-hand", { count: hand.length });
  return (
    <section class="cb-hand" data-testid="hand" data-count={hand.length}>
      <h2>{title}</h2>
      {isReal && playable.size === 0 && <p class="note">{texts.t("coups_bas-hand-real")}</p>}
      {isReal && <RealCards moves={moves} draft={draft} />}
      {!isReal && (
        <div class="cb-tiles" role="group" aria-label={title}>
          {bundled(hand).map(({ kind, cards }) => {
            const card = cards.find((each) => playable.has(each)) ?? cards[0]!;
            const isChosen = draft.card !== null && cards.includes(draft.card);
            return (
              <CardTile
                key={kind}
                kind={kind}
                count={cards.length}
                testid={`card-${kind}`}
                isChosen={isChosen}
                isDim={playable.size > 0 && !playable.has(card)}
                disabled={!playable.has(card)}
                onClick={() => draft.choose(isChosen ? null : card)}
              />
            );
          })}
        </div>
      )}
    </section>
  );
}
