import type { Command, Reply } from "./protocol";

const ANSWER_TIMEOUT_MS = 6000;

export type Numbered = Command & { id: string };
type Send = (command: Numbered) => boolean;

interface Open {
  command: Numbered;
  wasSent: boolean;
  resolve: (reply: Reply) => void;
}

/**
 * Pairs every command with its reply; what never comes back is answered as a problem.
 * After a lost line the open ones go out again: the box carries out each id once.
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
  ask(command: Command): Promise<Reply> {
    const id = `${this.prefix}-${++this.count}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.giveUp(id), this.timeout_ms);
      const entry: Open = {
        command: { ...command, id },
        wasSent: false,
        resolve: (reply) => {
          clearTimeout(timer);
          resolve(reply);
        },
      };
      this.open.set(id, entry);
      this.sendOut(entry);
    });
  }

  /** Sends what is still unanswered once more. */
  again(): void {
    for (const entry of this.open.values()) this.sendOut(entry);
  }

  /** Hands a reply to the command it answers; a reply to anybody else's command is ignored. */
  settle(reply: Reply): void {
    const entry = this.open.get(reply.id);
    this.open.delete(reply.id);
    entry?.resolve(reply);
  }

  private sendOut(entry: Open): void {
    if (this.send(entry.command)) entry.wasSent = true;
  }

  private giveUp(id: string): void {
    const key = this.open.get(id)?.wasSent ? "unanswered" : "offline";
    this.settle({ id, ok: false, problem: { key, facts: {}, text: { fr: "", en: "" } } });
  }
}
