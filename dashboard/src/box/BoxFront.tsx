import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { BoxInfo, PanelTickets, Table } from "../contract/wire";
import { FirstVisit, LessonHere } from "../help/parts";
import { Faults } from "../kit/Faults";
import { Requests } from "../kit/Requests";
import { notify } from "../kit/Toast";
import { TroubleBanner } from "../kit/TroubleBanner";
import { t } from "../shell/texts";
import { useSounds } from "../sound/useSounds";
import { type Trouble, troubleOf } from "../wire/banner";
import { Feed } from "../wire/feed";
import { Panel } from "../wire/panel";
import { ArcadeButton } from "./ArcadeButton";
import { HostBar, keysOf } from "./HostBar";
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
    // On a real box the page may press only buttons that cannot be pressed by hand.
    () =>
      new HeldButtons(
        (button, down, ms) => isDeaf(box, panel, button) || panel.press(button, down, ms),
        () => notify(t("ui-press-lost")),
      ),
    [],
  );
  const flip = box.flip_button;
  useKeys(held, seats, flip);
  useSounds(host);
  useEffect(
    () => () => {
      panel.close();
      host.close();
    },
    [],
  );
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
          <FlipButton panel={panel} held={held} button={flip} isDeaf={isDeaf(box, panel, flip)} />
        </div>
        <HostBar host={host} box={box} />
      </section>
      <TroubleBanner trouble={troubleOfBox(panel, host)} />
      <Faults faults={host.faults.value} isHost />
      <Requests requests={host.requests.value} me={null} />
      <p class="box-real" data-testid={box.virtual ? "box-keys" : "box-real"}>
        {t(box.virtual ? "ui-box-keys" : "ui-box-real", { seats })}
      </p>
      <BoxHelp box={box} host={host} />
      <section class="stations" data-count={shown.length}>
        {shown.map((seat) => (
          <Station
            key={seat}
            seat={seat}
            panel={panel}
            held={held}
            table={host.table.value}
            isDeaf={isDeaf(box, panel, seat)}
            game={host.games.value.find(({ name }) => name === host.table.value?.game)}
          />
        ))}
      </section>
    </main>
  );
}

/** The first steps before the first match, and the lesson while it is played. */
function BoxHelp({ box, host }: { box: BoxInfo; host: Feed }) {
  const table = host.table.value;
  // What the box said when it was opened holds until the table is here.
  const isPlaying = table === null ? box.in_play : table.match !== null && !table.ended;
  return (
    <>
      <LessonHere feed={host} />
      {!isPlaying && <FirstVisit page="box" keys={keysOf(box)} host={host} />}
    </>
  );
}

/** The page has two connections; without the one for the buttons it cannot be used either. */
function troubleOfBox(panel: Panel, host: Feed): Trouble | null {
  return host.trouble.value ?? troubleOf(panel.phase.value, null, null);
}

/** During a match only its seats; before one all of them, because anybody may sit down. */
export function placesOf(table: Table | null, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const playing =
    table?.match != null && !table.ended ? table.seats.map((entry) => entry.button) : [];
  return playing.length > 0 ? all.filter((seat) => playing.includes(seat)) : all;
}

/** Whether the real button works, so that this page may not press it. */
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
