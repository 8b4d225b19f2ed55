import { Dialog } from "../../kit/Dialog";
import { CardTile } from "./CardTile";
import { KINDS } from "./cards";

interface Props {
  title: string;
  cards: ReadonlySet<string>;
  onPick: (card: string) => void;
  onClose: () => void;
}

/** Names a real card: one of the fifteen, those that cannot be it switched off. */
export function CardPicker({ title, cards, onPick, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} testid="card-picker">
      <div class="cb-tiles" role="group" aria-label={title}>
        {KINDS.map((kind) => (
          <CardTile
            key={kind}
            kind={kind}
            testid={`pick-${kind}`}
            disabled={!cards.has(kind)}
            isDim={!cards.has(kind)}
            onClick={() => onPick(kind)}
          />
        ))}
      </div>
    </Dialog>
  );
}
