import { language } from "../../shell/language";
import { COLOURS, type Colour, emblemOf, type Face, parseFace } from "./cards";
import { texts } from "./texts";

interface Props {
  card: string | null;
  size?: "small" | "large";
  isLit?: boolean;
}

/** A card face up, or the place where one will lie. */
export function Card({ card, size = "small", isLit = false }: Props) {
  const face = card === null ? null : parseFace(card);
  if (face === null) return <span class={`card card-${size} card-empty`} />;
  const look = face.colour ?? (face.emblem.length > 1 ? "special" : "plain");
  return (
    <svg
      class={`card card-${size} card-${look}${isLit ? " card-lit" : ""}`}
      viewBox="0 0 100 140"
      role="img"
      aria-label={cardName(face)}
    >
      <rect class="card-face" x="1.5" y="1.5" width="97" height="137" rx="10" />
      <Emblem name={face.emblem} />
      {face.colour && <ColourMark colour={face.colour} />}
    </svg>
  );
}

function Emblem({ name }: { name: string }) {
  const emblem = emblemOf(name);
  const place = "translate(13 22) scale(.74)";
  if (emblem)
    return <path class="card-emblem" transform={place} fill-rule="evenodd" d={emblem.path} />;
  return (
    <text class="card-letter" x="50" y="76" text-anchor="middle">
      {name.slice(0, 1).toUpperCase()}
    </text>
  );
}

/** The colour once more without colour: a letter, and as many bars as its place in the list. */
function ColourMark({ colour }: { colour: Colour }) {
  const bars = COLOURS.indexOf(colour) + 1;
  return (
    <g class="card-mark" aria-hidden="true">
      <text x="9" y="132" font-size="19">
        {texts.t(`arriba-colour-${colour}-letter`)}
      </text>
      {Array.from({ length: bars }, (_, bar) => (
        <rect key={bar} x={88 - bar * 8} y="118" width="4.5" height="14" rx="2" />
      ))}
    </g>
  );
}

export function cardName(face: Face): string {
  const emblem = emblemOf(face.emblem)?.name[language.value] ?? face.emblem;
  if (face.colour === null) return emblem;
  return texts.t("arriba-card-name", { emblem, colour: texts.t(`arriba-colour-${face.colour}`) });
}
