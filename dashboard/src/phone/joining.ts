import type { JoinRequest, Ticket } from "../contract/wire";
import { language } from "../shell/language";
import { resumeToken } from "../shell/session";
import { joinSeat, watchTable } from "../wire/http";

const NAME = "totembox.name";

export const rememberedName = (): string => localStorage.getItem(NAME) ?? "";
export const rememberName = (name: string): void => localStorage.setItem(NAME, name);

export type Wish = Pick<JoinRequest, "seat" | "name" | "language">;

/** Asks for a seat by the token of a device that had it before; null when it never had. */
export function askBack(box: string, wish: Wish): Promise<Ticket> | null {
  const resume = resumeToken(box, wish.seat);
  return resume === null ? null : joinSeat({ ...wish, press: false, resume });
}

/** A new ticket after the broker has forgotten the old one; rejects when the seat is lost. */
export function comeBack(ticket: Ticket): Promise<Ticket> {
  if (ticket.seat === null) return watchTable();
  const wish = { seat: ticket.seat, name: rememberedName(), language: language.value };
  return askBack(ticket.box, wish) ?? Promise.reject(new Error("no token for this seat"));
}
