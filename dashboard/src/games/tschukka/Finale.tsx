import { useEffect, useRef } from "preact/hooks";
import { RuleDigest } from "../../kit/RuleDigest";
import { language } from "../../shell/language";
import { listed, type NameOf } from "../../shell/verdicts";
import { FamilyMark } from "./FamilyMark";
import { familyName } from "./names";
import { texts } from "./texts";
import type { TschukkaView } from "./view";

interface Props {
  view: TschukkaView;
  winners: readonly number[];
  rule: string | null;
  me: number | null;
  nameOf: NameOf;
}

/** The end: who won with which pole, and the rule that says so. */
export function Finale({ view, winners, rule, me, nameOf }: Props) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => banner.current?.scrollIntoView?.({ block: "nearest" }), []);
  const most = Math.max(...view.families.map((family) => family.pole));
  const shown = view.families.filter(
    (family) => winners.includes(family.seat) && family.pole === most,
  );
  const isMine = me !== null && winners.includes(me);
  const key = winners.length === 0 ? "nobody" : isMine ? "me" : "other";
  const args = {
    names: listed(winners.map(nameOf), language.value),
    count: winners.length,
    families: listed(shown.map((family) => familyName(family.name)), language.value),
  };
  return (
    <section ref={banner} class="tk-finale" data-testid="finale" role="status">
      <div class="tk-finale-marks">
        {shown.map((family) => (
          <FamilyMark key={family.name} family={family.name} size="large" />
        ))}
      </div>
      <p class="tk-finale-line">{texts.t(`tschukka-end-${key}`, args)}</p>
      {rule && (
        <div class="tk-finale-rule">
          <RuleDigest rule={rule} />
        </div>
      )}
    </section>
  );
}
