import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSpoken } from "../announce";
import { RuleDigest } from "../RuleDigest";
import { SeatMark } from "../SeatMark";
import "./play.css";

interface Props {
  winners?: readonly number[];
  /** The winners' marks, where the game shows others than those of seats. */
  marks?: ComponentChildren;
  rule: string | null;
  title: string;
  children?: ComponentChildren;
}

/** The end of a match: who won, in one line, and the rule that says so. */
export function Finale({ winners = [], marks, rule, title, children }: Props) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => banner.current?.scrollIntoView?.({ block: "nearest" }), []);
  useSpoken(title);
  return (
    <section ref={banner} class="finale-card" data-testid="finale">
      <div class="finale-card-marks">
        {marks ?? winners.map((seat) => <SeatMark key={seat} seat={seat} size="large" />)}
      </div>
      <p class="finale-card-line">{title}</p>
      {children}
      {rule && <RuleDigest rule={rule} />}
    </section>
  );
}
