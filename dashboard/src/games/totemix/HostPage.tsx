import { useState } from "preact/hooks";
import { Button } from "../../kit/Button";
import { Dialog } from "../../kit/Dialog";
import { useSend } from "../../kit/play/useSend";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import type { HostProps } from "../index";
import { Enter, isEntered } from "./Enter";
import { Map } from "./Map";
import { texts } from "./texts";
import { Tools } from "./Tools";
import { useDraft } from "./useDraft";
import type { TotemixView } from "./view";

type Open = number | "chance" | null;

/** The host enters for somebody without a phone, and what real dice and tiles show. */
export function HostPage({ view, moves, nameOf, play }: HostProps) {
  const [open, setOpen] = useState<Open>(null);
  const shown = view as TotemixView | null;
  if (shown === null || shown.is_won !== null) return null;
  const seats = shown.seats.flatMap((_, seat) => (canEnter(moves[String(seat)]) ? [seat] : []));
  const close = () => setOpen(null);
  return (
    <div class="host-moves is-long" data-testid="host-moves">
      {isEntered(shown) && (
        <Button look="primary" testid="host-enter-chance" onClick={() => setOpen("chance")}>
          {texts.t("totemix-host-chance", { what: shown.wait.what })}
        </Button>
      )}
      {seats.map((seat) => (
        <Button key={seat} testid={`host-enter-${seat}`} onClick={() => setOpen(seat)}>
          <span class="host-enter">
            <SeatMark seat={seat} size="small" />
            {texts.t("totemix-host-enter", { name: nameOf(seat) })}
          </span>
        </Button>
      ))}
      {open === "chance" && isEntered(shown) && (
        <Dialog
          title={texts.t("totemix-host-chance", { what: shown.wait.what })}
          onClose={close}
          testid="host-dialog"
          wide
        >
          <ChanceEntry view={shown} play={(move) => play("chance", move)} />
        </Dialog>
      )}
      {typeof open === "number" && seats.includes(open) && (
        <Dialog
          title={texts.t("totemix-host-enter", { name: nameOf(open) })}
          onClose={close}
          testid="host-dialog"
          wide
        >
          <Entry
            key={open}
            view={shown}
            seat={open}
            moves={moves[String(open)] ?? []}
            nameOf={nameOf}
            play={(move) => play(open, move)}
          />
        </Dialog>
      )}
    </div>
  );
}

/** A press is made on the button itself: a stamp cannot be entered. */
const canEnter = (moves: readonly string[] = []): boolean => moves.length > 0;

function ChanceEntry({ view, play }: { view: TotemixView; play: (move: string) => void }) {
  const [isBusy, send] = useSend(play);
  return (
    <div class="tx tx-entry">
      <Enter view={view} isBusy={isBusy} send={send} />
    </div>
  );
}

interface EntryProps {
  view: TotemixView;
  seat: number;
  moves: readonly string[];
  nameOf: NameOf;
  play: (move: string) => void;
}

function Entry({ view, seat, moves, nameOf, play }: EntryProps) {
  const [isBusy, send] = useSend(play);
  const draft = useDraft(moves, [], send);
  return (
    <div class="tx tx-entry">
      <Map view={view} nameOf={nameOf} draft={draft} showsGoal={false} />
      <Tools {...{ view, me: seat, draft, isBusy, send }} />
    </div>
  );
}
