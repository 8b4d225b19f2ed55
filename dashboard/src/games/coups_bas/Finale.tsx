import { Finale as FinaleCard } from "../../kit/play/Finale";
import { listedNames, type NameOf } from "../../shell/verdicts";
import { texts } from "./texts";

interface Props {
  winners: readonly number[];
  /** The seats that win together. */
  sides: readonly (readonly number[])[];
  rule: string | null;
  me: number | null;
  nameOf: NameOf;
}

/** The end of the match: its champions, and the rule that says so. */
export function Finale({ winners, sides, rule, me, nameOf }: Props) {
  const args = { names: listedNames(winners, nameOf), count: winners.length };
  const title = texts.t(`coups_bas-end-${endingOf(winners, sides, me)}`, args);
  return <FinaleCard winners={winners} rule={rule} title={title} />;
}

/** Which line tells it: to a winner or to others, and of partners as of one team. */
export function endingOf(
  winners: readonly number[],
  sides: Props["sides"],
  me: number | null,
): string {
  if (winners.length === 0) return "nobody";
  const isTeam = sides.some((side) => side.length > 1 && `${side}` === `${winners}`);
  const reader = me !== null && winners.includes(me) ? "me" : "other";
  return isTeam ? `team-${reader}` : reader;
}
