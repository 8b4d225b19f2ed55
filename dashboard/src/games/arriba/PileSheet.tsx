import { useState } from "preact/hooks";
import type { View } from "../../contract/arriba";
import { Button } from "../../kit/Button";
import { Dialog } from "../../kit/Dialog";
import type { NameOf } from "../../shell/verdicts";
import { DECK } from "./CountForm";
import { NumberRow, numberOf } from "./NumberRow";
import { countedCards } from "./sayings";
import { PileIcon } from "./Table";
import { texts } from "./texts";

interface Props {
  view: View;
  seat: number;
  nameOf: NameOf;
  isBusy: boolean;
  say: (move: string) => void;
  onClose: () => void;
}

/** Sets the piles of a seat right: one card more or less turned in one tap, else by number. */
export function PileSheet({ view, seat, nameOf, isBusy, say, onClose }: Props) {
  const { draw, open } = view.seats[seat]!;
  const set = (drawn: number, opened: number) => say(`piles ${seat} ${drawn} ${opened}`);
  return (
    <Dialog
      title={texts.t("arriba-piles-of", { seat: nameOf(seat) })}
      onClose={onClose}
      testid="pile-sheet"
    >
      <div class="ar-pile-steps">
        <Button
          testid="one-more"
          disabled={isBusy || draw === 0}
          onClick={() => set(draw - 1, open + 1)}
        >
          {texts.t("arriba-piles-more")}
        </Button>
        <Button
          testid="one-less"
          disabled={isBusy || open === 0}
          onClick={() => set(draw + 1, open - 1)}
        >
          {texts.t("arriba-piles-less")}
        </Button>
      </div>
      <Exactly
        draw={draw}
        open={open}
        most={DECK - countedCards(view).reduce((all, one) => all + one, 0) + draw + open}
        isBusy={isBusy}
        set={set}
      />
    </Dialog>
  );
}

interface ExactlyProps {
  draw: number;
  open: number;
  /** How many cards the seat may have, beside those of the others. */
  most: number;
  isBusy: boolean;
  set: (draw: number, open: number) => void;
}

function Exactly({ draw, open, most, isBusy, set }: ExactlyProps) {
  const [drawn, setDrawn] = useState(String(draw));
  const [opened, setOpened] = useState(String(open));
  const isSame = numberOf(drawn) === draw && numberOf(opened) === open;
  const isWrong = numberOf(drawn) + numberOf(opened) > most;
  const piles = [
    { name: "draw", value: drawn, change: setDrawn },
    { name: "open", value: opened, change: setOpened },
  ];
  return (
    <div class="ar-count">
      {piles.map(({ name, value, change }) => (
        <NumberRow
          key={name}
          label={texts.t(`arriba-${name}`)}
          testid={`pile-${name}`}
          value={value}
          onChange={change}
        >
          <PileIcon isOpen={name === "open"} />
          <span class="name">{texts.t(`arriba-${name}`)}</span>
        </NumberRow>
      ))}
      <Button
        look="primary"
        testid="piles-done"
        disabled={isBusy || isSame || isWrong}
        onClick={() => set(numberOf(drawn), numberOf(opened))}
      >
        {isWrong ? texts.t("arriba-count-most", { most }) : texts.t("arriba-piles-done")}
      </Button>
    </div>
  );
}
