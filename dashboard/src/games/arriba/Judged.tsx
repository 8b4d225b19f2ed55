import { useState } from "preact/hooks";
import type { View } from "../../contract/arriba";
import { Button } from "../../kit/Button";
import { Dialog } from "../../kit/Dialog";
import type { NameOf } from "../../shell/verdicts";
import { CardLines } from "./CardLines";
import { CountForm } from "./CountForm";
import { Legend } from "./Legend";
import { Piles } from "./Piles";
import { Question } from "./Question";
import { Said, type Say } from "./Said";
import { SamePick } from "./SamePick";
import { isEnough, saidOf } from "./sayings";
import { texts } from "./texts";

export interface JudgedProps {
  view: View;
  me: number | null;
  nameOf: NameOf;
  isBusy: boolean;
  /** Null where the page only shows, or where the table takes nothing now. */
  say: Say;
}

/** Whether the table takes what people say now, from moves such as `lay head`. */
export const takesWords = (moves: readonly string[]): boolean =>
  moves.some((move) => move.startsWith("lay "));

/** Real cards that the box does not know: the question, else what to do with them, and the piles. */
export function Judged(props: JudgedProps & { hasLegend: boolean }) {
  const { view, me, nameOf, isBusy, say, hasLegend } = props;
  if (view.asks) return <Question {...props} />;
  return (
    <div class="ar-judged" data-testid="judged">
      <RoundEnd {...props} />
      <CardLines view={view} me={me} nameOf={nameOf} />
      <Piles {...{ view, nameOf, isBusy, say }} />
      {hasLegend && isCalm(view) && <Legend view={view} />}
    </div>
  );
}

/** Whether there is nothing to do with the cards but to turn them. */
const isCalm = ({ handling, may_end, said }: View): boolean =>
  handling.length === 0 && !may_end && said.length === 0;

/** What somebody counted, or the form where the round seems to be over. */
function RoundEnd({ view, me, nameOf, isBusy, say }: JudgedProps) {
  const said = saidOf(view, "count");
  const isMine = said.some(({ seat }) => seat === me);
  return (
    <>
      {said.length > 0 && <Said {...{ said, me, nameOf, isBusy, say }} />}
      {say && view.may_end && !isMine && (
        <section class="panel" data-testid="round-end">
          <h2>{texts.t("arriba-count-title")}</h2>
          <CountForm {...{ view, nameOf, isBusy, say }} />
        </section>
      )}
    </>
  );
}

type Open = "count" | "pair" | null;

/** What else may be said between two grabs, each behind a small button. */
export function JudgedActions(props: JudgedProps) {
  const { view, isBusy, say } = props;
  const [open, setOpen] = useState<Open>(null);
  if (say === null || view.asks) return null;
  const sayAndClose = (move: string) => {
    setOpen(null);
    say(move);
  };
  return (
    <>
      {mayBeAnother(view) && (
        <Button testid="another-pair" onClick={() => setOpen("pair")}>
          {texts.t("arriba-pair-too")}
        </Button>
      )}
      <Button testid="say-head" disabled={isBusy} onClick={() => say("lay head")}>
        {texts.t(view.head === null ? "arriba-head" : "arriba-head-again")}
      </Button>
      {!view.may_end && (
        <Button testid="say-end" onClick={() => setOpen("count")}>
          {texts.t("arriba-count-open")}
        </Button>
      )}
      {open !== null && (
        <Sheet {...props} open={open} say={sayAndClose} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

type SheetProps = JudgedProps & {
  open: "count" | "pair";
  say: (move: string) => void;
  onClose: () => void;
};

function Sheet({ view, me, nameOf, isBusy, open, say, onClose }: SheetProps) {
  if (open === "count")
    return (
      <Dialog title={texts.t("arriba-count-title")} onClose={onClose} testid="count-sheet">
        <CountForm {...{ view, nameOf, isBusy, say }} />
      </Dialog>
    );
  const [first] = view.more;
  if (first === undefined) return null;
  return (
    <Dialog title={texts.t("arriba-pair-too")} onClose={onClose} testid="pair-sheet">
      <SamePick
        first={first}
        seats={unsettled(view)}
        isEnough={(move) => isEnough(view, me, move)}
        {...{ me, nameOf, isBusy, say }}
      />
    </Dialog>
  );
}

const PAIR = 2;

/** Whether two seats are left for a second duel of the same flip. */
const mayBeAnother = (view: View): boolean =>
  view.more.length > 0 && unsettled(view).length >= PAIR;

/** The seats that the last verdict is not about. */
export function unsettled({ verdict, seats }: View): number[] {
  const settled = [verdict?.seat, verdict?.seats].flat();
  return seats.map((_, seat) => seat).filter((seat) => !settled.includes(seat));
}
