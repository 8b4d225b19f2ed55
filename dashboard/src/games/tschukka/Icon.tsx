import { ICONS, type IconName } from "./icons";

/** A sign of the village; what it means stands beside it in words or in the label around it. */
export function Icon({ name, class: look = "" }: { name: IconName; class?: string }) {
  return (
    <svg class={`tk-icon ${look}`} viewBox="0 0 24 24" aria-hidden="true">
      <path fill-rule="evenodd" d={ICONS[name]} />
    </svg>
  );
}
