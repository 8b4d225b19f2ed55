import type { Table } from "../contract/wire";
import { t } from "./texts";

/** The name of a person of the match, or by the button "Easy bot 3", or "Seat 3" without either. */
export function nameIn(table: Table | null, seat: number): string {
  const entry = table?.seats.find((one) => one.seat === seat);
  const number = (entry?.button ?? seat) + 1;
  if (entry?.name) return entry.name;
  if (!entry?.bot) return t("ui-seat", { seat: number });
  return t("ui-bot-name", { seat: number, level: entry.level ?? "other" });
}

/** The name of the person at a button, in the match or outside it, or "Seat 3". */
export function nameAt(table: Table | null, button: number): string {
  const at = (one: { button: number }) => one.button === button;
  const entry = table?.seats.find(at);
  if (entry) return nameIn(table, entry.seat);
  return table?.outside.find(at)?.name || t("ui-seat", { seat: button + 1 });
}
