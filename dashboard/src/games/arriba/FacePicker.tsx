import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../../kit/Dialog";
import { Card, cardName } from "./Card";
import { COLOURS, type Colour, parseFace, SHAPES } from "./cards";
import { texts } from "./texts";

interface Props {
  title?: string;
  faces: ReadonlySet<string>;
  onPick: (face: string) => void;
  onClose: () => void;
  /** What else may be said while the picker covers the page. */
  children?: ComponentChildren;
}

/** Enters the card that lies on the table: a shape, after its colour if one likes, or a special. */
export function FacePicker({ title, faces, onPick, onClose, children }: Props) {
  const [colour, setColour] = useState<Colour | null>(null);
  return (
    <Dialog title={title ?? texts.t("arriba-pick-title")} onClose={onClose} testid="face-picker">
      <div class="pick-colours" role="group">
        {COLOURS.map((letter) => (
          <button
            key={letter}
            type="button"
            class={`pick-colour pick-${letter}`}
            aria-pressed={colour === letter}
            data-testid={`colour-${letter}`}
            onClick={() => setColour(colour === letter ? null : letter)}
          >
            <span class="pick-letter">{texts.t(`arriba-colour-${letter}-letter`)}</span>
            {texts.t(`arriba-colour-${letter}`)}
          </button>
        ))}
      </div>
      <div class="pick-shapes" role="group">
        {SHAPES.map((letter) => (
          <PickCard
            key={letter}
            card={letter + (colour ?? "")}
            testid={`shape-${letter}`}
            disabled={!faces.has(letter + (colour ?? ""))}
            onClick={() => onPick(letter + (colour ?? ""))}
          />
        ))}
        {["totem", "head"].map((special) => (
          <PickCard
            key={special}
            card={special}
            testid={`shape-${special}`}
            disabled={!faces.has(special)}
            onClick={() => onPick(special)}
          />
        ))}
      </div>
      {children}
    </Dialog>
  );
}

interface PickProps {
  card: string;
  testid: string;
  disabled: boolean;
  onClick: () => void;
}

function PickCard({ card, testid, disabled, onClick }: PickProps) {
  const face = parseFace(card);
  return (
    <button
      type="button"
      class="pick-card"
      aria-label={face === null ? card : cardName(face)}
      data-testid={testid}
      disabled={disabled}
      onClick={onClick}
    >
      <Card card={card} />
    </button>
  );
}
