import type { View } from "../../contract/arriba";
import { SeatMark } from "../../kit/SeatMark";
import { useOpen } from "../../kit/useOpen";
import type { NameOf } from "../../shell/verdicts";
import { PileSheet } from "./PileSheet";
import type { Say } from "./Said";
import { PileCounts } from "./Table";
import { texts } from "./texts";

interface Props {
  view: View;
  nameOf: NameOf;
  isBusy: boolean;
  say: Say;
}

/** How many cards lie in the piles of everybody; a tap sets those of a seat right. */
export function Piles({ view, nameOf, isBusy, say }: Props) {
  const seats = view.seats.map((_, seat) => seat);
  const [open, setOpen] = useOpen(seats);
  if (!view.counted) return null;
  return (
    <section class="ar-piles" data-testid="piles" aria-label={texts.t("arriba-piles")}>
      <ol class="ring" data-count={seats.length}>
        {seats.map((seat) => (
          <li key={seat} data-seat={seat}>
            <Tile {...{ view, seat, nameOf }} onOpen={say && (() => setOpen(seat))} />
          </li>
        ))}
      </ol>
      <p class="note" data-testid="centre">
        {texts.t("arriba-centre-count", { count: view.centre })}
      </p>
      {open !== null && say && (
        <PileSheet
          {...{ view, seat: open, nameOf, isBusy }}
          say={(move) => {
            setOpen(null);
            say(move);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

interface TileProps {
  view: View;
  seat: number;
  nameOf: NameOf;
  onOpen: (() => void) | null;
}

function Tile({ view, seat, nameOf, onOpen }: TileProps) {
  const { draw, open } = view.seats[seat]!;
  const look = `ring-seat ar-pile${view.flipper === seat ? " ring-turn" : ""}`;
  const shown = (
    <>
      <SeatMark seat={seat} size="small" />
      <span class="name">{nameOf(seat)}</span>
      <PileCounts draw={draw} open={open} />
    </>
  );
  if (onOpen === null)
    return (
      <div class={look} data-testid={`piles-${seat}`}>
        {shown}
      </div>
    );
  return (
    <button type="button" class={look} data-testid={`piles-${seat}`} onClick={onOpen}>
      {shown}
    </button>
  );
}
