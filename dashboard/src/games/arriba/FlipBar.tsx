import { useState } from "preact/hooks";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { type Play, useSend } from "../../kit/play/useSend";
import { FacePicker } from "./FacePicker";
import { texts } from "./texts";

interface Props {
  moves: readonly string[];
  play: Play;
}

/**
 * What my thumb can do now: turn my card, or tell the box which card I turned. Once opened, the
 * picker is there at each of my cards until I close it.
 */
export function FlipBar({ moves, play }: Props) {
  const [isPicking, setPicking] = useState(false);
  const [isBusy, send] = useSend(play);
  const faces = facesOf(moves);
  if (!hasTurn(moves)) return null;
  return (
    <ActionBar>
      {moves.includes("flip") && (
        <Button look="huge" testid="flip" disabled={isBusy} onClick={() => send("flip")}>
          {texts.t("arriba-flip")}
        </Button>
      )}
      {faces.size > 0 && (
        <Button look="huge" testid="flip" disabled={isBusy} onClick={() => setPicking(true)}>
          {texts.t("arriba-flip-enter")}
        </Button>
      )}
      {moves.includes("asis") && (
        <Button testid="asis" disabled={isBusy} onClick={() => send("asis")}>
          {texts.t("arriba-asis")}
        </Button>
      )}
      {isPicking && faces.size > 0 && (
        <FacePicker
          faces={faces}
          onPick={(face) => send(`flip ${face}`)}
          onClose={() => setPicking(false)}
        />
      )}
    </ActionBar>
  );
}

/** The faces that may be entered, from moves such as `flip Ar`. */
export function facesOf(moves: readonly string[]): ReadonlySet<string> {
  return new Set(moves.filter((move) => move.startsWith("flip ")).map((move) => move.slice(5)));
}

const hasTurn = (moves: readonly string[]): boolean =>
  moves.some((move) => move === "asis" || move.startsWith("flip"));
