import { familyLetter, familyName } from "./names";

interface Props {
  family: string;
  size?: "small" | "medium" | "large";
}

/** A family's hut in its colour with its letter: never the colour alone. */
export function FamilyMark({ family, size = "medium" }: Props) {
  return (
    <svg
      class={`tk-mark tk-mark-${size}`}
      data-family={family}
      viewBox="0 0 32 32"
      role="img"
      aria-label={familyName(family)}
    >
      <path class="tk-mark-hut" d="M16 1.5 31 14.5l-3 1.2V30H4V15.7l-3-1.2z" />
      <text x="16" y="25.5" text-anchor="middle" aria-hidden="true">
        {familyLetter(family)}
      </text>
    </svg>
  );
}
