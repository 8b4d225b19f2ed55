import { language } from "../shell/language";
import { resumeToken } from "../shell/session";
import { joinSeat, watchTable, type JoinRequest } from "../wire/http";
import type { Ticket } from "../wire/protocol";

const NAME = "totembox.name";

export const rememberedName = (): string => localStorage.getItem(NAME) ?? "";
export const rememberName = (name: string): void => localStorage.setItem(NAME, name);

export type Wish = Omit<JoinRequest, "press" | "resume">;

/** Asks for a seat; a device that had it before shows its token and needs no press. */
export function askForSeat(box: string, wish: Wish): Promise<Ticket> {
  const resume = resumeToken(box, wish.seat);
  return joinSeat({ ...wish, press: false, ...(resume === null ? {} : { resume }) });
}

/** A new ticket after the broker has forgotten the old one; rejects when the seat is lost. */
export function comeBack(ticket: Ticket): Promise<Ticket> {
  if (ticket.seat === null) return watchTable();
  return askForSeat(ticket.box, {
    seat: ticket.seat,
    name: rememberedName(),
    language: language.value,
  });
}
