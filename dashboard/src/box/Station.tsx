import type { GameEntry, Table } from "../contract/wire";
import { BotFace } from "../kit/BotFace";
import { SeatMark } from "../kit/SeatMark";
import { nameAt } from "../shell/names";
import { t } from "../shell/texts";
import type { Panel } from "../wire/panel";
import { ArcadeButton } from "./ArcadeButton";
import { levelOf } from "./levels";
import { Oled } from "./Oled";
import type { HeldButtons } from "./presses";

interface Props {
  seat: number;
  panel: Panel;
  held: HeldButtons;
  table: Table | null;
  isDeaf: boolean;
  /** The game of the match, whose bots have levels. */
  game: GameEntry | undefined;
}

/** One place at the table: its screen, its person, and its arcade button. */
export function Station({ seat, panel, held, table, isDeaf, game }: Props) {
  const entry = table?.seats.find((candidate) => candidate.button === seat);
  const name = nameAt(table, seat);
  const isOut = entry?.resigned ?? false;
  const bot = table?.ended ? null : (entry?.bot ?? null);
  const isJoined = entry?.joined ?? table?.outside.some((one) => one.button === seat) ?? false;
  return (
    <article
      class={isOut ? "station is-out" : "station"}
      data-seat={seat}
      data-testid={`station-${seat}`}
    >
      <Oled
        image={panel.screens[seat]!}
        label={t("ui-box-screen", { name })}
        testid={`oled-seat${seat}`}
        most={2}
      />
      <ArcadeButton
        button={seat}
        held={held}
        isLit={panel.lamps.value[seat] ?? false}
        isHeard={panel.isHeard.value}
        label={t("ui-box-button", { name })}
        hint={String(seat + 1)}
        testid={`arcade-${seat}`}
        seat={seat}
        isDeaf={isDeaf}
      >
        <SeatMark seat={seat} size="large" />
      </ArcadeButton>
      <footer class="station-foot">
        {bot && <BotFace level={levelOf(game, bot)} />}
        <span class="name">{name}</span>
        <kbd>{seat + 1}</kbd>
        <span
          class={isJoined ? "joined is-joined" : "joined"}
          role="img"
          aria-label={t(isJoined ? "ui-box-joined" : "ui-box-not-joined")}
          title={t(isJoined ? "ui-box-joined" : "ui-box-not-joined")}
        />
      </footer>
    </article>
  );
}
