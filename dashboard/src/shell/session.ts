import type { Ticket } from "../contract/wire";

const TICKET = "totembox.ticket";
const HOST = "totembox.host";
const KEY = "totembox.key";
const RESUME = "totembox.resume";
const DEVICE = "totembox.device";
const DEVICE_BYTES = 16;

// Session storage, not local: two tabs on one device are two people, and a reload keeps the seat.
export function storedTicket(): Ticket | null {
  const text = sessionStorage.getItem(TICKET);
  return text === null ? null : (JSON.parse(text) as Ticket);
}

export function storeTicket(ticket: Ticket | null): void {
  if (ticket === null) sessionStorage.removeItem(TICKET);
  else sessionStorage.setItem(TICKET, JSON.stringify(ticket));
  if (ticket?.resume) localStorage.setItem(resumeKey(ticket.box, ticket.seat), ticket.resume);
}

/** The host's ticket of this tab, beside the one of its seat. */
export function storedHost(): Ticket | null {
  const text = sessionStorage.getItem(HOST);
  return text === null ? null : (JSON.parse(text) as Ticket);
}

export function storeHost(ticket: Ticket | null): void {
  if (ticket === null) sessionStorage.removeItem(HOST);
  else sessionStorage.setItem(HOST, JSON.stringify(ticket));
}

/** The token by which this device rejoins its seat without a press of the button. */
export function resumeToken(box: string, seat: number): string | null {
  return localStorage.getItem(resumeKey(box, seat));
}

/** A random id of this device: the box tells phones behind one router apart by it. */
export function deviceId(): string {
  const kept = localStorage.getItem(DEVICE);
  if (kept !== null) return kept;
  // Not `randomUUID`, which browsers offer over https only.
  const bytes = crypto.getRandomValues(new Uint8Array(DEVICE_BYTES));
  const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(DEVICE, fresh);
  return fresh;
}

const resumeKey = (box: string, seat: number | null): string => `${RESUME}.${box}.${seat}`;

/** Takes the panel key out of the address bar, so that it is not read over a shoulder or shared. */
export function takePanelKey(): string | null {
  const fragment = decodeURIComponent(location.hash.slice(1));
  if (fragment !== "") {
    sessionStorage.setItem(KEY, fragment);
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.getItem(KEY);
}
