import { Moment } from "../../kit/play/Moment";
import { RoundScores, useRound } from "../../kit/play/RoundScores";
import { type Said, useMoment } from "../../kit/play/useMoment";
import { type NameOf, ownSentence } from "../../shell/verdicts";
import type { TableProps } from "../page";
import { type Blow, blowOf, handScores, isAsked, sceneOf } from "./blow";
import { texts } from "./texts";

type Props = Pick<TableProps<"coups_bas">, "view" | "live" | "nameOf"> & { me: number };

/** What fills a player's screen: what a card did to them, and the points of the hand. */
export function Moments({ view, me, live = [], nameOf }: Props) {
  const isFree = view.phase !== "over" && !isAsked(view, me);
  const blow = isFree ? blowOf(live, me) : null;
  const said = blow && inWords(blow, me, nameOf);
  const [shown, close] = useMoment(said, blow?.event ?? null, sceneOf(view, me));
  const scores = handScores(view);
  const played = view.seats[me]!.scores.length;
  const title = texts.t("coups_bas-round-over", { round: played });
  const isOpen = view.phase === "deal" && view.scoring;
  const [round, closeRound] = useRound({ scores, played, isOpen, title, me, nameOf });
  if (shown) return <Moment key="blow" said={shown} onClose={close} />;
  if (round)
    return (
      <Moment key="round" said={round} onClose={closeRound}>
        <RoundScores scores={scores} me={me} nameOf={nameOf} />
      </Moment>
    );
  return null;
}

function inWords({ event, word, tone, change }: Blow, me: number, nameOf: NameOf): Said {
  const key = change && change.count < 0 ? "less" : "more";
  const args = change && { count: Math.abs(change.count) };
  return {
    tone,
    title: texts.t(`coups_bas-moment-${word}`),
    gain: args && args.count > 0 ? texts.t(`coups_bas-moment-${change.what}-${key}`, args) : null,
    note: ownSentence(event, nameOf, me),
  };
}
