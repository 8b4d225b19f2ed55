import { t } from "./texts";
import type { Table } from "../wire/protocol";

/** The name of a seat's person, or "Seat 3" while nobody gave one. */
export function nameIn(table: Table | null, seat: number): string {
  const name = table?.seats.find((entry) => entry.seat === seat)?.name;
  return name || t("ui-seat", { seat: seat + 1 });
}
