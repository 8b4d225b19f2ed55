import type { View } from "../../contract/arriba";
import { useAnnounced } from "../../kit/announce";
import { Verdict as VerdictItem } from "../../kit/play/Verdict";
import { GameLine } from "../../kit/play/Verdicts";
import { SeatMark } from "../../kit/SeatMark";
import { type NameOf, verdictSentence } from "../../shell/verdicts";

interface Props {
  verdict: View["verdict"];
  me: number | null;
  nameOf: NameOf;
}

/** The last verdict, announced assertively because a race follows. */
export function Verdict({ verdict, me, nameOf }: Props) {
  const mark = typeof verdict?.seat === "number" && <SeatMark seat={verdict.seat} />;
  const sentence = verdict === null ? "" : verdictSentence(verdict, nameOf, me);
  useAnnounced(sentence, verdict && JSON.stringify(verdict), true);
  return (
    <div class="verdict-list">
      {verdict ? (
        <VerdictItem verdict={verdict} nameOf={nameOf} me={me} mark={mark} />
      ) : (
        <GameLine />
      )}
    </div>
  );
}
