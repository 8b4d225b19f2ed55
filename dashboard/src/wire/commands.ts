import type { Command, Reply } from "./protocol";

const ANSWER_TIMEOUT_MS = 6000;

type Send = (command: Command & { id: string }) => boolean;

/** Pairs every command with its reply; what never comes back is answered as a problem. */
export class CommandDesk {
  private readonly waiting = new Map<string, (reply: Reply) => void>();
  private count = 0;

  constructor(
    private readonly send: Send,
    private readonly prefix = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36),
    private readonly timeout_ms = ANSWER_TIMEOUT_MS,
  ) {}

  /** Sends a command and promises its reply; the promise never rejects. */
  ask(command: Command): Promise<Reply> {
    const id = `${this.prefix}-${++this.count}`;
    if (!this.send({ ...command, id })) return Promise.resolve(unanswered(id, "offline"));
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(unanswered(id, "unanswered")), this.timeout_ms);
      this.waiting.set(id, (reply) => {
        clearTimeout(timer);
        resolve(reply);
      });
    });
  }

  /** Hands a reply to the command it answers; a reply to anybody else's command is ignored. */
  settle(reply: Reply): void {
    const resolve = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    resolve?.(reply);
  }
}

function unanswered(id: string, key: "offline" | "unanswered"): Reply {
  return { id, ok: false, problem: { key, facts: {}, text: { fr: "", en: "" } } };
}
