const TICK_MS = 500;
const ASK_AFTER_TICKS = 4;
const ANSWER_WITHIN_TICKS = 6;

/**
 * Finds a line dead on which nothing comes any more, long before the keep-alive expires: after two
 * quiet seconds it asks, and without a word for three more it gives the line up. It counts its own
 * ticks and not the time, so that a page which stood still takes nothing for silence. A hidden page
 * asks nothing: it saves its battery, and wakes by other ways.
 */
export class Liveness {
  private quiet = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly giveUp: () => void,
  ) {}

  start(): void {
    this.stop();
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.quiet = 0;
  }

  /** Something came. */
  hear(): void {
    this.quiet = 0;
  }

  private tick(): void {
    if (document.visibilityState !== "visible") {
      this.quiet = 0;
      return;
    }
    this.quiet += 1;
    if (this.quiet === ASK_AFTER_TICKS) this.ask();
    else if (this.quiet >= ASK_AFTER_TICKS + ANSWER_WITHIN_TICKS) this.giveUp();
  }
}
