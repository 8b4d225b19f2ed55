import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { NamedProblem, PendingRequest, PlaceRequest, Ticket } from "../contract/wire";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { useCountdown } from "../kit/useCountdown";
import { language } from "../shell/language";
import { t } from "../shell/texts";
import { Refused } from "../wire/http";
import { askForPress } from "./askForPress";

interface Props {
  title: string;
  wait: string;
  failed: string;
  wanted: Omit<PlaceRequest, "device">;
  claim: (request: string, device: string, signal: AbortSignal) => Promise<Ticket>;
  onTicket: (ticket: Ticket) => void;
  onClose: () => void;
  testid: string;
  children: ComponentChildren;
}

const NO_HAND = 410;

/** The box waits for a hand on its buttons: what to do, the code, how much time is left. */
export function HandOnButton(props: Props) {
  const [round, setRound] = useState(0);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [pending, setPending] = useState<PendingRequest | null>(null);
  const [before, setBefore] = useState<NamedProblem | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    setTrouble(null);
    setPending(null);
    setBefore(null);
    const { wanted, claim } = props;
    askForPress({ wanted, claim, onPending: setPending, onWait: setBefore }, stop.signal).then(
      props.onTicket,
      (error: unknown) => stop.signal.aborted || setTrouble(reasonOf(error) ?? props.failed),
    );
    return () => stop.abort();
  }, [round]);
  const isAsked = trouble === null && pending !== null;
  const inLine = before?.text[language.value] ?? t("ui-asking");
  return (
    <Dialog title={props.title} onClose={props.onClose} testid={props.testid}>
      <div class={isAsked ? "take is-waiting" : "take"}>
        {props.children}
        <p aria-live="polite">{trouble ?? (isAsked ? props.wait : inLine)}</p>
        {isAsked && <Pending key={pending.request} pending={pending} />}
        {trouble !== null && (
          <Button look="primary" testid="hand-again" onClick={() => setRound(round + 1)}>
            {t("ui-again")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The code that the screens of the box must show, too, and how long they ask. */
function Pending({ pending }: { pending: PendingRequest }) {
  const left_s = useCountdown(pending.within_s);
  return (
    <>
      <p class="take-code">
        <strong data-testid="request-code">{pending.code}</strong>
        <span>{t("ui-request-code")}</span>
      </p>
      <div class="take-left" role="timer">
        <progress max={pending.within_s} value={left_s} aria-hidden="true" />
        <span>{t("ui-seconds-left", { seconds: Math.ceil(left_s) })}</span>
      </div>
    </>
  );
}

/** The box's own words, unless it only says that no hand came: the page says that better. */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof Refused)) return t("ui-box-silent");
  return error.status === NO_HAND ? null : error.problem?.text[language.value] || null;
}
