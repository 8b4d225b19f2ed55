import type { View } from "../../contract/totemix";
import { HostEntries, type HostEntry } from "../../kit/play/HostEntries";
import { useSend } from "../../kit/play/useSend";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import type { HostProps } from "../page";
import { Enter, isEntered } from "./Enter";
import { HexMap } from "./HexMap";
import { Tools } from "./Tools";
import { texts } from "./texts";
import { withRealTiles } from "./tiles";
import { useDraft } from "./useDraft";

/** The host enters for somebody without a phone, and what real dice and tiles show. */
export function HostPage({ view, moves, nameOf, play }: HostProps<"totemix">) {
  if (view.is_won !== null) return null;
  const chance: HostEntry = {
    id: "chance",
    label: texts.t("totemix-host-chance", { what: view.wait.what }),
    look: "primary",
    enter: () => <ChanceEntry view={view} play={(move) => play("chance", move)} />,
  };
  const seats = view.seats.flatMap((_, seat) => (moves[String(seat)]?.length ? [seat] : []));
  const entryOf = (seat: number): HostEntry => ({
    id: seat,
    mark: <SeatMark seat={seat} size="small" />,
    label: texts.t("totemix-host-enter", { name: nameOf(seat) }),
    enter: () => (
      <Entry
        {...{ view, seat, moves: moves[String(seat)]!, nameOf }}
        play={(move) => play(seat, move)}
      />
    ),
  });
  return <HostEntries entries={[...(isEntered(view) ? [chance] : []), ...seats.map(entryOf)]} />;
}

function ChanceEntry({ view, play }: { view: View; play: (move: string) => void }) {
  const [isBusy, send] = useSend(play);
  return (
    <div class="tx tx-entry">
      <Enter view={view} isBusy={isBusy} send={send} />
    </div>
  );
}

interface EntryProps {
  view: View;
  seat: number;
  moves: readonly string[];
  nameOf: NameOf;
  play: (move: string) => void;
}

function Entry({ view, seat, moves, nameOf, play }: EntryProps) {
  const [isBusy, send] = useSend(play);
  const draft = useDraft(withRealTiles(moves, view), [], send);
  return (
    <div class="tx tx-entry">
      <HexMap view={view} nameOf={nameOf} draft={draft} showsGoal={false} />
      <Tools {...{ view, me: seat, draft, isBusy, send }} />
    </div>
  );
}
