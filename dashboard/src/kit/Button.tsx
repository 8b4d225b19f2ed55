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

/** One button of the house: at least a thumb wide, in five looks. */
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
