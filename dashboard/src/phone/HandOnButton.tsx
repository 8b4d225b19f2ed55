import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { useCountdown } from "../kit/useCountdown";
import { language } from "../shell/language";
import { t } from "../shell/texts";
import { Refused } from "../wire/http";
import type { Ticket } from "../wire/protocol";

interface Props {
  title: string;
  wait: string;
  failed: string;
  within_s: number | undefined;
  ask: (signal: AbortSignal) => Promise<Ticket>;
  onTicket: (ticket: Ticket) => void;
  onClose: () => void;
  testid: string;
  children: ComponentChildren;
}

const WITHIN_S = 15;
const NO_HAND = 410;

/** The box waits for a hand on its buttons: what to do, how much time is left, and once more. */
export function HandOnButton(props: Props) {
  const [round, setRound] = useState(0);
  const [trouble, setTrouble] = useState<string | null>(null);
  const within_s = props.within_s ?? WITHIN_S;
  const left_s = useCountdown(within_s, round);
  useEffect(() => {
    const stop = new AbortController();
    setTrouble(null);
    props
      .ask(stop.signal)
      .then(
        props.onTicket,
        (error: unknown) => stop.signal.aborted || setTrouble(reasonOf(error) ?? props.failed),
      );
    return () => stop.abort();
  }, [round]);
  return (
    <Dialog title={props.title} onClose={props.onClose} testid={props.testid}>
      <div class={trouble === null ? "take is-waiting" : "take"}>
        {props.children}
        <p aria-live="polite">{trouble ?? props.wait}</p>
        {trouble === null ? (
          <div class="take-left" role="timer">
            <progress max={within_s} value={left_s} aria-hidden="true" />
            <span>{t("ui-seconds-left", { seconds: Math.ceil(left_s) })}</span>
          </div>
        ) : (
          <Button look="primary" testid="hand-again" onClick={() => setRound(round + 1)}>
            {t("ui-again")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The box's own words, unless it only says that no hand came: the page says that better. */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof Refused)) return t("ui-box-silent");
  return error.status === NO_HAND ? null : error.problem?.text[language.value] || null;
}
