import { useState } from "preact/hooks";
import { Button } from "../../kit/Button";
import { Dialog } from "../../kit/Dialog";
import { SeatMark } from "../../kit/SeatMark";
import type { HostProps } from "../index";
import { Action } from "./Action";
import { namedCards } from "./plays";
import { texts } from "./texts";
import { Totems } from "./Totems";
import { useDraft } from "./useDraft";
import type { CoupsBasView, Mine } from "./view";

/** The host enters for somebody without a phone. */
export function HostPage({ view, moves, nameOf, play }: HostProps) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = view as CoupsBasView | null;
  if (shown === null || shown.phase === "over") return null;
  const seats = shown.seats.flatMap((_, seat) => (canEnter(moves[String(seat)]) ? [seat] : []));
  return (
    <div class="cb-host" data-testid="host-moves">
      {seats.map((seat) => (
        <HostButton key={seat} {...{ seat, moves, nameOf, play }} onOpen={() => setOpen(seat)} />
      ))}
      {open !== null && seats.includes(open) && (
        <Dialog
          title={texts.t("coups_bas-host-enter", { name: nameOf(open) })}
          onClose={() => setOpen(null)}
          testid="host-dialog"
          wide
        >
          <Entry key={open} {...{ view: shown, seat: open, moves, nameOf, play }} />
        </Dialog>
      )}
    </div>
  );
}

/** A press is made on the button itself: a stamp cannot be entered. */
const canEnter = (moves: readonly string[] = []): boolean =>
  moves.some((move) => !move.startsWith("buzz "));

type ButtonProps = Omit<HostProps, "view"> & { seat: number; onOpen: () => void };

/** To let a card stand takes one tap and gives nothing away; the rest needs a dialog. */
function HostButton({ seat, moves, nameOf, play, onOpen }: ButtonProps) {
  const isPass = moves[String(seat)]!.includes("pass");
  const key = isPass ? "coups_bas-host-pass" : "coups_bas-host-enter";
  return (
    <Button
      testid={`host-${isPass ? "pass" : "enter"}-${seat}`}
      onClick={() => (isPass ? play(seat, "pass") : onOpen())}
    >
      <span class="cb-host-button">
        <SeatMark seat={seat} size="small" />
        {texts.t(key, { name: nameOf(seat) })}
      </span>
    </Button>
  );
}

type EntryProps = Omit<HostProps, "view"> & { view: CoupsBasView; seat: number };

function Entry({ view, seat, moves, nameOf, play }: EntryProps) {
  const [isUncovered, uncover] = useState(false);
  const listed = moves[String(seat)] ?? [];
  const draft = useDraft(listed);
  if (view.deck === "box" && view.phase !== "lynx" && !isUncovered)
    return <Cover name={nameOf(seat)} onUncover={() => uncover(true)} />;
  return (
    <div class="cb cb-entry">
      {view.phase === "action" && <Totems view={view} me={null} nameOf={nameOf} draft={draft} />}
      <Action
        view={view}
        me={seat}
        mine={mineFromMoves(view, seat, listed)}
        moves={listed}
        draft={draft}
        nameOf={nameOf}
        play={(move) => play(seat, move)}
      />
    </div>
  );
}

/** Hands are secret, and this screen stands in the middle of the table. */
function Cover({ name, onUncover }: { name: string; onUncover: () => void }) {
  return (
    <div class="sheet-actions">
      <p>{texts.t("coups_bas-host-secret", { name })}</p>
      <Button look="primary" testid="host-uncover" onClick={onUncover}>
        {texts.t("coups_bas-host-uncover")}
      </Button>
    </div>
  );
}

/** What the moves of a seat tell of its cards, for a page that does not see them. */
export function mineFromMoves(view: CoupsBasView, seat: number, moves: readonly string[]): Mine {
  const shed = moves.filter((move) => move.startsWith("shed "));
  const looked = [...new Set(shed.flatMap((move) => move.split(" ").slice(1)))];
  const isBox = view.deck === "box";
  const real = Array.from({ length: view.seats[seat]?.hand ?? 0 }, () => "?");
  return {
    hand: isBox ? namedCards(moves) : real,
    looked: isBox ? looked : [],
    pressed: false,
  };
}
