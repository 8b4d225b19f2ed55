import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type CameraProblem, hasTorch, openCamera, problemOf, setTorch, stop } from "./stream";

export interface CameraState {
  phase: "starting" | "on" | CameraProblem;
  /** The light of the camera; null if it has none. */
  torch: { isLit: boolean; turn: () => void } | null;
  again: () => void;
}

/** Shows the camera in the video for as long as the page is seen. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [phase, setPhase] = useState<CameraState["phase"]>("starting");
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isSeen = useSeen();
  useEffect(() => {
    if (!isSeen) return undefined;
    setPhase("starting");
    return follow(video, setStream, setPhase);
  }, [isSeen, attempt]);
  return { phase, torch: useTorch(stream), again: () => setAttempt(attempt + 1) };
}

type Show = (stream: MediaStream | null) => void;

/** Opens the camera into the video; the returned function lets it go, also while it still opens. */
function follow(
  video: RefObject<HTMLVideoElement | null>,
  show: Show,
  say: (phase: CameraState["phase"]) => void,
): () => void {
  let isOver = false;
  let opened: MediaStream | null = null;
  const start = async () => {
    const stream = await openCamera();
    if (isOver || video.current === null) return stop(stream);
    opened = stream;
    // The system may take the camera away, or somebody pulls it out.
    stream.getVideoTracks()[0]?.addEventListener("ended", () => isOver || say("failed"));
    video.current.srcObject = stream;
    await video.current.play();
    if (isOver) return;
    show(stream);
    say("on");
  };
  start().catch((error: unknown) => {
    stop(opened);
    if (!isOver) say(problemOf(error));
  });
  return () => {
    isOver = true;
    stop(opened);
    show(null);
    if (video.current !== null) video.current.srcObject = null;
  };
}

function useTorch(stream: MediaStream | null): CameraState["torch"] {
  // A camera that is opened anew is dark.
  const [lit, setLit] = useState<MediaStream | null>(null);
  if (stream === null || !hasTorch(stream)) return null;
  const isLit = lit === stream;
  const turn = async () => {
    if (await setTorch(stream, !isLit)) setLit(isLit ? null : stream);
  };
  return { isLit, turn: () => void turn() };
}

function useSeen(): boolean {
  const isNow = () => document.visibilityState === "visible";
  const [isSeen, setSeen] = useState(isNow);
  useEffect(() => {
    const look = () => setSeen(isNow());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isSeen;
}
