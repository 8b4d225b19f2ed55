import type { View } from "../../contract/tschukka";
import { Finale as FinaleCard } from "../../kit/play/Finale";
import { language } from "../../shell/language";
import { listed, listedNames, type NameOf } from "../../shell/verdicts";
import { FamilyMark } from "./FamilyMark";
import { familyName } from "./names";
import { texts } from "./texts";

interface Props {
  view: View;
  winners: readonly number[];
  rule: string | null;
  me: number | null;
  nameOf: NameOf;
}

/** The end: who won with which pole, and the rule that says so. */
export function Finale({ view, winners, rule, me, nameOf }: Props) {
  const most = Math.max(...view.families.map((family) => family.pole));
  const shown = view.families.filter(
    (family) => winners.includes(family.seat) && family.pole === most,
  );
  const isMine = me !== null && winners.includes(me);
  const key = winners.length === 0 ? "nobody" : isMine ? "me" : "other";
  const args = {
    names: listedNames(winners, nameOf),
    count: winners.length,
    families: listed(
      shown.map((family) => familyName(family.name)),
      language.value,
    ),
  };
  const marks = shown.map(({ name }) => <FamilyMark key={name} family={name} size="large" />);
  return (
    <FinaleCard
      winners={winners}
      marks={marks}
      rule={rule}
      title={texts.t(`tschukka-end-${key}`, args)}
    />
  );
}
