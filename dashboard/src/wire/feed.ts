import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { troubleOf, type Trouble } from "./banner";
import { CommandDesk } from "./commands";
import { Link } from "./link";
import type {
  Command,
  DeviceFault,
  EventMessage,
  GameEntry,
  GameEvent,
  HostState,
  Language,
  PublicState,
  RecentEvents,
  Reply,
  SeatState,
  Status,
  Table,
  Ticket,
} from "./protocol";
import { EventOrder, type Told } from "./sequence";

const REMEMBERED_EVENTS = 24;

/** One line of what happened; `missed` stands where messages were lost. */
export type Happening = { key: string; event: GameEvent } | { key: string; missed: true };

/** Everything one ticket may know, as signals, and the one way to ask for something. */
export class Feed {
  readonly status: Signal<Status | null>;
  readonly table: Signal<Table | null>;
  readonly state: Signal<PublicState | null>;
  readonly seat: Signal<SeatState | null>;
  readonly host: Signal<HostState | null>;
  readonly games: Signal<GameEntry[]> = signal([]);
  /** What is wrong with the box now. */
  readonly faults: Signal<DeviceFault[]> = signal([]);
  readonly happenings: Signal<Happening[]> = signal([]);
  /** The last thing that was announced and is no verdict: a pause, a bot's reason, play again. */
  readonly notice: Signal<Notice | null> = signal(null);
  readonly trouble: ReadonlySignal<Trouble | null>;
  private readonly desk: CommandDesk;
  private readonly link: Link;
  private stop: () => void = () => undefined;

  constructor(readonly ticket: Ticket) {
    this.link = new Link(ticket);
    this.status = this.retained("status");
    this.table = this.retained("table");
    const channel = channelOf(ticket);
    const isSeat = ticket.seat !== null;
    this.seat = isSeat ? this.retained(`${channel}/view`) : signal(null);
    // A seat needs it too: whoever sits outside a smaller match watches like a spectator.
    this.state = this.retained("public/state");
    const isHost = ticket.role === "host";
    this.host = isHost ? this.retained(`${channel}/view`) : signal(null);
    this.desk = new CommandDesk(
      (command) => channel !== null && this.link.publish(`${channel}/command`, command),
    );
    this.link.listen<{ faults: DeviceFault[] } | null>("public/faults", (message) => {
      this.faults.value = message?.faults ?? [];
    });
    this.followReplies(channel, isHost);
    this.followEvents(isSeat ? `${channel}` : "public");
    this.trouble = computed(() =>
      troubleOf(this.link.phase.value, this.status.value?.online ?? null, this.table.value),
    );
  }

  ask(command: Command): Promise<Reply> {
    return this.desk.ask(command);
  }

  close(): void {
    this.stop();
    this.link.close();
  }

  private retained<T>(topic: string): Signal<T | null> {
    const held = signal<T | null>(null);
    this.link.listen<T>(topic, (payload) => {
      held.value = payload;
    });
    return held;
  }

  private followReplies(channel: string | null, isHost: boolean): void {
    if (channel !== null)
      this.link.listen<Reply>(`${channel}/reply`, (reply) => this.desk.settle(reply));
    if (isHost) {
      this.link.listen<{ games: GameEntry[] }>("public/games", (message) => {
        this.games.value = message.games;
      });
    }
  }

  private followEvents(channel: string): void {
    const order = new EventOrder();
    const heal = () =>
      this.link.readOnce<RecentEvents>(`${channel}/recent`, (recent) =>
        this.remember(order.heal(recent)),
      );
    this.link.listen<EventMessage>(`${channel}/event`, (message) => {
      // Only what is said now is announced: who comes later need not hear of an old pause.
      this.notice.value = message.events.findLast(isNotice) ?? this.notice.value;
      const told = order.arrive(message);
      if (told === null) heal();
      else this.remember(told);
    });
    // Whenever this phone or the box is back: what was told meanwhile, and what is unanswered.
    // The box says that it is there after it listens; a command sent before would be lost.
    const stops = [
      effect(() => void (this.link.phase.value === "up" && heal())),
      effect(() => void (this.status.value?.online && this.desk.again())),
      this.forgetOldMatches(),
    ];
    this.stop = () => stops.forEach((stop) => stop());
  }

  /** A story belongs to its match: who stays for the next one must not read the old verdicts. */
  private forgetOldMatches(): () => void {
    let told: string | null = null;
    return effect(() => {
      const match = this.table.value?.match ?? null;
      if (match === null || match === told) return;
      if (told !== null) this.happenings.value = [];
      told = match;
    });
  }

  private remember(told: Told): void {
    const fresh = happeningsOf(told);
    if (fresh.length > 0)
      this.happenings.value = [...this.happenings.value, ...fresh].slice(-REMEMBERED_EVENTS);
  }
}

/** An announcement in the words of the box; a bot's reason does not name its seat. */
export interface Notice extends GameEvent {
  kind: "notice";
  key: string;
  seat?: number;
  text: Record<Language, string>;
}

const isNotice = (event: GameEvent): event is Notice => event.kind === "notice" && "text" in event;

/** Only verdicts are worth telling: events that name a rule. */
export function happeningsOf({ fresh, missed }: Told): Happening[] {
  const told = fresh.flatMap((message) =>
    message.events
      .filter((event) => event.rule !== undefined)
      .map((event, index) => ({ key: `${message.seq}.${index}`, event })),
  );
  const gap = { key: `${fresh[0]?.seq}.missed`, missed: true as const };
  return missed ? [gap, ...told] : told;
}

function channelOf(ticket: Ticket): string | null {
  if (ticket.place !== undefined) return ticket.place;
  if (ticket.seat !== null) return `seat/${ticket.seat}`;
  return ticket.role === "host" ? "host" : null;
}
