import type { ComponentChildren } from "preact";
import type { HeldButtons } from "./presses";

interface Props {
  button: number;
  held: HeldButtons;
  isLit: boolean;
  label: string;
  hint: string;
  testid: string;
  seat?: number;
  /** Shown, but not heard: the real button is pressed by hand. */
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
  const release = (event: PointerEvent) => props.held.up(props.button, event.timeStamp);
  return (
    <button
      type="button"
      class={isDown ? "arcade is-down" : "arcade"}
      data-seat={props.seat}
      data-lit={props.isLit}
      data-testid={props.testid}
      data-deaf={props.isDeaf}
      aria-disabled={props.isDeaf}
      aria-label={props.label}
      aria-keyshortcuts={props.hint}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span class="arcade-cap">{props.children}</span>
    </button>
  );
}
