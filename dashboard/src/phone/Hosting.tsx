import { signal } from "@preact/signals";
import type { Notice, Ticket } from "../contract/wire";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { lazily } from "../shell/lazily";
import { storedHost, storeHost } from "../shell/session";
import { t } from "../shell/texts";
import type { Answer, Command } from "../wire/commands";
import { Feed } from "../wire/feed";
import { HoldToHost } from "./HoldToHost";
import { useBox } from "./useBox";

const HostDesk = lazily(() => import("./HostDesk").then((module) => module.HostDesk));

const ticket = signal<Ticket | null>(storedHost());
/** The name of who hosts instead of this phone, empty where it is not known. */
const lostTo = signal<string | null>(null);

const take = (given: Ticket | null) => {
  storeHost(given);
  ticket.value = given;
};

/** Asks the box for something as the host, if this phone hosts; null if it does not. */
export async function askAsHost(command: Command): Promise<Answer | null> {
  const held = ticket.value;
  if (held === null) return null;
  const host = new Feed(held);
  const answer = await host.ask(command);
  host.close();
  return answer;
}

export const isHosting = (): boolean => ticket.value !== null;

/** Hears whether another phone became the host's: every host has a higher term than the last. */
export function hearHost(notice: Notice | null): void {
  const term = ticket.peek()?.term;
  if (term === undefined || notice?.term === undefined || notice.term <= term) return;
  take(null);
  lostTo.value = notice.name ?? "";
}

/** Hosting from a phone, beside its seat: first by two hands on buttons, then the desk. */
export function Hosting({ onClose }: { onClose: () => void }) {
  const box = useBox();
  const held = ticket.value;
  if (held === null) return <HoldToHost box={box ?? null} onTicket={take} onClose={onClose} />;
  if (!box) return null;
  const drop = () => {
    take(null);
    onClose();
  };
  const lose = () => {
    lostTo.value ??= "";
    drop();
  };
  return (
    <HostDesk
      key={held.client}
      ticket={held}
      box={box}
      onClose={onClose}
      onDrop={drop}
      onLost={lose}
    />
  );
}

/** Another phone hosts now; one tap asks for the place again, and two held buttons give it back. */
export function HostLost({ onTakeBack }: { onTakeBack: () => void }) {
  const name = lostTo.value;
  if (name === null) return null;
  const close = () => {
    lostTo.value = null;
  };
  const takeBack = () => {
    close();
    onTakeBack();
  };
  return (
    <Dialog title={t("ui-host-lost")} onClose={close} testid="host-lost">
      <p>{t(name === "" ? "ui-host-lost-note" : "ui-host-lost-to", { name })}</p>
      <div class="sheet-actions">
        <Button look="primary" testid="host-take-back" onClick={takeBack}>
          {t("ui-host-back")}
        </Button>
        <Button onClick={close}>{t("ui-close")}</Button>
      </div>
    </Dialog>
  );
}
