import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button } from "../kit/Button";
import { notifyRefusal } from "../kit/Toast";
import { t } from "../shell/texts";
import type { Feed } from "../wire/feed";
import { permission, turnOn } from "./speaker";
import "./sound.css";

interface Change {
  volume?: number;
  muted?: boolean;
  speech?: boolean;
}

/** How loud the box is and whether it speaks, on the host's desk. */
export function SoundDesk({ host }: { host: Feed }) {
  useEffect(() => host.followSound(), []);
  const settings = host.sound.value;
  // Its place is kept until the box has told how loud it is.
  if (settings === null) return <div class="sound-desk" />;
  const ask = async (change: Change) => notifyRefusal(await host.ask({ do: "sound", ...change }));
  const { muted, speech, volume } = settings;
  return (
    <section class="sound-desk" aria-label={t("ui-sound")} data-testid="sound-desk">
      <Toggle
        label={t("ui-sound-mute")}
        isOn={muted}
        testid="sound-mute"
        shape={CONE + (muted ? CROSS : WAVES)}
        onClick={() => void ask({ muted: !muted })}
      />
      {permission.value === "blocked" ? (
        <TurnSoundOn />
      ) : (
        <Volume volume={volume} onSet={(wish) => ask({ volume: wish, muted: false })} />
      )}
      <Toggle
        label={t("ui-sound-voice")}
        isOn={speech}
        testid="sound-voice"
        shape={BUBBLE + (speech ? LINES : SLASH)}
        onClick={() => void ask({ speech: !speech })}
      />
    </section>
  );
}

function Volume({ volume, onSet }: { volume: number; onSet: (wish: number) => Promise<void> }) {
  // While the thumb is being dragged; the box is told when it is let go.
  const dragged = useSignal<number | null>(null);
  return (
    <input
      type="range"
      min={0}
      max={100}
      step={5}
      value={dragged.value ?? volume}
      aria-label={t("ui-sound-volume")}
      data-testid="sound-volume"
      onInput={(event) => {
        dragged.value = event.currentTarget.valueAsNumber;
      }}
      onChange={async (event) => {
        await onSet(event.currentTarget.valueAsNumber);
        dragged.value = null;
      }}
    />
  );
}

const CONE = "M4 10v4h3l5 4V6l-5 4z";
const BUBBLE = "M4 5h16v11h-8l-5 4v-4H4z";
const LINES = "M8 9h8M8 12h5";
const SLASH = "M3 2l18 19";
const CROSS = "M16 9l5 6M21 9l-5 6";
const WAVES = "M16 9c1.5 2 1.5 4 0 6M19 7c3 3 3 7 0 10";

interface ToggleProps {
  label: string;
  isOn: boolean;
  testid: string;
  shape: string;
  onClick: () => void;
}

function Toggle({ label, isOn, testid, shape, onClick }: ToggleProps) {
  return (
    <button
      type="button"
      class="icon-button sound-toggle"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      data-testid={testid}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="stroke" d={shape} />
      </svg>
    </button>
  );
}

/** The one control that a page needs which the browser keeps silent. */
export function TurnSoundOn() {
  if (permission.value !== "blocked") return null;
  return (
    <Button look="primary" testid="sound-on" onClick={turnOn}>
      {t("ui-sound-on")}
    </Button>
  );
}
