import { useEffect, useState } from "preact/hooks";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { SeatMark } from "../kit/SeatMark";
import { t } from "../shell/texts";
import { joinSeat } from "../wire/http";
import type { Ticket } from "../wire/protocol";
import type { Wish } from "./joining";

interface Props {
  wish: Wish;
  onTicket: (ticket: Ticket) => void;
  onClose: () => void;
}

/** A taken seat changes phones only by a press of its own arcade button. */
export function PressToTake({ wish, onTicket, onClose }: Props) {
  const [round, setRound] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    joinSeat({ ...wish, press: true }, stop.signal).then(
      onTicket,
      () => stop.signal.aborted || setFailed(true),
    );
    return () => stop.abort();
  }, [round]);
  return (
    <Dialog
      title={t("ui-take-title", { seat: wish.seat + 1 })}
      onClose={onClose}
      testid="press-to-take"
    >
      <div class="take">
        <span class={hasFailed ? "take-button" : "take-button is-waiting"} data-seat={wish.seat}>
          <SeatMark seat={wish.seat} size="large" />
        </span>
        <p>{t(hasFailed ? "ui-take-failed" : "ui-take-press", { seat: wish.seat + 1 })}</p>
        {hasFailed && (
          <Button look="primary" testid="take-again" onClick={() => setRound(round + 1)}>
            {t("ui-again")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
