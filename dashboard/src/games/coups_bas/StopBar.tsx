import type { View } from "../../contract/coups_bas";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { type Play, useSend } from "../../kit/play/useSend";
import { texts } from "./texts";

interface Props {
  view: View;
  moves: readonly string[];
  play: Play;
}

/** Between two hands: ask to stop here, or answer the one who asks. */
export function StopBar({ view, moves, play }: Props) {
  const [isBusy, send] = useSend(play);
  if (!moves.includes("stop")) return null;
  const isAsked = view.phase === "stop";
  return (
    <ActionBar note={isAsked ? null : texts.t("coups_bas-break")}>
      {isAsked && (
        <Button look="huge" testid="play-on" disabled={isBusy} onClick={() => send("continue")}>
          {texts.t("coups_bas-play-on")}
        </Button>
      )}
      <Button testid="end-here" disabled={isBusy} onClick={() => send("stop")}>
        {texts.t("coups_bas-end-here")}
      </Button>
    </ActionBar>
  );
}
