import type { ComponentChildren } from "preact";
import type { HeldButtons } from "./presses";

interface Props {
  button: number;
  held: HeldButtons;
  isLit: boolean;
  isHeard: boolean;
  label: string;
  hint: string;
  testid: string;
  seat?: number;
  /** Shown only: the real button is pressed by hand. */
  isDeaf: boolean;
  children: ComponentChildren;
}

/** A round arcade button with its lamp: it counts at the touch, not at the click. */
export function ArcadeButton(props: Props) {
  const isDown = props.held.held.value.has(props.button);
  const press = (event: PointerEvent) => {
    const target = event.currentTarget as HTMLElement;
    target.setPointerCapture?.(event.pointerId);
    event.preventDefault();
    props.held.down(props.button, event.timeStamp);
  };
  const release = (event: Event) => props.held.up(props.button, event.timeStamp);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (event.type === "keyup") release(event);
    else if (!event.repeat) props.held.down(props.button, event.timeStamp);
  };
  return (
    <button
      type="button"
      class={isDown ? "arcade is-down" : "arcade"}
      data-seat={props.seat}
      data-lit={props.isLit}
      data-testid={props.testid}
      data-deaf={props.isDeaf}
      aria-disabled={props.isDeaf || !props.isHeard}
      aria-keyshortcuts={props.hint}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKey}
      onKeyUp={onKey}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span class="sr-only">{props.label}</span>
      <span class="arcade-cap" aria-hidden="true">
        {props.children}
      </span>
    </button>
  );
}
