import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** The size that the style sheets of the big screen are written for. */
const STAGE = { width: 1280, height: 720 };

/** Enlarges the stage as a whole, so that a television shows one layout, whatever its size. */
export function useStage(stage: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => {
      const scale = Math.min(innerWidth / STAGE.width, innerHeight / STAGE.height);
      stage.current?.style.setProperty("--tv-scale", String(scale));
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, []);
}
