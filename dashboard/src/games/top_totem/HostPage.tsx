import type { View } from "../../contract/top_totem";
import { HostEntries, type HostEntry } from "../../kit/play/HostEntries";
import { useSend } from "../../kit/play/useSend";
import { SeatMark } from "../../kit/SeatMark";
import type { HostProps } from "../page";
import { Arranger } from "./Arranger";
import { Board } from "./Board";
import { TurnBar } from "./TurnBar";
import { texts } from "./texts";
import { useDraft } from "./useDraft";

/** The host enters for a side without a phone. */
export function HostPage({ view, moves, nameOf, play }: HostProps<"top_totem">) {
  if (view.phase === "over") return null;
  const isSetup = view.phase === "setup";
  const seats = [0, 1].filter((seat) => !isSetup && (moves[String(seat)] ?? []).length > 0);
  const entryOf = (seat: number): HostEntry => ({
    id: seat,
    mark: <SeatMark seat={seat} size="small" />,
    label: texts.t("top_totem-host-enter", { name: nameOf(seat) }),
    enter: () => (
      <Entry {...{ view, seat, moves: moves[String(seat)]! }} play={(move) => play(seat, move)} />
    ),
  });
  const actor = view.turn ?? view.first ?? 0;
  const arrange: HostEntry = {
    id: "arrange",
    label: texts.t(isSetup ? "top_totem-arrange" : "top_totem-arrange-right"),
    ...(isSetup ? { look: "primary" as const } : {}),
    enter: () => <Arrangement view={view} play={(move) => play(actor, move)} />,
  };
  const isOpen = isSetup || view.phase === "play";
  return <HostEntries entries={[...seats.map(entryOf), ...(isOpen ? [arrange] : [])]} />;
}

interface EntryProps {
  view: View;
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

function Arrangement({ view, play }: Pick<EntryProps, "view" | "play">) {
  const [isBusy, send] = useSend(play);
  return <Arranger {...{ view, isBusy, send }} me={null} />;
}
