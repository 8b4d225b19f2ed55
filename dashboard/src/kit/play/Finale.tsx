import type { ComponentChildren } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../shell/texts";
import { useSpoken } from "../announce";
import { Button } from "../Button";
import { RuleDigest } from "../RuleDigest";
import { SeatMark } from "../SeatMark";
import { Finalist, Rematch } from "./ending";
import { Moment } from "./Moment";
import { useMoment } from "./useMoment";
import { useSend } from "./useSend";
import "./play.css";

interface Props {
  winners?: readonly number[];
  /** The winners' marks, where the game shows others than those of seats. */
  marks?: ComponentChildren;
  rule: string | null;
  title: string;
  children?: ComponentChildren;
}

/**
 * The end of a match: who won, in one line, and the rule that says so. It fills the screen of a
 * player first.
 */
export function Finale({ winners = [], marks, rule, title, children }: Props) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => banner.current?.scrollIntoView?.({ block: "nearest" }), []);
  useSpoken(title);
  const shown = marks ?? winners.map((seat) => <SeatMark key={seat} seat={seat} size="large" />);
  return (
    <section ref={banner} class="finale-card" data-testid="finale">
      <div class="finale-card-marks">{shown}</div>
      <p class="finale-card-line">{title}</p>
      {children}
      {rule && <RuleDigest rule={rule} />}
      <RematchButton />
      <FinalMoment winners={winners} title={title}>
        {shown}
      </FinalMoment>
    </section>
  );
}

/** The same over the whole screen, once. */
function FinalMoment({ winners, title, children }: MomentProps) {
  const me = useContext(Finalist);
  const [news, tell] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (me !== null) tell("over");
  }, []);
  const hasWon = me !== null && winners.includes(me);
  const [said, close] = useMoment({ tone: hasWon ? "won" : "even", title }, news, "over");
  if (said === null) return null;
  return (
    <Moment said={said} onClose={close}>
      <div class="moment-marks">{children}</div>
    </Moment>
  );
}

interface MomentProps {
  winners: readonly number[];
  title: string;
  children: ComponentChildren;
}

function RematchButton() {
  const offer = useContext(Rematch);
  const [isBusy, begin] = useSend(() => offer?.begin());
  if (offer === null) return null;
  return (
    <>
      {offer.by !== "" && <p>{t("ui-rematch-by", { names: offer.by })}</p>}
      <Button
        look="primary"
        testid="finale-rematch"
        disabled={isBusy || offer.isAsked}
        onClick={() => begin("")}
      >
        {t(offer.isAsked ? "ui-rematch-asked" : "ui-rematch")}
      </Button>
    </>
  );
}
