import type { ScreenImage } from "../contract/wire";

export type Rgb = readonly [number, number, number];

export const OLED_ON: Rgb = [196, 236, 255];
export const OLED_OFF: Rgb = [4, 7, 10];

/** The image as RGBA bytes, one bit a pixel, rows left to right, the high bit first. */
export function rgbaOf(image: ScreenImage): Uint8ClampedArray<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(image.bits), (letter) => letter.charCodeAt(0));
  const pixels = new Uint8ClampedArray(image.width * image.height * 4);
  for (let pixel = 0; pixel < image.width * image.height; pixel++) {
    pixels.set([...(isOn(bytes, pixel) ? OLED_ON : OLED_OFF), 255], pixel * 4);
  }
  return pixels;
}

export function isOn(bytes: Uint8Array, pixel: number): boolean {
  return (((bytes[pixel >> 3] ?? 0) >> (7 - (pixel & 7))) & 1) === 1;
}

/** The largest whole number of screen pixels for one OLED pixel; a broken one would blur. */
export function wholeScale(available_px: number, width: number, most: number): number {
  return Math.max(1, Math.min(most, Math.floor(available_px / width)));
}

// A light source at a third of its power looks far brighter than a third of white on a screen.
const LED_GAMMA = 0.45;

/** The LEDs as colours of the page, the first LED first, as bright as they look in a room. */
export function ledColours(pixels: string): string[] {
  return pixels.match(/[0-9a-f]{6}/gi)?.map(ledColour) ?? [];
}

function ledColour(rrggbb: string): string {
  const levels = rrggbb
    .match(/../g)!
    .map((level) => Math.round(255 * (parseInt(level, 16) / 255) ** LED_GAMMA));
  return `#${levels.map((level) => level.toString(16).padStart(2, "0")).join("")}`;
}
