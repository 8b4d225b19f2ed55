import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { LightsImage, PagePress, ScreenImage, Status, Ticket } from "../contract/wire";
import { Link, type LinkPhase } from "./link";

/** The front of the box: what it shows, and where its presses go. */
export class Panel {
  readonly referee: Signal<ScreenImage | null> = signal(null);
  readonly screens: Signal<ScreenImage | null>[];
  readonly lamps: Signal<boolean[]> = signal([]);
  readonly lights: Signal<LightsImage | null> = signal(null);
  /** The buttons that this page may press: all of a virtual box, of a real one those that are out. */
  readonly hands: Signal<ReadonlySet<number>> = signal(new Set());
  /** Whether a press would reach the box: connected, and the box is online since. */
  readonly isHeard: ReadonlySignal<boolean>;
  private readonly link: Link;
  private readonly isOnline = signal(false);
  private readonly stop: () => void;
  private readonly page = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

  constructor(ticket: Ticket, seats: number) {
    this.link = new Link(ticket);
    this.screens = Array.from({ length: seats }, () => signal<ScreenImage | null>(null));
    for (const [seat, screen] of this.screens.entries())
      this.hold(`box/screen/seat${seat}`, screen);
    this.hold("box/screen/referee", this.referee);
    this.hold("box/lights", this.lights);
    this.link.listen<{ lit: boolean[] }>("box/lamps", (message) => {
      this.lamps.value = message.lit;
    });
    this.link.listen<{ buttons: number[] }>("box/hands", (message) => {
      this.hands.value = new Set(message.buttons);
    });
    this.link.listen<Status | null>("status", (status) => {
      this.isOnline.value = status?.online ?? false;
    });
    this.stop = effect(() => {
      if (this.link.phase.value !== "up") this.isOnline.value = false;
    });
    this.isHeard = computed(() => this.link.phase.value === "up" && this.isOnline.value);
  }

  get phase(): ReadonlySignal<LinkPhase> {
    return this.link.phase;
  }

  /** Sends a press or a release; false when it cannot reach the box, and is lost. */
  press(button: number, down: boolean, ms: number): boolean {
    const press: PagePress = { button, down, ms, page: this.page };
    return this.isHeard.value && this.link.publish("box/press", press);
  }

  close(): void {
    this.stop();
    this.link.close();
  }

  private hold<T>(topic: string, held: Signal<T | null>): void {
    this.link.listen<T>(topic, (payload) => {
      held.value = payload;
    });
  }
}
