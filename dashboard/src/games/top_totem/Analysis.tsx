import { useEffect, useState } from "preact/hooks";
import type { View } from "../../contract/top_totem";
import type { Analysis as Found } from "../../contract/wire";
import { Button } from "../../kit/Button";
import type { TableProps } from "../page";
import { sideName } from "./names";
import { texts } from "./texts";

const PEDESTRIAN = 100;
const WON = 50_000;

/** The best move of the box's analysis, on request; the match may forbid it. */
export function Analysis({
  view,
  analyse,
}: Pick<TableProps<"top_totem">, "analyse"> & { view: View }) {
  const [isOn, setOn] = useState(false);
  const [found, setFound] = useState<Found | "thinking" | null>(null);
  const isPlay = view.phase === "play";
  useEffect(() => {
    if (!isOn || !isPlay || !analyse) return;
    let isStale = false;
    setFound("thinking");
    void analyse().then((answer) => isStale || setFound(answer));
    return () => {
      isStale = true;
    };
  }, [isOn, isPlay, view.board, view.turn, view.call?.piece]);
  if (!view.options.analysis || !analyse) return null;
  return (
    <section class="panel tt-analysis" data-testid="analysis">
      <Button pressed={isOn} testid="analysis-toggle" onClick={() => setOn(!isOn)}>
        {texts.t("top_totem-analysis")}
      </Button>
      {isOn && isPlay && <p role="status">{told(found)}</p>}
    </section>
  );
}

function told(found: Found | "thinking" | null): string {
  if (found === "thinking") return texts.t("top_totem-analysis-thinking");
  if (found === null) return texts.t("top_totem-analysis-none");
  const { seat, move, score, depth, line } = found;
  const isDecided = Math.abs(score) >= WON;
  return texts.t(isDecided ? "top_totem-analysis-decided" : "top_totem-analysis-best", {
    side: sideName(seat),
    move,
    score: signed(score / PEDESTRIAN),
    wins: score > 0 ? "yes" : "no",
    depth,
    line: line.join(" "),
  });
}

const signed = (value: number): string => `${value > 0 ? "+" : ""}${value.toFixed(1)}`;
