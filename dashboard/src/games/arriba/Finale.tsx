import { Finale as FinaleCard } from "../../kit/play/Finale";
import { listedNames, type NameOf } from "../../shell/verdicts";
import { texts } from "./texts";

interface Props {
  winners: readonly number[];
  rule: string | null;
  me: number | null;
  nameOf: NameOf;
}

/** The end of the match: who won it, shared or alone, and the rule that says so. */
export function Finale({ winners, rule, me, nameOf }: Props) {
  const args = { seats: listedNames(winners, nameOf), count: winners.length };
  const key = me !== null && winners.includes(me) ? "arriba-end-me" : "arriba-end";
  return <FinaleCard winners={winners} rule={rule} title={texts.t(key, args)} />;
}
