import type { View } from "../../contract/arriba";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { Card } from "./Card";
import { texts } from "./texts";

interface Props {
  view: View;
  me: number | null;
  nameOf: NameOf;
}

/** Everybody else's top card, in turn order from the left neighbour round. */
export function Table({ view, me, nameOf }: Props) {
  const lit = litSeats(view);
  const seats = othersFrom(view.seats.length, me);
  return (
    <ol class="ring" data-count={seats.length} aria-label={texts.t("arriba-tops")}>
      {seats.map((seat) => (
        <li
          key={seat}
          class={tileClass(view, seat, lit)}
          data-testid={`top-${seat}`}
          data-seat={seat}
        >
          <SeatMark seat={seat} size="small" />
          <Card card={view.seats[seat]!.top} isLit={lit.has(seat)} />
          <span class="name">{nameOf(seat)}</span>
          <PileCounts draw={view.seats[seat]!.draw} open={view.seats[seat]!.open} />
        </li>
      ))}
    </ol>
  );
}

export function PileCounts({ draw, open }: { draw: number; open: number }) {
  return (
    <span class="counts">
      <span title={texts.t("arriba-draw")}>
        <PileIcon isOpen={false} />
        <span class="sr-only">{texts.t("arriba-draw")}</span> {draw}
      </span>
      <span title={texts.t("arriba-open")}>
        <PileIcon isOpen />
        <span class="sr-only">{texts.t("arriba-open")}</span> {open}
      </span>
    </span>
  );
}

export function PileIcon({ isOpen }: { isOpen: boolean }) {
  return (
    <svg class="pile-icon" viewBox="0 0 16 16" aria-hidden="true">
      <rect
        class={isOpen ? "pile-open" : "pile-shut"}
        x="3"
        y="1.5"
        width="10"
        height="13"
        rx="2"
      />
    </svg>
  );
}

/** The seats whose cards matter now. */
export function litSeats(view: View): ReadonlySet<number> {
  return new Set(
    view.phase === "regrab" ? view.tied : view.matches.flatMap((match) => match.seats),
  );
}

/** All seats but `me`, clockwise from the left of `me`. */
export function othersFrom(count: number, me: number | null): number[] {
  const all = Array.from({ length: count }, (_, index) => (index + (me ?? -1) + 1) % count);
  return me === null ? all : all.slice(0, -1);
}

function tileClass(view: View, seat: number, lit: ReadonlySet<number>): string {
  const flips = view.flipper === seat && ["flip", "turning"].includes(view.phase);
  return `ring-seat${flips ? " ring-turn" : ""}${lit.has(seat) ? " ring-lit" : ""}`;
}
