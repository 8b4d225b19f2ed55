import { useRef } from "preact/hooks";
import type { View } from "../../contract/arriba";
import { useAnnounced } from "../../kit/announce";
import { Moment } from "../../kit/play/Moment";
import { RoundScores, useRound } from "../../kit/play/RoundScores";
import { type Said, useMoment } from "../../kit/play/useMoment";
import { language } from "../../shell/language";
import { slugOf } from "../../shell/rules";
import { listedNames, type NameOf } from "../../shell/verdicts";
import { type Grab, grabOf, isBetween, isCalm, roundScores, sceneOf } from "./grab";
import { myLine } from "./handling";
import { PhotoPlot } from "./PhotoFinish";
import { closeSpan, marginLabel, wholeSpan } from "./photo";
import { texts } from "./texts";

interface Props {
  view: View;
  me: number;
  nameOf: NameOf;
}

/** What fills a player's screen: how the grab ended for them, then the points of the round. */
export function Moments({ view, me, nameOf }: Props) {
  const grab = isCalm(view) ? grabOf(view, me) : null;
  const said = grab && inWords(grab, view, me, nameOf);
  const [shown, close] = useMoment(said, grab?.key ?? null, sceneOf(view));
  // All other verdicts are announced where they stand in the page.
  const isLate = grab?.word === "late";
  useAnnounced(isLate ? `${said?.title} ${said?.note}` : "", isLate ? grab.key : null, true);
  const scores = roundScores(view);
  const played = view.seats[me]!.scores.length;
  const title = texts.t("arriba-round-over", { round: played, rounds: view.rounds });
  const isOpen = useOncePerRound(isBetween(view), played);
  const [round, closeRound] = useRound({ scores, played, isOpen, title, me, nameOf });
  if (shown)
    return (
      <Moment key="grab" said={shown} onClose={close}>
        {view.photo.length > 0 && <MomentPhoto view={view} nameOf={nameOf} />}
      </Moment>
    );
  if (round)
    return (
      <Moment key="round" said={round} onClose={closeRound}>
        <RoundScores scores={scores} me={me} nameOf={nameOf} />
      </Moment>
    );
  return null;
}

/** The photo finish; a step back may take it away under the verdict. */
const MomentPhoto = ({ view, nameOf }: Omit<Props, "me">) => (
  <div class="moment-panel moment-photo" data-testid="moment-photo">
    <PhotoPlot
      marks={view.photo}
      nameOf={nameOf}
      span={closeSpan(view.photo) ?? wholeSpan(view.photo)}
      testid="moment-photo"
    />
  </div>
);

/** A round that was begun is not over again because a press of it did not count. */
function useOncePerRound(isBetween: boolean, played: number): boolean {
  const begun = useRef(-1);
  if (!isBetween || played === 0) begun.current = played;
  return isBetween && begun.current !== played;
}

function inWords(grab: Grab, view: View, me: number, nameOf: NameOf): Said {
  const { tone, word, margin_ns, cards } = grab;
  const span = margin_ns === null ? null : marginLabel(margin_ns, language.value);
  const title = span && texts.find(`arriba-moment-${word}-by`, { span });
  const args = cards && { cards: cards.count, seats: listedNames(cards.to, nameOf) };
  return {
    tone,
    title: title ?? texts.t(`arriba-moment-${word}`),
    gain: args && texts.t(`arriba-moment-${cards.how}`, args),
    note: [noteOf(grab, view), myLine(view, me, nameOf)].filter(Boolean).join(" ") || null,
  };
}

/** Why, where the title does not say it: a fault, a dead heat, and a hand that was late. */
function noteOf({ word, isByOrder }: Grab, view: View): string | null {
  if (isByOrder) return texts.t("arriba-moment-why-turn_order");
  if (word === "late") return texts.t("arriba-moment-free");
  if (word === "tied") return view.phase === "signal" ? texts.t("arriba-now-signal") : null;
  return texts.find(`arriba-moment-why-${slugOf(String(view.verdict?.rule))}`);
}
