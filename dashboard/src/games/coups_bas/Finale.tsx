import { useEffect, useRef } from "preact/hooks";
import { RuleDigest } from "../../kit/RuleDigest";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { listedNames } from "./names";
import { texts } from "./texts";

interface Props {
  winners: readonly number[];
  rule: string | null;
  me: number | null;
  nameOf: NameOf;
}

/** The end of the match: its champions, and the rule that says so. */
export function Finale({ winners, rule, me, nameOf }: Props) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => banner.current?.scrollIntoView?.({ block: "nearest" }), []);
  const isMine = me !== null && winners.includes(me);
  const key = winners.length === 0 ? "nobody" : isMine ? "me" : "other";
  const args = { names: listedNames(winners, nameOf), count: winners.length };
  return (
    <section ref={banner} class="cb-finale" data-testid="finale" role="status">
      <div class="cb-finale-marks">
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} size="large" />
        ))}
      </div>
      <p class="cb-finale-line">{texts.t(`coups_bas-end-${key}`, args)}</p>
      {rule && <RuleDigest rule={rule} />}
    </section>
  );
}
