import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { t } from "../../shell/texts";
import { useSpoken } from "../announce";
import { Button } from "../Button";
import { RuleDigest } from "../RuleDigest";
import { SeatMark } from "../SeatMark";
import { useSend } from "./useSend";
import "./play.css";

/** The same match once more, as this phone may ask for it. */
export interface RematchOffer {
  begin: () => Promise<void>;
  /** Whether this phone has asked, and the others have not yet. */
  isAsked: boolean;
  /** The others who asked, empty if nobody did. */
  by: string;
}

export const Rematch = createContext<RematchOffer | null>(null);

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
      <RematchButton />
    </section>
  );
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
