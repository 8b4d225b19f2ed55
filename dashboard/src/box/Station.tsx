import { SeatMark } from "../kit/SeatMark";
import { nameIn } from "../shell/names";
import { t } from "../shell/texts";
import type { Panel } from "../wire/panel";
import type { Table } from "../wire/protocol";
import { ArcadeButton } from "./ArcadeButton";
import { Oled } from "./Oled";
import type { HeldButtons } from "./presses";

interface Props {
  seat: number;
  panel: Panel;
  held: HeldButtons;
  table: Table | null;
  isDeaf: boolean;
}

/** One place at the table: its screen, its person, and its arcade button. */
export function Station({ seat, panel, held, table, isDeaf }: Props) {
  const entry = table?.seats.find((candidate) => candidate.seat === seat);
  const name = nameIn(table, seat);
  const isOut = entry?.resigned ?? false;
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
        <span class="name">{name}</span>
        <kbd>{seat + 1}</kbd>
        <span
          class={entry?.joined ? "joined is-joined" : "joined"}
          role="img"
          aria-label={t(entry?.joined ? "ui-box-joined" : "ui-box-not-joined")}
          title={t(entry?.joined ? "ui-box-joined" : "ui-box-not-joined")}
        />
      </footer>
    </article>
  );
}
