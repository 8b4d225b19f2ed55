import type { ComponentChildren } from "preact";

interface Props {
  children: ComponentChildren;
  onClick: () => void;
  look?: "plain" | "primary" | "danger" | "quiet" | "huge";
  disabled?: boolean;
  pressed?: boolean;
  label?: string;
  testid?: string;
}

/** A button in one of five styles, large enough for touch. */
export function Button(props: Props) {
  return (
    <button
      type="button"
      class={`button button-${props.look ?? "plain"}`}
      disabled={props.disabled}
      aria-pressed={props.pressed}
      aria-label={props.label}
      data-testid={props.testid}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
