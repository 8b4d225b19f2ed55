import { useState } from "preact/hooks";
import type { View } from "../../contract/coups_bas";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import type { NameOf } from "../../shell/verdicts";
import { CardPicker } from "./CardPicker";
import { ConfirmBar } from "./ConfirmBar";
import { namedCards } from "./plays";
import { texts } from "./texts";
import type { Draft } from "./useDraft";

interface Props {
  view: View;
  me: number;
  moves: readonly string[];
  draft: Draft;
  isBusy: boolean;
  nameOf: NameOf;
  send: (move: string) => void;
}

/** My turn: draw, or choose a card of the hand to play or discard. */
export function TurnBar(props: Props) {
  const { view, moves, draft, isBusy, send } = props;
  if (draft.card !== null) return <ConfirmBar {...props} card={draft.card} />;
  const key = moves.includes("draw") ? "coups_bas-turn-how" : "coups_bas-turn-play";
  const hint = view.deck === "table" ? null : texts.t(key);
  return (
    <ActionBar note={namedCards(moves).length > 0 ? hint : null}>
      {view.deck === "table" && <RealCard {...props} />}
      {moves.includes("draw") && (
        <Button
          look={view.deck === "table" ? "plain" : "huge"}
          testid="draw"
          disabled={isBusy}
          onClick={() => send("draw")}
        >
          {texts.t("coups_bas-draw", { count: view.draws })}
        </Button>
      )}
      {moves.includes("leave") && (
        <Button testid="stop" disabled={isBusy} onClick={() => send("leave")}>
          {texts.t("coups_bas-stop")}
        </Button>
      )}
    </ActionBar>
  );
}

/** With real cards the box learns which one leaves the hand. */
function RealCard({ moves, draft, isBusy }: Props) {
  const [isPicking, setPicking] = useState(false);
  const cards = new Set(namedCards(moves));
  if (cards.size === 0) return null;
  return (
    <>
      <Button look="huge" testid="pick-card" disabled={isBusy} onClick={() => setPicking(true)}>
        {texts.t("coups_bas-pick-card")}
      </Button>
      {isPicking && (
        <CardPicker
          title={texts.t("coups_bas-pick-title")}
          cards={cards}
          onClose={() => setPicking(false)}
          onPick={(card) => {
            setPicking(false);
            draft.choose(card);
          }}
        />
      )}
    </>
  );
}
