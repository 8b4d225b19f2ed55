import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Ticket } from "../contract/wire";
import { Notices } from "../kit/Notices";
import { notifyFailure } from "../kit/Toast";
import { lazily } from "../shell/lazily";
import { storedTicket, storeTicket } from "../shell/session";
import { JoinPage } from "./JoinPage";
import { comeBack } from "./joining";

const loadRoom = () => import("./Room").then((module) => module.Room);
const Room = lazily(loadRoom);

const ticket = signal<Ticket | null>(storedTicket());
/** The ticket that the box no longer takes, so that its seat can be asked for again. */
const lost = signal<Ticket | null>(null);

/** The phone: first a seat, then the room around the table. */
export function Phone() {
  // The room brings the MQTT client, by far the largest part: it comes while a name is typed.
  useEffect(() => void loadRoom().catch(() => undefined), []);
  const enter = (given: Ticket) => {
    lost.value = null;
    take(given);
  };
  const leave = () => {
    lost.value = null;
    take(null);
  };
  const lose = (refused: Ticket) =>
    comeBack(refused).then(enter, (error: unknown) => {
      const isSpectator = refused.seat === null;
      lost.value = isSpectator ? null : refused;
      take(null);
      if (isSpectator) notifyFailure(error);
    });
  const held = ticket.value;
  return (
    <>
      {held === null ? (
        <JoinPage lost={lost.value} onTicket={enter} />
      ) : (
        <Room key={held.client} ticket={held} onLeave={leave} onRefused={() => void lose(held)} />
      )}
      <Notices />
    </>
  );
}

function take(given: Ticket | null): void {
  storeTicket(given);
  ticket.value = given;
}
