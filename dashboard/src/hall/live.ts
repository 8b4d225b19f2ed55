import { type Signal, signal } from "@preact/signals";
import type { LiveMessage, TableCard } from "../contract/wire";

export type LivePhase = "connecting" | "up" | "lost";

/** The tables of the hall: a snapshot, then changes; it reconnects automatically. */
export class Live {
  readonly tables: Signal<readonly TableCard[]> = signal([]);
  readonly phase: Signal<LivePhase> = signal("connecting");
  readonly hearsBroker: Signal<boolean> = signal(true);
  readonly results: Signal<number | null> = signal(null);
  private readonly source: EventSource;
  private isFirst = true;

  constructor(address = "/api/hall/live") {
    this.source = new EventSource(address);
    this.source.onopen = () => {
      // After a reconnection the hall sends a new snapshot; tables that are not in it are removed.
      this.isFirst = true;
    };
    this.source.onmessage = (event) => this.take(JSON.parse(String(event.data)) as LiveMessage);
    this.source.onerror = () => {
      this.phase.value = "lost";
    };
  }

  take(message: LiveMessage): void {
    const before = this.isFirst ? [] : this.tables.value;
    this.isFirst = false;
    this.tables.value = merged(before, message);
    this.hearsBroker.value = message.up;
    this.results.value = message.results;
    this.phase.value = "up";
  }

  close(): void {
    this.source.close();
  }
}

/** The tables after a message, in the order of their boxes. */
export function merged(before: readonly TableCard[], message: LiveMessage): TableCard[] {
  const held = new Map(before.map((table) => [table.box, table]));
  for (const box of message.gone) held.delete(box);
  for (const table of message.tables) held.set(table.box, table);
  return [...held.values()].sort((a, b) =>
    a.box.localeCompare(b.box, undefined, { numeric: true }),
  );
}
