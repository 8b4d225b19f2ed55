import { useState } from "preact/hooks";
import { EntryDialog, HostEntries, HostEntry } from "../../kit/play/HostEntries";
import { useSend } from "../../kit/play/useSend";
import { SeatMark } from "../../kit/SeatMark";
import type { HostProps } from "../index";
import { Board } from "./Board";
import { texts } from "./texts";
import { TurnBar } from "./TurnBar";
import { useDraft } from "./useDraft";
import type { TopTotemView } from "./view";

/** The host enters for a side without a phone. */
export function HostPage({ view, moves, nameOf, play }: HostProps) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = view as TopTotemView | null;
  if (shown === null || shown.phase === "over") return null;
  const seats = [0, 1].filter((seat) => (moves[String(seat)] ?? []).length > 0);
  return (
    <HostEntries>
      {seats.map((seat) => (
        <HostEntry
          key={seat}
          mark={<SeatMark seat={seat} size="small" />}
          testid={`host-enter-${seat}`}
          onClick={() => setOpen(seat)}
        >
          {texts.t("top_totem-host-enter", { name: nameOf(seat) })}
        </HostEntry>
      ))}
      {open !== null && seats.includes(open) && (
        <EntryDialog
          title={texts.t("top_totem-host-enter", { name: nameOf(open) })}
          onClose={() => setOpen(null)}
        >
          <Entry
            key={open}
            view={shown}
            seat={open}
            moves={moves[String(open)] ?? []}
            play={(move) => play(open, move)}
          />
        </EntryDialog>
      )}
    </HostEntries>
  );
}

interface EntryProps {
  view: TopTotemView;
  seat: number;
  moves: readonly string[];
  play: (move: string) => void;
}

function Entry({ view, seat, moves, play }: EntryProps) {
  const [isBusy, send] = useSend(play);
  const draft = useDraft(moves, send);
  return (
    <div class="tt tt-entry">
      <Board view={view} me={seat} draft={draft} />
      <TurnBar {...{ view, moves, draft, isBusy, send }} />
    </div>
  );
}
