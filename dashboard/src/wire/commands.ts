import type { HostCommand, Reply, SeatCommand } from "../contract/wire";

const ANSWER_TIMEOUT_MS = 6000;

/** A command of a seat or of the host. */
export type Command = SeatCommand | HostCommand;
/** A reply of the box, or what this page says itself of a command that was never answered. */
export type Answer = Pick<Reply, "id" | "ok"> & Partial<Reply>;
export type Numbered = Command & { id: string };
type Send = (command: Numbered) => boolean;

interface Open {
  command: Numbered;
  wasSent: boolean;
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
    if (reply.kept !== false) this.close(reply.id, entry);
    entry.resolve(reply);
  }

  private close(id: string, entry: Open): void {
    clearTimeout(entry.timer);
    this.open.delete(id);
  }

  private sendOut(entry: Open): void {
    if (this.send(entry.command)) entry.wasSent = true;
  }

  private giveUp(id: string): void {
    const key = this.open.get(id)?.wasSent ? "unanswered" : "offline";
    this.settle({ id, ok: false, problem: { key, facts: {}, text: { fr: "", en: "" } } });
  }
}
