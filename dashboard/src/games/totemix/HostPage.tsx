import { useState } from "preact/hooks";
import { Button } from "../../kit/Button";
import { EntryDialog, HostEntries, HostEntry } from "../../kit/play/HostEntries";
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
  const seats = shown.seats.flatMap((_, seat) => (moves[String(seat)]?.length ? [seat] : []));
  const close = () => setOpen(null);
  return (
    <HostEntries>
      {isEntered(shown) && (
        <Button look="primary" testid="host-enter-chance" onClick={() => setOpen("chance")}>
          {texts.t("totemix-host-chance", { what: shown.wait.what })}
        </Button>
      )}
      {seats.map((seat) => (
        <HostEntry
          key={seat}
          mark={<SeatMark seat={seat} size="small" />}
          testid={`host-enter-${seat}`}
          onClick={() => setOpen(seat)}
        >
          {texts.t("totemix-host-enter", { name: nameOf(seat) })}
        </HostEntry>
      ))}
      {open === "chance" && isEntered(shown) && (
        <EntryDialog
          title={texts.t("totemix-host-chance", { what: shown.wait.what })}
          onClose={close}
        >
          <ChanceEntry view={shown} play={(move) => play("chance", move)} />
        </EntryDialog>
      )}
      {typeof open === "number" && seats.includes(open) && (
        <EntryDialog
          title={texts.t("totemix-host-enter", { name: nameOf(open) })}
          onClose={close}
        >
          <Entry
            key={open}
            view={shown}
            seat={open}
            moves={moves[String(open)] ?? []}
            nameOf={nameOf}
            play={(move) => play(open, move)}
          />
        </EntryDialog>
      )}
    </HostEntries>
  );
}

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
