import type { Table } from "../contract/wire";
import { t } from "./texts";

/** The name of a person of the match, or "Seat 3" by the button while nobody gave one. */
export function nameIn(table: Table | null, seat: number): string {
  const entry = table?.seats.find((one) => one.seat === seat);
  return entry?.name || t("ui-seat", { seat: (entry?.button ?? seat) + 1 });
}

/** The name of the person at a button, in the match or outside it, or "Seat 3". */
export function nameAt(table: Table | null, button: number): string {
  const at = (one: { button: number }) => one.button === button;
  const name = table?.seats.find(at)?.name ?? table?.outside.find(at)?.name;
  return name || t("ui-seat", { seat: button + 1 });
}
