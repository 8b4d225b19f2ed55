import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { HostCommand, Reply, SeatCommand } from "../contract/wire";

const ANSWER_TIMEOUT_MS = 6000;
const LATE_MS = 1000;
/** The box remembers twice as many replies; of a move that is older it says that it is stale. */
const UNKEPT_AT_MOST = 32;

/** A command of a seat or of the host. */
export type Command = SeatCommand | HostCommand;
/** A reply of the box, or what this page says itself of a command that was never answered. */
export type Answer = Pick<Reply, "id" | "ok"> & Partial<Reply>;
export type Numbered = Command & { id: string };
type Send = (command: Numbered) => boolean;

/** The match and the position that a command is made for: those that the page shows. */
export interface Position {
  match: string | null;
  number: number;
  branch: number;
}

export const positionOf = ({ match, number, branch }: Position): Position => ({
  match,
  number,
  branch,
});

const STALE: readonly string[] = ["stale", "stale-branch", "stale-match"];

/** Whether the box refused a command because what the page showed has passed. */
export const isStale = ({ problem }: Answer): boolean =>
  problem !== undefined && STALE.includes(problem.key);

/** Commands about people and devices; all others are about the match that the page shows. */
const OF_NO_MATCH: readonly Command["do"][] = ["leave", "name", "page_failed", "sound"];

/** The command with the name of the match that is shown, unless it names one itself. */
export function madeFor(command: Command, match: string | null | undefined): Command {
  if (match == null || OF_NO_MATCH.includes(command.do)) return command;
  return { match, ...command } as Command;
}

interface Open {
  command: Numbered;
  wasSent: boolean;
  isJudged: boolean;
  isLate: boolean;
  timer: ReturnType<typeof setTimeout>;
  resolve: (answer: Answer) => void;
}

/**
 * Pairs every command with its reply; a command without a reply becomes a problem.
 * The verdict is the reply; that the box has it on its disk is said a moment later.
 * After a reconnection open commands are sent again: the box executes each id once.
 */
export class CommandDesk {
  private readonly open = new Map<string, Open>();
  private readonly late: Signal<boolean> = signal(false);
  /** Whether the box accepted a command of this page a while ago and does not have it on its disk. */
  readonly isUnkept: ReadonlySignal<boolean> = this.late;
  private count = 0;

  constructor(
    private readonly send: Send,
    private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join("-"),
    private readonly timeout_ms = ANSWER_TIMEOUT_MS,
  ) {}

  /** Sends a command, now or when the line is back, and promises its reply; never rejects. */
  ask(command: Command): Promise<Answer> {
    const id = `${this.prefix}-${++this.count}`;
    return new Promise((resolve) => {
      const entry: Open = {
        command: { ...command, id },
        wasSent: false,
        isJudged: false,
        isLate: false,
        timer: setTimeout(() => this.giveUp(id), this.timeout_ms),
        resolve,
      };
      this.open.set(id, entry);
      this.sendOut(entry);
    });
  }

  /**
   * Sends what is still unanswered once more, and what a box that lost its power may have accepted
   * but not kept: it remembers the ids of all that it kept, also after a restart.
   */
  again(): void {
    for (const entry of this.open.values()) this.sendOut(entry);
  }

  /** Passes a reply to its command; replies to commands of others are ignored. */
  settle(reply: Answer): void {
    const entry = this.open.get(reply.id);
    if (entry === undefined) return;
    const isFirst = !entry.isJudged;
    entry.isJudged = true;
    if (reply.kept !== false) this.close(reply.id, entry);
    else if (isFirst) this.awaitKept(entry);
    entry.resolve(reply);
  }

  /** Waits for the second reply as long as it takes: the disk of the box may be in trouble. */
  private awaitKept(entry: Open): void {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => {
      entry.isLate = true;
      this.tell();
    }, LATE_MS);
    const waiting = [...this.open].filter(([, { isJudged }]) => isJudged);
    for (const [id, oldest] of waiting.slice(0, -UNKEPT_AT_MOST)) this.close(id, oldest);
  }

  private tell(): void {
    this.late.value = [...this.open.values()].some(({ isLate }) => isLate);
  }

  private close(id: string, entry: Open): void {
    clearTimeout(entry.timer);
    this.open.delete(id);
    if (entry.isLate) this.tell();
  }

  private sendOut(entry: Open): void {
    if (this.send(entry.command)) entry.wasSent = true;
  }

  private giveUp(id: string): void {
    const key = this.open.get(id)?.wasSent ? "unanswered" : "offline";
    this.settle({ id, ok: false, problem: { key, facts: {}, text: { fr: "", en: "" } } });
  }
}
