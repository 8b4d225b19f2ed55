import { useState } from "preact/hooks";
import type { View } from "../../contract/arriba";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { type Play, useSend } from "../../kit/play/useSend";
import { FacePicker } from "./FacePicker";
import { texts } from "./texts";

interface Props {
  view: View;
  me: number | null;
  moves: readonly string[];
  play: Play;
}

/**
 * What my thumb can do now: turn my card, or tell the box which card I turned. Once opened, the
 * picker is there at each of my cards until I close it.
 */
export function FlipBar({ view, me, moves, play }: Props) {
  const [isPicking, setPicking] = useState(false);
  const [isBusy, send] = useSend(play);
  const faces = facesOf(moves);
  if (!hasTurn(moves)) return null;
  const isOpen = isPicking && faces.size > 0;
  const asis = moves.includes("asis") && (
    <Button testid="asis" disabled={isBusy} onClick={() => send("asis")}>
      {texts.t("arriba-asis")}
    </Button>
  );
  return (
    <ActionBar>
      {moves.includes("flip") && (
        <Button look="huge" testid="flip" disabled={isBusy} onClick={() => send("flip")}>
          {texts.t("arriba-flip")}
        </Button>
      )}
      {faces.size > 0 && (
        <Button
          look={isMissing(view, me) ? "huge" : "plain"}
          testid="flip"
          disabled={isBusy}
          onClick={() => setPicking(true)}
        >
          {texts.t("arriba-flip-enter")}
        </Button>
      )}
      {moves.includes("reader") && (
        <Button testid="reader" disabled={isBusy} onClick={() => send("reader")}>
          {texts.t("arriba-reader")}
        </Button>
      )}
      {me !== null && view.reader === me && (
        <p class="note" role="status">
          {texts.t("arriba-reader-named")}
        </p>
      )}
      {!isOpen && asis}
      {isOpen && (
        <FacePicker
          faces={faces}
          onPick={(face) => send(`flip ${face}`)}
          onClose={() => setPicking(false)}
        >
          {asis}
        </FacePicker>
      )}
    </ActionBar>
  );
}

/** The faces that may be entered, from moves such as `flip Ar`. */
export function facesOf(moves: readonly string[]): ReadonlySet<string> {
  return new Set(moves.filter((move) => move.startsWith("flip ")).map((move) => move.slice(5)));
}

/** Whether the table waits for my card, in turn or late; else I may still name it ahead. */
export function isMissing({ phase, owed, flipper, entered }: View, me: number | null): boolean {
  if (me === null) return false;
  if (phase === "head") return !entered.includes(me);
  return owed.includes(me) || (phase === "flip" && flipper === me);
}

const hasTurn = (moves: readonly string[]): boolean =>
  moves.some((move) => move === "asis" || move.startsWith("flip"));
