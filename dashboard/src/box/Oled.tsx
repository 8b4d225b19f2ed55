import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ScreenImage } from "../contract/wire";
import { rgbaOf, wholeScale } from "./bits";

interface Props {
  image: ReadonlySignal<ScreenImage | null>;
  label: string;
  testid: string;
  most: number;
}

const WIDTH = 128;
const HEIGHT = 64;

/** One OLED of the box, pixel for pixel, at a whole scale. */
export function Oled({ image, label, testid, most }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = useWholeScale(frame, most);
  const shown = image.value;
  useEffect(() => {
    if (shown && canvas.current) paint(canvas.current, shown);
  }, [shown]);
  const size = { width: `${WIDTH * scale}px`, height: `${HEIGHT * scale}px` };
  return (
    <div ref={frame} class="oled-frame">
      <div class="oled" data-lit={shown !== null} style={{ "--pixel": `${scale}px` }}>
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          style={size}
          role="img"
          aria-label={label}
          data-testid={testid}
        />
      </div>
    </div>
  );
}

function useWholeScale(frame: { current: HTMLDivElement | null }, most: number): number {
  const [scale, setScale] = useState(1);
  // Before the first picture, not after it: a screen that grows would push the page down.
  useLayoutEffect(() => {
    const rescale = () =>
      frame.current && setScale(wholeScale(frame.current.clientWidth, WIDTH, most));
    rescale();
    const watch = new ResizeObserver(rescale);
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [most]);
  return scale;
}

function paint(canvas: HTMLCanvasElement, image: ScreenImage): void {
  canvas.width = image.width;
  canvas.height = image.height;
  canvas
    .getContext("2d")
    ?.putImageData(new ImageData(rgbaOf(image), image.width, image.height), 0, 0);
}
