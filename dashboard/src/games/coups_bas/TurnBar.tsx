import type { View } from "../../contract/coups_bas";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import type { NameOf } from "../../shell/verdicts";
import { ConfirmBar } from "./ConfirmBar";
import { namedCards } from "./plays";
import { RealConfirmBar } from "./RealConfirmBar";
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
  const Confirm = view.deck === "table" ? RealConfirmBar : ConfirmBar;
  if (draft.card !== null) return <Confirm {...props} card={draft.card} />;
  const key = moves.includes("draw") ? "coups_bas-turn-how" : "coups_bas-turn-play";
  const hint = texts.t(view.deck === "table" ? "coups_bas-pick-card" : key);
  return (
    <ActionBar note={namedCards(moves).length > 0 ? hint : null}>
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
