import type { EventMessage, RecentEvents } from "../contract/wire";

/** The messages that an arrival adds, in order; `missed` if some are lost. */
export interface Told {
  fresh: EventMessage[];
  missed: boolean;
}

const NOTHING: Told = { fresh: [], missed: false };

/** Orders the event messages of one topic, drops duplicates, and reports missing ones. */
export class EventOrder {
  private run: string | null = null;
  private last = 0;
  private held: EventMessage[] = [];

  /** Takes a live message; null means that others before it are missing and must be fetched. */
  arrive(message: EventMessage): Told | null {
    if (message.run === this.run && message.seq <= this.last) return NOTHING;
    if (message.run === this.run && message.seq === this.last + 1) return this.tell([message]);
    this.held.push(message);
    return null;
  }

  /** Takes the recent messages of the topic: what was missed, and then what was held back. */
  heal(recent: RecentEvents | null): Told {
    const run = recent?.run ?? this.held.at(-1)?.run ?? this.run;
    const isAnew = run !== this.run;
    const known = new Map<number, EventMessage>();
    for (const message of [...(recent?.messages ?? []), ...this.held])
      if (message.run === run && (isAnew || message.seq > this.last))
        known.set(message.seq, message);
    this.held = [];
    this.run = run;
    const fresh = [...known.values()].sort((one, other) => one.seq - other.seq);
    const missed = !isAnew && fresh.length > 0 && fresh[0]!.seq > this.last + 1;
    return this.tell(fresh, missed);
  }

  private tell(fresh: EventMessage[], missed = false): Told {
    this.last = fresh.at(-1)?.seq ?? this.last;
    return { fresh, missed };
  }
}
