import { useAnnounced } from "../../kit/announce";
import { Verdict as VerdictItem } from "../../kit/play/Verdict";
import { SeatMark } from "../../kit/SeatMark";
import { verdictSentence, type NameOf } from "../../shell/verdicts";
import type { ArribaVerdict } from "./view";

interface Props {
  verdict: ArribaVerdict | null;
  nameOf: NameOf;
}

/** The last verdict, said at once: in a race nobody waits for a screen reader to be polite. */
export function Verdict({ verdict, nameOf }: Props) {
  const mark = typeof verdict?.seat === "number" && <SeatMark seat={verdict.seat} />;
  const sentence = verdict === null ? "" : verdictSentence(verdict, nameOf);
  useAnnounced(sentence, verdict && JSON.stringify(verdict), true);
  return (
    <div class="verdict-list">
      {verdict && <VerdictItem verdict={verdict} nameOf={nameOf} mark={mark} />}
    </div>
  );
}
