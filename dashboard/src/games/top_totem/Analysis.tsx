import { useEffect, useState } from "preact/hooks";
import type { Analysis as Found } from "../../contract/wire";
import { Button } from "../../kit/Button";
import type { NameOf } from "../../shell/verdicts";
import type { TableProps } from "../page";
import { sideName } from "./names";
import { texts } from "./texts";
import { moveTold } from "./words";

const PEDESTRIAN = 100;
const WON = 50_000;

type Props = Pick<
  TableProps<"top_totem">,
  "view" | "match" | "number" | "analyse" | "analysis" | "nameOf"
>;

/** The best move of the box's analysis, on request; everybody sees it, and who asked. */
export function Analysis({ view, match, number, nameOf, analysis, analyse }: Props) {
  const [isOn, setOn] = useState(false);
  const [hasNone, setNone] = useState(false);
  const isPlay = view.phase === "play";
  useEffect(() => {
    if (!isOn || !isPlay || !analyse) return;
    let isStale = false;
    setNone(false);
    void analyse().then((answer) => isStale || setNone(answer === null));
    return () => {
      isStale = true;
    };
  }, [isOn, isPlay, match, number]);
  if (!analyse && !analysis) return null;
  return (
    <section class="panel tt-analysis" data-testid="analysis">
      {analyse && (
        <Button pressed={isOn} testid="analysis-toggle" onClick={() => setOn(!isOn)}>
          {texts.t("top_totem-analysis")}
        </Button>
      )}
      {analysis ? (
        <div role="status">
          <p>{told(analysis.analysis, nameOf)}</p>
          <p class="note">{askedBy(analysis.by, nameOf)}</p>
        </div>
      ) : (
        isOn &&
        isPlay && (
          <p role="status">{texts.t(`top_totem-analysis-${hasNone ? "none" : "thinking"}`)}</p>
        )
      )}
    </section>
  );
}

const askedBy = (by: number | null, nameOf: NameOf): string =>
  by === null
    ? texts.t("top_totem-analysis-host")
    : texts.t("top_totem-analysis-by", { name: nameOf(by) });

function told({ seat, move, score, depth }: Found, nameOf: NameOf): string {
  const isDecided = Math.abs(score) >= WON;
  return texts.t(isDecided ? "top_totem-analysis-decided" : "top_totem-analysis-best", {
    side: sideName(seat),
    move: moveTold(move, nameOf),
    score: signed(score / PEDESTRIAN),
    wins: score > 0 ? "yes" : "no",
    depth,
  });
}

const signed = (value: number): string => `${value > 0 ? "+" : ""}${value.toFixed(1)}`;
