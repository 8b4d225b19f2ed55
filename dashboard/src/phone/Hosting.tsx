import { signal } from "@preact/signals";
import { lazily } from "../shell/lazily";
import { storedHost, storeHost } from "../shell/session";
import type { Ticket } from "../wire/protocol";
import { HoldToHost } from "./HoldToHost";
import { useBox } from "./useBox";

const HostDesk = lazily(() => import("./HostDesk").then((module) => module.HostDesk));

const ticket = signal<Ticket | null>(storedHost());

/** Hosting from a phone, beside its seat: first by two hands on buttons, then the desk. */
export function Hosting({ onClose }: { onClose: () => void }) {
  const box = useBox();
  const held = ticket.value;
  const take = (given: Ticket | null) => {
    storeHost(given);
    ticket.value = given;
  };
  if (held === null) return <HoldToHost box={box ?? null} onTicket={take} onClose={onClose} />;
  if (!box) return null;
  const lose = () => {
    take(null);
    onClose();
  };
  return <HostDesk key={held.client} ticket={held} box={box} onClose={onClose} onLost={lose} />;
}
