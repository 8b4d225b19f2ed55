import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Faults } from "../kit/Faults";
import { notify } from "../kit/Toast";
import { TroubleBanner } from "../kit/TroubleBanner";
import { t } from "../shell/texts";
import { troubleOf, type Trouble } from "../wire/banner";
import { Feed } from "../wire/feed";
import { Panel } from "../wire/panel";
import type { BoxInfo, PanelTickets, Table } from "../wire/protocol";
import { ArcadeButton } from "./ArcadeButton";
import { HostBar } from "./HostBar";
import { LedPanel } from "./LedPanel";
import { Oled } from "./Oled";
import { HeldButtons, useKeys } from "./presses";
import { Station } from "./Station";

interface Props {
  box: BoxInfo;
  tickets: PanelTickets;
  onRefused: () => void;
}

/** The face of the box: the referee's screen, the lights, the seats, and the host's desk. */
export function BoxFront({ box, tickets, onRefused }: Props) {
  const seats = box.seats.length;
  const panel = useMemo(() => new Panel(tickets.panel, seats), []);
  const host = useMemo(() => new Feed(tickets.host), []);
  const held = useMemo(
    // A real box is pressed by hand; its page stands in for the buttons that no hand can press.
    () =>
      new HeldButtons(
        (button, down, ms) => isDeaf(box, panel, button) || panel.press(button, down, ms),
        () => notify(t("ui-press-lost")),
      ),
    [],
  );
  const flip = box.flip_button ?? seats;
  useKeys(held, seats, flip);
  useEffect(() => () => [panel, host].forEach((open) => open.close()), []);
  useSignalEffect(() => {
    if (panel.phase.value === "refused" || host.trouble.value === "refused") onRefused();
  });
  useSignalEffect(() => {
    if (panel.isHeard.value) held.settle(performance.now());
  });
  const shown = placesOf(host.table.value, seats);
  return (
    <main class="box">
      <section class="box-top">
        <div class="box-referee">
          <Oled image={panel.referee} label={t("ui-box-referee")} testid="oled-referee" most={5} />
        </div>
        <div class="box-middle">
          <LedPanel image={panel.lights} />
          <FlipButton
            panel={panel}
            held={held}
            button={flip}
            isDeaf={isDeaf(box, panel, flip)}
          />
        </div>
        <HostBar host={host} box={box} />
      </section>
      <TroubleBanner trouble={troubleOfBox(panel, host)} />
      <Faults faults={host.faults.value} isHost />
      {!box.virtual && (
        <p class="box-real" data-testid="box-real">
          {t("ui-box-real")}
        </p>
      )}
      <section class="stations" data-count={shown.length}>
        {shown.map((seat) => (
          <Station
            key={seat}
            seat={seat}
            panel={panel}
            held={held}
            table={host.table.value}
            isDeaf={isDeaf(box, panel, seat)}
          />
        ))}
      </section>
    </main>
  );
}

/** The page has two lines to the box; without the one for the buttons nobody can play either. */
function troubleOfBox(panel: Panel, host: Feed): Trouble | null {
  return host.trouble.value ?? troubleOf(panel.phase.value, null, null);
}

/** During a match only its seats; before one all of them, because anybody may sit down. */
export function placesOf(table: Table | null, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const playing =
    table?.match != null && !table.ended ? table.seats.map((entry) => entry.seat) : [];
  return playing.length > 0 ? all.filter((seat) => playing.includes(seat)) : all;
}

/** Whether the real button is there to be pressed, so that this page is not heard for it. */
function isDeaf(box: BoxInfo, panel: Panel, button: number): boolean {
  return !box.virtual && !panel.hands.value.has(button);
}

interface FlipProps {
  panel: Panel;
  held: HeldButtons;
  button: number;
  isDeaf: boolean;
}

function FlipButton({ panel, held, button, isDeaf }: FlipProps) {
  return (
    <ArcadeButton
      button={button}
      held={held}
      isLit={panel.lamps.value[button] ?? false}
      isHeard={panel.isHeard.value}
      label={t("ui-box-flip")}
      hint="Space"
      testid="arcade-flip"
      isDeaf={isDeaf}
    >
      <span class="arcade-word">{t("ui-box-flip-word")}</span>
      <kbd>{t("ui-box-space")}</kbd>
    </ArcadeButton>
  );
}
