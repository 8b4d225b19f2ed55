import { useLayoutEffect } from "preact/hooks";
import { t } from "../shell/texts";
import { chooseTurn, nextTurn, turn, turnPage } from "./turn";
import "./turn.css";

/** Turns the page of a tablet in the middle of the table to the next side of it, and remembers. */
export function TurnButton() {
  const now = turn.value;
  // Page and button turn in the same frame.
  useLayoutEffect(() => turnPage(now), [now]);
  return (
    <button
      type="button"
      class="icon-button turn-button"
      aria-label={t("ui-turn")}
      title={t("ui-turn")}
      data-testid="turn"
      data-turn={now}
      onClick={() => chooseTurn(nextTurn(now))}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="stroke" d="M19.5 8A8.5 8.5 0 1 0 20.5 12M20 3v5.5h-5.5" />
      </svg>
    </button>
  );
}
