import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Notices } from "../kit/Notices";
import { lazily } from "../shell/lazily";
import { storedTicket, storeTicket } from "../shell/session";
import type { Ticket } from "../wire/protocol";
import { comeBack } from "./joining";
import { JoinPage } from "./JoinPage";

const loadRoom = () => import("./Room").then((module) => module.Room);
const Room = lazily(loadRoom);

const ticket = signal<Ticket | null>(storedTicket());
const wasRefused = signal(false);

/** The phone: first a seat, then the room around the table. */
export function Phone() {
  // The room brings the MQTT client, by far the largest part: it comes while a name is typed.
  useEffect(() => void loadRoom().catch(() => undefined), []);
  const enter = (given: Ticket) => {
    wasRefused.value = false;
    take(given);
  };
  const leave = () => {
    wasRefused.value = false;
    take(null);
  };
  const lose = (lost: Ticket) =>
    comeBack(lost).then(enter, () => {
      wasRefused.value = true;
      take(null);
    });
  const held = ticket.value;
  return (
    <>
      {held === null ? (
        <JoinPage wasRefused={wasRefused.value} onTicket={enter} />
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
