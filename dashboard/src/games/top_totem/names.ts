import type { View } from "../../contract/top_totem";
import { isInside, manOn } from "./squares";
import { texts } from "./texts";

/** What a screen reader says of a square: its number, where it lies, who stands there. */
export function squareName(view: View, square: number): string {
  const man = manOn(view, square);
  return texts.t("top_totem-square", {
    square,
    inside: isInside(square) ? "yes" : "no",
    man: man ? `${man.kind}-${man.seat}` : "none",
  });
}

export const sideName = (seat: number): string => texts.t("top_totem-side", { seat });

/** A tapped turn as people write it: 20 × 29 → 38. */
export function written(taps: readonly number[], victims: readonly number[]): string {
  return taps
    .map((tap, place) => {
      if (place === 0) return String(tap);
      if (tap < 0) return `+ ${-tap}`;
      return victims[place] ? `× ${victims[place]} → ${tap}` : `→ ${tap}`;
    })
    .join(" ");
}

/** The same in words: from 20, takes 29, lands on 38. */
export function inWords(taps: readonly number[], victims: readonly number[]): string {
  if (taps.length === 1) return texts.t("top_totem-way-on", { square: taps[0]! });
  return taps.reduce((said, tap, place) => {
    const square = Math.abs(tap);
    const victim = victims[place] ?? 0;
    const isFirst = place === 0 || tap < 0;
    const isStep = place > 0 && (place === 1 || taps[place - 1]! < 0);
    const key = isFirst ? "from" : victim > 0 ? "take" : isStep ? "step" : "then";
    const part = texts.t(`top_totem-way-${key}`, { square, victim });
    return said === "" ? part : `${said}${key === "step" ? " " : ", "}${part}`;
  }, "");
}
