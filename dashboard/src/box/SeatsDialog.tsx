import { useState } from "preact/hooks";
import type { Bot, GameEntry, Leave, TableSeat } from "../contract/wire";
import { BotFace } from "../kit/BotFace";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { SeatMark } from "../kit/SeatMark";
import { notifyRefusal } from "../kit/Toast";
import { nameIn } from "../shell/names";
import { t } from "../shell/texts";
import type { Command } from "../wire/commands";
import type { Feed } from "../wire/feed";
import { BotSelect } from "./BotSelect";
import { levelOf } from "./levels";

/** The seats and their people: the host seats bots and frees seats. */
export function SeatsDialog({ host, onClose }: { host: Feed; onClose: () => void }) {
  const table = host.table.value;
  const isPlaying = table?.match != null && !table.ended;
  const game = host.games.value?.find((each) => each.name === table?.game);
  const canSeatBots = isPlaying && !table.paused;
  const ask = async (command: Command) => notifyRefusal(await host.ask(command));
  return (
    <Dialog title={t("ui-seats")} onClose={onClose} testid="seats-dialog" wide>
      <ul class="seat-rows">
        {table?.seats.map((entry) => (
          <SeatRow
            key={entry.button}
            entry={entry}
            name={nameIn(table, entry.seat)}
            game={canSeatBots ? game : undefined}
            ask={(command) => void ask(command)}
          />
        ))}
        {table?.outside.map(({ button, name }) => (
          <li key={button} class="seat-row">
            <span class="option-name">
              <SeatMark seat={button} size="small" /> {name}
              <small class="note">{t("ui-seat-out")}</small>
            </span>
            <ReleaseButton
              seat={button}
              name={name}
              onRelease={() => void ask({ do: "leave", seat: button })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface RowProps {
  entry: TableSeat;
  name: string;
  /** The game that is played, while a bot may come or go. */
  game: GameEntry | undefined;
  ask: (command: Bot | Leave) => void;
}

function SeatRow({ entry, name, game, ask }: RowProps) {
  const { seat, button } = entry;
  return (
    <li class="seat-row">
      <span class="option-name">
        <SeatMark seat={button} size="small" /> {name}
        {entry.bot && <BotFace level={levelOf(game, entry.bot)} />}
        {!entry.joined && !entry.bot && <small class="note">{t("ui-seat-free")}</small>}
      </span>
      {game && !entry.resigned && (
        <BotSelect
          game={game}
          button={button}
          chosen={entry.bot ?? ""}
          onChoose={(bot) => ask({ do: "bot", seat, bot })}
          label={t("ui-bot-for", { name })}
        />
      )}
      {entry.joined && (
        <ReleaseButton
          seat={button}
          name={name}
          onRelease={() => ask({ do: "leave", seat: button })}
        />
      )}
    </li>
  );
}

interface ReleaseProps {
  seat: number;
  name: string;
  onRelease: () => void;
}

/** Confirmed, because a removed person must press the button to come back. */
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
