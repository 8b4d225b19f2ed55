import { useRef, useState } from "preact/hooks";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { refusalText } from "../kit/Toast";
import { language } from "../shell/language";
import { vibrate } from "../sound/vibrate";
import { type Answer, isStale, positionOf } from "../wire/commands";
import type { Feed } from "../wire/feed";
import "./camera.css";
import { texts } from "./texts";
import { type CameraState, useCamera } from "./useCamera";
import { useScanning } from "./useScanning";
import type { Entered } from "./watching";

const READ_MS = [40];
const NOWHERE = { number: 0 };

interface Props {
  feed: Pick<Feed, "ask" | "host" | "seat">;
  onClose: () => void;
}

/** What was read last: the name of a piece that the box took, or why it did not. */
type Said = { isTaken: boolean; text: string } | null;

/** The camera over the whole screen: one card after the other is held into the frame. */
export function Camera({ feed, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [said, say] = useState<Said>(null);
  const camera = useCamera(video);
  const enter = async (code: string): Promise<Entered> => {
    const shown = feed.host.peek() ?? feed.seat.peek();
    const answer = await feed.ask({ do: "scan", code, ...(shown ? positionOf(shown) : NOWHERE) });
    if (isStale(answer)) return "stale";
    if (answer.ok) vibrate(READ_MS);
    say(saidOf(answer));
    return "done";
  };
  const isLoaded = useScanning({ video, frame, isOn: camera.phase === "on", enter });
  return (
    <Dialog title={texts.t("camera-title")} onClose={onClose} testid="camera" full>
      <div class="camera-stage" data-phase={camera.phase}>
        <video ref={video} muted playsInline aria-hidden="true" />
        <div ref={frame} class={said?.isTaken ? "camera-frame is-taken" : "camera-frame"} />
      </div>
      <Foot {...{ camera, isLoaded, said }} />
    </Dialog>
  );
}

function saidOf(answer: Answer): Said {
  const name = answer.scanned?.name[language.peek()] ?? "";
  const text = refusalText(answer) ?? texts.t("camera-read", { name });
  return { isTaken: answer.ok, text };
}

interface FootProps {
  camera: CameraState;
  isLoaded: boolean;
  said: Said;
}

/** What was read or is wrong, in one sentence, and what can be done about it. */
function Foot({ camera, isLoaded, said }: FootProps) {
  const { phase, torch, again } = camera;
  const problem = phase === "on" && !isLoaded ? "unloaded" : phase;
  const isWell = problem === "on" || problem === "starting";
  const text =
    problem === "on" ? (said?.text ?? texts.t("camera-hold")) : texts.t(`camera-${problem}`);
  return (
    <div class="camera-foot">
      <p
        class={problem === "on" && said?.isTaken ? "camera-said is-taken" : "camera-said"}
        role="status"
        data-testid="camera-said"
      >
        {text}
      </p>
      {!isWell && (
        <Button testid="camera-again" onClick={again}>
          {texts.t("camera-again")}
        </Button>
      )}
      {torch !== null && (
        <Button testid="torch" pressed={torch.isLit} onClick={torch.turn}>
          {texts.t("camera-torch")}
        </Button>
      )}
    </div>
  );
}
