import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Sends a press or a release; false when it could not be sent. */
export type SendPress = (button: number, down: boolean, ms: number) => boolean;

/** Keys 1 to 8 are the seats' buttons, the space bar is the flip button; null is no button. */
export function buttonOfKey(code: string, seats: number, flip: number): number | null {
  if (code === "Space") return flip;
  const digit = /^(?:Digit|Numpad)([1-8])$/.exec(code)?.[1];
  const seat = digit === undefined ? null : Number(digit) - 1;
  return seat !== null && seat < seats ? seat : null;
}

/** Remembers which buttons are down, so that each goes down once and comes up once. */
export class HeldButtons {
  readonly held: Signal<ReadonlySet<number>> = signal(new Set());
  private readonly owed = new Set<number>();

  constructor(
    private readonly send: SendPress,
    private readonly onLost: () => void = () => undefined,
  ) {}

  down(button: number, ms: number): void {
    if (this.held.value.has(button)) return;
    if (this.send(button, true, ms)) this.held.value = new Set(this.held.value).add(button);
    else this.onLost();
  }

  up(button: number, ms: number): void {
    const held = new Set(this.held.value);
    if (!held.delete(button)) return;
    if (!this.send(button, false, ms)) this.owed.add(button);
    this.held.value = held;
  }

  /** Sends the releases that could not be sent; otherwise the box would see held buttons. */
  settle(ms: number): void {
    for (const button of this.owed) if (this.send(button, false, ms)) this.owed.delete(button);
  }

  /** A window that loses the focus gets no keyup event. */
  release(ms: number): void {
    for (const button of this.held.value) this.up(button, ms);
  }
}

/** Lets the keyboard press buttons while no field and no dialog wants the keys. */
export function useKeys(held: HeldButtons, seats: number, flip: number): void {
  useEffect(() => {
    // Not :focus-visible, which a button also has that gets the focus back after words were typed.
    let walks = false;
    const onKey = (event: KeyboardEvent) => {
      walks ||= /^(Tab|Arrow)/.test(event.key);
      const button = buttonOfKey(event.code, seats, flip);
      if (button !== null) follow(event, button, held, walks);
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener("keydown", onKey, options);
    window.addEventListener("keyup", onKey, options);
    window.addEventListener("pointerdown", () => (walks = false), options);
    window.addEventListener("blur", (event) => held.release(event.timeStamp), options);
    return () => stop.abort();
  }, [held, seats, flip]);
}

function follow(event: KeyboardEvent, button: number, held: HeldButtons, walks: boolean): void {
  if (event.type === "keyup") {
    held.up(button, event.timeStamp);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event.target))
    return;
  // On a focused control the space bar presses that control.
  if (event.code === "Space" && walks && isControl(event.target)) return;
  event.preventDefault();
  held.down(button, event.timeStamp);
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("button, summary, a, [role=button]");

function isTaken(target: EventTarget | null): boolean {
  const isOpen = document.querySelector("dialog[open]") !== null;
  return (
    isOpen || (target instanceof Element && target.closest("input, select, textarea") !== null)
  );
}
