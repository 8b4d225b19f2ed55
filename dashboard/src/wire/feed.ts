import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type {
  CueMessage,
  DeviceFault,
  EventMessage,
  GameEntry,
  HostView,
  Notice,
  PlaceAsked,
  PlacesAsked,
  PublicState,
  RecentEvents,
  Reply,
  SeatView,
  SharedAnalysis,
  SoundSettings,
  Status,
  Table,
  Ticket,
} from "../contract/wire";
import { type Trouble, troubleOf } from "./banner";
import { type Answer, type Command, CommandDesk, madeFor } from "./commands";
import { Link } from "./link";
import { EventOrder, type Told } from "./sequence";

const REMEMBERED_EVENTS = 24;

/** An event of any game, also of one that this page does not know; a verdict names its rule. */
export interface GameEvent {
  kind: string;
  rule?: string | null;
  [field: string]: unknown;
}

/** One line of what happened; `missed` stands where messages were lost. */
export type Happening =
  | { key: string; event: GameEvent }
  | { key: string; reason: Notice }
  | { key: string; missed: true };

/** Everything one ticket may read, as signals, and its commands. */
export class Feed {
  readonly status: Signal<Status | null>;
  readonly table: Signal<Table | null>;
  readonly state: Signal<PublicState | null>;
  readonly seat: Signal<SeatView | null>;
  readonly host: Signal<HostView | null>;
  readonly games: Signal<GameEntry[]> = signal([]);
  /** The current faults of the box. */
  readonly faults: Signal<DeviceFault[]> = signal([]);
  /** Who asks for a seat or for the host's place now. */
  readonly requests: Signal<PlaceAsked[]> = signal([]);
  readonly happenings: Signal<Happening[]> = signal([]);
  /** The last thing that was announced and is no verdict: a pause, a bot's reason, play again. */
  readonly notice: Signal<Notice | null> = signal(null);
  /** The verdicts of the last message that came while this page was open. */
  readonly live: Signal<readonly GameEvent[]> = signal([]);
  /** The best move that somebody asked for last. */
  readonly analysis: Signal<SharedAnalysis | null>;
  /** How loud the box is, once `followSound` was called. */
  readonly sound: Signal<SoundSettings | null> = signal(null);
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** Whether a command of this page is accepted, and for a while not on the disk of the box. */
  readonly isUnkept: ReadonlySignal<boolean>;
  private readonly desk: CommandDesk;
  protected readonly link: Link;
  private stop: () => void = () => undefined;

  constructor(readonly ticket: Ticket) {
    this.link = new Link(ticket);
    this.status = this.retained("status");
    this.table = this.retained("table");
    const channel = channelOf(ticket);
    const isSeat = ticket.seat !== null;
    this.seat = isSeat ? this.retained(`${channel}/view`) : signal(null);
    // A seat needs it too: outside a smaller match it is a spectator.
    this.state = this.retained("public/state");
    this.analysis = this.retained("public/analysis");
    const isHost = ticket.role === "host";
    this.host = isHost ? this.retained(`${channel}/view`) : signal(null);
    this.desk = new CommandDesk(
      (command) => channel !== null && this.link.publish(`${channel}/command`, command),
    );
    this.isUnkept = this.desk.isUnkept;
    this.link.listen<{ faults: DeviceFault[] } | null>("public/faults", (message) => {
      this.faults.value = message?.faults ?? [];
    });
    this.link.listen<PlacesAsked | null>("public/requests", (message) => {
      this.requests.value = message?.requests ?? [];
    });
    this.followReplies(channel, isHost);
    this.followEvents(isSeat ? `${channel}` : "public");
    this.trouble = computed(() =>
      troubleOf(this.link.phase.value, this.status.value?.online ?? null, this.table.value),
    );
  }

  /** Asks for something about the match that this page shows, if it does not name another. */
  ask(command: Command): Promise<Answer> {
    return this.desk.ask(madeFor(command, this.table.peek()?.match));
  }

  /** Follows how loud the box is and, with a listener, what is heard. */
  followSound(listener?: (message: CueMessage) => void): void {
    this.link.listen<SoundSettings | null>("public/sound", (settings) => {
      this.sound.value = settings;
    });
    if (listener) this.link.listen<CueMessage>("public/cue", listener);
  }

  /** The best move of the state that is shown, if somebody asked for it. */
  analysisFor({ match, number }: PublicState): SharedAnalysis | null {
    const found = this.analysis.value;
    return found?.match === match && found.number === number ? found : null;
  }

  close(): void {
    this.stop();
    this.link.close();
  }

  protected retained<T>(topic: string): Signal<T | null> {
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
      // Only live messages are announced, not an old pause after a reload.
      this.notice.value = message.events.findLast(isNotice) ?? this.notice.value;
      this.live.value = verdictsOf(message);
      const told = order.arrive(message);
      if (told === null) heal();
      else this.remember(told);
    });
    // After a reconnection of this phone or the box: fetch missed messages, resend commands.
    // The box is online after it has subscribed; a command sent before would be lost.
    const stops = [
      effect(() => void (this.link.phase.value === "up" && heal())),
      effect(() => void (this.status.value?.online && this.desk.again())),
      this.forgetOldMatches(),
    ];
    this.stop = () => {
      for (const stop of stops) stop();
    };
  }

  /** What was told belongs to its match, so a new match clears it. */
  private forgetOldMatches(): () => void {
    let told: string | null = null;
    return effect(() => {
      const match = this.table.value?.match ?? null;
      if (match === null || match === told) return;
      // The first match that a page hears of is the one whose story it has read: the box
      // empties `recent` before it names another match.
      if (told !== null) {
        this.happenings.value = [];
        this.live.value = [];
        this.notice.value = null;
      }
      told = match;
    });
  }

  private remember(told: Told): void {
    const fresh = happeningsOf(told);
    if (fresh.length > 0) this.happenings.value = remembered([...this.happenings.value, ...fresh]);
  }
}

const isNotice = (event: EventMessage["events"][number]): event is Notice =>
  event.kind === "notice";

/** The events of a message that name a rule. */
const verdictsOf = ({ events }: { events: readonly GameEvent[] }): GameEvent[] =>
  events.filter(({ rule }) => rule !== undefined);

const isReason = (event: EventMessage["events"][number]): event is Notice =>
  isNotice(event) && event.key === "bot";

/** The latest verdicts, and beside them the latest reasons: bots give many. */
function remembered(happenings: readonly Happening[]): Happening[] {
  const reasons = happenings.filter((one) => "reason" in one);
  const others = happenings.filter((one) => !("reason" in one));
  const kept = new Set([reasons, others].flatMap((kind) => kind.slice(-REMEMBERED_EVENTS)));
  return happenings.filter((one) => kept.has(one));
}

/** The history has only verdicts, the reasons of bots, and marks for missed messages. */
export function happeningsOf({ fresh, missed }: Told): Happening[] {
  const told = fresh.flatMap((message): Happening[] => [
    ...verdictsOf(message).map((event, index) => ({ key: `${message.seq}.${index}`, event })),
    ...message.events.filter(isReason).map((reason) => ({ key: `${message.seq}.why`, reason })),
  ]);
  const gap = { key: `${fresh[0]?.seq}.missed`, missed: true as const };
  return missed ? [gap, ...told] : told;
}

function channelOf(ticket: Ticket): string | null {
  if (ticket.place !== undefined) return ticket.place;
  if (ticket.seat !== null) return `seat/${ticket.seat}`;
  return ticket.role === "host" ? "host" : null;
}
