import { useState } from "preact/hooks";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { SeatMark } from "../kit/SeatMark";
import { notifyRefusal } from "../kit/Toast";
import { nameIn } from "../shell/names";
import { t } from "../shell/texts";
import type { Feed } from "../wire/feed";
import type { Command, TableSeat } from "../wire/protocol";
import { BotSelect } from "./BotSelect";

/** Who sits where: the host lets a bot play for somebody, and frees the seat of who is gone. */
export function SeatsDialog({ host, onClose }: { host: Feed; onClose: () => void }) {
  const table = host.table.value;
  const isPlaying = table?.match != null && !table.ended;
  const game = host.games.value?.find((each) => each.name === table?.game);
  const bots = isPlaying && !table.paused ? (game?.bots ?? []) : [];
  const ask = async (command: Command) => notifyRefusal(await host.ask(command));
  return (
    <Dialog title={t("ui-seats")} onClose={onClose} testid="seats-dialog" wide>
      <ul class="seat-rows">
        {table?.seats.map((entry) => (
          <SeatRow
            key={entry.seat}
            entry={entry}
            name={nameIn(table, entry.seat)}
            bots={bots}
            ask={(command) => void ask({ ...command, seat: entry.seat })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface RowProps {
  entry: TableSeat;
  name: string;
  bots: readonly string[];
  ask: (command: Command) => void;
}

function SeatRow({ entry, name, bots, ask }: RowProps) {
  return (
    <li class="seat-row">
      <span class="option-name">
        <SeatMark seat={entry.seat} size="small" /> {name}
        {!entry.joined && !entry.bot && <small class="note">{t("ui-seat-free")}</small>}
      </span>
      {bots.length > 0 && !entry.resigned && (
        <BotSelect
          names={bots}
          seat={entry.seat}
          chosen={entry.bot ?? ""}
          onChoose={(bot) => ask({ do: "bot", bot })}
          label={t("ui-bot-for", { name })}
        />
      )}
      {entry.joined && (
        <ReleaseButton seat={entry.seat} name={name} onRelease={() => ask({ do: "leave" })} />
      )}
    </li>
  );
}

interface ReleaseProps {
  seat: number;
  name: string;
  onRelease: () => void;
}

/** Twice, because who is put out by a slip must press his button to come back. */
function ReleaseButton({ seat, name, onRelease }: ReleaseProps) {
  const [isSure, setSure] = useState(false);
  return (
    <Button
      look={isSure ? "danger" : "quiet"}
      testid={`release-${seat}`}
      onClick={() => (isSure ? onRelease() : setSure(true))}
    >
      {t(isSure ? "ui-release-sure" : "ui-release", { name })}
    </Button>
  );
}
