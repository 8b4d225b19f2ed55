import { useState } from "preact/hooks";
import type { View } from "../../contract/arriba";
import { Button } from "../../kit/Button";
import type { NameOf } from "../../shell/verdicts";
import { Card } from "./Card";
import { Enough } from "./Enough";
import { Presses } from "./Presses";
import { Said, type Say } from "./Said";
import { SamePick } from "./SamePick";
import { isEnough, PLAIN_LAYS, saidOf } from "./sayings";
import { texts } from "./texts";

interface Props {
  view: View;
  me: number | null;
  nameOf: NameOf;
  isBusy: boolean;
  say: Say;
}

/** What lay there? Who pressed, what people say, and every answer in one or two taps. */
export function Question({ view, me, nameOf, isBusy, say }: Props) {
  const [isOpen, setOpen] = useState(false);
  const said = saidOf(view, "lay");
  const isMine = said.some(({ seat }) => seat === me);
  const answer =
    say &&
    ((move: string) => {
      setOpen(false);
      say(move);
    });
  return (
    <section class="ar-ask" data-testid="question" aria-label={texts.t("arriba-now-asks")}>
      {me === null && (
        <div class="ar-ask-head">
          <h2>{texts.t("arriba-now-asks")}</h2>
          {!say && <p class="note">{texts.t("arriba-ask-how")}</p>}
        </div>
      )}
      <Presses presses={view.presses} nameOf={nameOf} />
      {said.length > 0 && <Said {...{ said, me, nameOf, isBusy }} say={answer} />}
      {answer && (said.length === 0 || isOpen) && (
        <Answers {...{ view, me, nameOf, isBusy }} say={answer} />
      )}
      {say && said.length > 0 && !isOpen && (
        <Button look="quiet" testid="answer-other" onClick={() => setOpen(true)}>
          {texts.t(isMine ? "arriba-answer-change" : "arriba-answer-other")}
        </Button>
      )}
    </section>
  );
}

type AnswerProps = Props & { say: (move: string) => void };

function Answers({ view, me, nameOf, isBusy, say }: AnswerProps) {
  const enough = (move: string) => isEnough(view, me, move);
  return (
    <>
      <SamePick
        first={view.presses[0]!.seat}
        seats={view.seats.map((_, seat) => seat)}
        isEnough={enough}
        {...{ me, nameOf, isBusy, say }}
      />
      <div class="ar-answers">
        {PLAIN_LAYS.map((lay) => (
          <button
            key={lay}
            type="button"
            class={`ar-answer ar-answer-${lay}`}
            data-testid={`lay-${lay}`}
            disabled={isBusy}
            onClick={() => say(`lay ${lay}`)}
          >
            {(lay === "totem" || lay === "head") && <Sign card={lay} />}
            {lay === "nothing" && <Nothing />}
            <span>{texts.t(`arriba-answer-${lay}`)}</span>
            {me !== null && enough(`lay ${lay}`) && <Enough />}
          </button>
        ))}
      </div>
      {me !== null && <p class="note ar-enough-note">{texts.t("arriba-enough")}</p>}
    </>
  );
}

/** The words beside it say what it is. */
const Sign = ({ card }: { card: string }) => (
  <span class="ar-sign" aria-hidden="true">
    <Card card={card} />
  </span>
);

const Nothing = () => (
  <svg class="ar-nothing" viewBox="0 0 24 24" aria-hidden="true">
    <path class="stroke" d="M6 6 18 18M18 6 6 18" />
  </svg>
);
