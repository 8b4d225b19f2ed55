import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Theme = "light" | "dark";
type Rgb = readonly [number, number, number];

const SRC = join(import.meta.dirname, "../src");

/** What a style sheet says; a rule that is gone is an error, so that no check goes stale. */
export function declared(file: string, selector: string, property: string): string {
  const css = readFileSync(join(SRC, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors!.split(",").some((one) => one.trim() === selector)) continue;
    const found = new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]+);`).exec(body!);
    if (found) return found[1]!.trim();
  }
  throw new Error(`${file} has no ${property} for ${selector}`);
}

/** The colour that a value stands for on an opaque ground, in one theme. */
export function colourOf(value: string, theme: Theme, ground: Rgb = [0, 0, 0]): Rgb {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(value);
  if (hex) return hexColour(hex[1]!, ground);
  const call = /^([a-z-]+)\(([\s\S]*)\)$/.exec(value);
  if (value === "white") return [255, 255, 255];
  if (value === "transparent") return ground;
  if (call === null) throw new Error(`no colour: ${value}`);
  const args = argumentsOf(call[2]!);
  switch (call[1]) {
    case "var": {
      const sheet = args[0]!.startsWith("--button-") ? "style/seats.css" : "style/theme.css";
      return colourOf(declared(sheet, ":root", args[0]!), theme, ground);
    }
    case "light-dark":
      return colourOf(args[theme === "light" ? 0 : 1]!, theme, ground);
    case "color-mix": {
      const [, first, share] = /^(.*)\s(\d+)%$/.exec(args[1]!)!;
      return blend(
        colourOf(first!, theme, ground),
        colourOf(args[2]!, theme, ground),
        Number(share) / 100,
      );
    }
    default:
      throw new Error(`no colour: ${value}`);
  }
}

/** The contrast of two opaque colours, as WCAG 2 reckons it: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright! + 0.05) / (dim! + 0.05);
}

/** A colour laid over another with some opacity. */
export const blend = (upper: Rgb, lower: Rgb, share: number): Rgb =>
  upper.map((level, place) => level * share + lower[place]! * (1 - share)) as unknown as Rgb;

function hexColour(digits: string, ground: Rgb): Rgb {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const [red, green, blue, alpha] = long.match(/../g)!.map((pair) => parseInt(pair, 16));
  return blend([red!, green!, blue!], ground, (alpha ?? 255) / 255);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((level) => {
    const share = level / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The arguments of a CSS function, split at the commas that are its own. */
function argumentsOf(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
