import { useState } from "preact/hooks";
import { Dialog } from "../../kit/Dialog";
import { Card, cardName } from "./Card";
import { COLOURS, type Colour, parseFace, SHAPES } from "./cards";
import { texts } from "./texts";

interface Props {
  faces: ReadonlySet<string>;
  onPick: (face: string) => void;
  onClose: () => void;
}

/** Enters the card that lies on the table: a colour and a shape in either order, or a special card. */
export function FacePicker({ faces, onPick, onClose }: Props) {
  const [colour, setColour] = useState<Colour | null>(null);
  const [shape, setShape] = useState<string | null>(null);
  const takeColour = (choice: Colour) => (shape ? onPick(shape + choice) : setColour(choice));
  const takeShape = (choice: string) => (colour ? onPick(choice + colour) : setShape(choice));
  return (
    <Dialog title={texts.t("arriba-pick-title")} onClose={onClose} testid="face-picker">
      <div class="pick-colours" role="group">
        {COLOURS.map((letter) => (
          <button
            key={letter}
            type="button"
            class={`pick-colour pick-${letter}`}
            aria-pressed={colour === letter}
            data-testid={`colour-${letter}`}
            disabled={shape !== null && !faces.has(shape + letter)}
            onClick={() => takeColour(letter)}
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
            card={letter + (colour ?? "r")}
            testid={`shape-${letter}`}
            isPlain={colour === null}
            isChosen={shape === letter}
            disabled={!canBe(faces, letter, colour)}
            onClick={() => takeShape(letter)}
          />
        ))}
        {["totem", "head"].map((special) => (
          <PickCard
            key={special}
            card={special}
            testid={`shape-${special}`}
            isPlain={false}
            isChosen={false}
            disabled={!faces.has(special)}
            onClick={() => onPick(special)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface PickProps {
  card: string;
  testid: string;
  isPlain: boolean;
  isChosen: boolean;
  disabled: boolean;
  onClick: () => void;
}

function PickCard({ card, testid, isPlain, isChosen, disabled, onClick }: PickProps) {
  const face = parseFace(card);
  const name = face === null ? card : cardName(isPlain ? { ...face, colour: null } : face);
  return (
    <button
      type="button"
      class={isPlain ? "pick-card pick-plain" : "pick-card"}
      aria-label={name}
      aria-pressed={isChosen}
      data-testid={testid}
      disabled={disabled}
      onClick={onClick}
    >
      <Card card={card} />
    </button>
  );
}

function canBe(faces: ReadonlySet<string>, shape: string, colour: Colour | null): boolean {
  return colour === null
    ? COLOURS.some((letter) => faces.has(shape + letter))
    : faces.has(shape + colour);
}
