import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { cropOf } from "./crop";
import { type Entered, watch } from "./watching";

/** More pixels take longer, and tell no more of a code that fills a good part of the frame. */
const SIDE_AT_MOST = 720;

interface Scanned {
  video: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLElement | null>;
  isOn: boolean;
  enter: (code: string) => Promise<Entered>;
}

/** Reads what is held into the frame; returns whether the decoder could be loaded. */
export function useScanning({ video, frame, isOn, enter }: Scanned): boolean {
  const [isLoaded, setLoaded] = useState(true);
  useEffect(() => {
    if (!isOn) return undefined;
    const stopping = new AbortController();
    const canvas = document.createElement("canvas");
    const scan = async () => {
      // A part of its own: the camera is seen while the decoder still comes.
      const { codesIn, loadDecoder } = await import("./decoder");
      await loadDecoder();
      const look = async () => {
        const picture = pictureOf(video.current, frame.current, canvas);
        return picture === null ? [] : (await codesIn(picture)).map(({ text }) => text);
      };
      await watch({ look, enter, signal: stopping.signal });
    };
    setLoaded(true);
    scan().catch(() => stopping.signal.aborted || setLoaded(false));
    return () => stopping.abort();
  }, [isOn]);
  return isLoaded;
}

/** Returns what the camera sees in the frame, or null before it sees anything. */
function pictureOf(
  video: HTMLVideoElement | null,
  frame: HTMLElement | null,
  canvas: HTMLCanvasElement,
): ImageData | null {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (video === null || frame === null || context === null) return null;
  const seen = { width: video.videoWidth, height: video.videoHeight };
  const crop = cropOf(seen, video.getBoundingClientRect(), frame.getBoundingClientRect());
  if (crop === null) return null;
  const scale = Math.min(1, SIDE_AT_MOST / Math.max(crop.width, crop.height));
  const width = Math.max(1, Math.round(crop.width * scale));
  const height = Math.max(1, Math.round(crop.height * scale));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.drawImage(video, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
