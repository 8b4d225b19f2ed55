/** Why there is no picture of the camera. */
export type CameraProblem = "refused" | "missing" | "busy" | "failed";

const WISHES: MediaStreamConstraints = {
  audio: false,
  // The camera on the back, with enough pixels for a small code that is held at arm's length.
  video: {
    facingMode: { ideal: "environment" },
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
};

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

export const openCamera = (): Promise<MediaStream> => navigator.mediaDevices.getUserMedia(WISHES);

/** Names why the camera could not be opened, from what the browser threw. */
export function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return PROBLEMS[name] ?? "failed";
}

/** Lets the camera go: its lamp goes out. */
export function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Whether the camera has a light; browsers that know none have no word of it either. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  const can = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  return can?.torch === true;
}

/** Switches the light of the camera; returns whether it did. */
export async function setTorch(stream: MediaStream, isLit: boolean): Promise<boolean> {
  const [track] = stream.getVideoTracks();
  const wish = { advanced: [{ torch: isLit }] } as unknown as MediaTrackConstraints;
  try {
    await track?.applyConstraints(wish);
    return true;
  } catch {
    return false;
  }
}
