import type { ReadonlySignal } from "@preact/signals";
import type { LightsImage } from "../contract/wire";
import { t } from "../shell/texts";
import { ledColours } from "./bits";

const SIDE = 6;

/** The LED panel of the box; a dark LED still shows its lens. */
export function LedPanel({ image }: { image: ReadonlySignal<LightsImage | null> }) {
  const shown = image.value;
  const width = shown?.width ?? SIDE;
  const height = shown?.height ?? SIDE;
  const colours = ledColours(shown?.pixels ?? "000000".repeat(width * height));
  return (
    <svg
      class="leds"
      viewBox={`0 0 ${width * 10} ${height * 10}`}
      role="img"
      aria-label={t("ui-box-lights")}
      data-testid="lights"
    >
      {colours.map((colour, index) => (
        <Led
          key={index}
          colour={colour}
          x={(index % width) * 10 + 5}
          y={Math.floor(index / width) * 10 + 5}
        />
      ))}
    </svg>
  );
}

function Led({ colour, x, y }: { colour: string; x: number; y: number }) {
  const isDark = colour === "#000000";
  return (
    <>
      {!isDark && <circle class="led-glow" cx={x} cy={y} r="5.4" fill={colour} />}
      <circle class="led" cx={x} cy={y} r="3.2" fill={isDark ? "#2b2622" : colour} />
      {!isDark && <circle class="led-glint" cx={x - 0.8} cy={y - 0.9} r="1" />}
    </>
  );
}
