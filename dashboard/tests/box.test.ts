import { describe, expect, it, vi } from "vitest";
import { placesOf } from "../src/box/BoxFront";
import { isOn, ledColours, OLED_OFF, OLED_ON, rgbaOf, wholeScale } from "../src/box/bits";
import { arrange, changed, wholeIn } from "../src/box/options";
import { buttonOfKey, HeldButtons } from "../src/box/presses";
import type { BoxInfo, Option, Table } from "../src/contract/wire";
import { wordsFor } from "../src/phone/PressToSit";

describe("bits", () => {
  it("come high bit first, row by row", () => {
    const bytes = Uint8Array.of(0b1000_0001, 0b0100_0000);
    const lit = Array.from({ length: 16 }, (_, pixel) => pixel).filter((pixel) =>
      isOn(bytes, pixel),
    );
    expect(lit).toEqual([0, 7, 9]);
  });

  it("become opaque pixels in the colours of an OLED", () => {
    const pixels = rgbaOf({ width: 8, height: 1, bits: btoa(String.fromCharCode(0b0100_0000)) });
    expect([...pixels.slice(0, 8)]).toEqual([...OLED_OFF, 255, ...OLED_ON, 255]);
    expect(pixels).toHaveLength(32);
  });

  it("stay dark where the image is too short", () => {
    expect(isOn(Uint8Array.of(0xff), 9)).toBe(false);
  });

  it.each([
    [700, 5, 5],
    [511, 5, 3],
    [90, 5, 1],
    [2000, 2, 2],
  ])("in %d px with at most %d: %d", (available_px, most, scale) => {
    expect(wholeScale(available_px, 128, most)).toBe(scale);
  });

  it("of the LEDs are read six letters a lamp", () => {
    expect(ledColours("ff0000000000")).toEqual(["#ff0000", "#000000"]);
    expect(ledColours("")).toEqual([]);
  });

  it("of the LEDs are as bright as a lamp looks, not as its number", () => {
    expect(ledColours("500000")).toEqual(["#970000"]);
  });
});

describe("buttons", () => {
  it.each([
    ["Digit1", 0],
    ["Numpad4", 3],
    ["Digit5", null],
    ["Space", 9],
    ["KeyA", null],
  ])("key %s is button %s at a table of four", (code, button) => {
    expect(buttonOfKey(code, 4, 9)).toBe(button);
  });

  it("go down once and come up once, with their own times", () => {
    const sent: unknown[] = [];
    const held = new HeldButtons((...press) => sent.push(press) > 0);
    held.down(2, 10);
    held.down(2, 11);
    held.up(2, 20);
    held.up(2, 21);
    expect(sent).toEqual([
      [2, true, 10],
      [2, false, 20],
    ]);
  });

  it("that cannot be sent are not held, and are reported as lost", () => {
    const onLost = vi.fn();
    const held = new HeldButtons(() => false, onLost);
    held.down(1, 10);
    expect(held.held.value.size).toBe(0);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it("that came up without a line come up for the box when it is back", () => {
    const sent: unknown[] = [];
    let isUp = true;
    const held = new HeldButtons((...press) => isUp && sent.push(press) > 0);
    held.down(1, 10);
    isUp = false;
    held.up(1, 20);
    held.settle(30);
    isUp = true;
    held.settle(40);
    held.settle(50);
    expect(sent).toEqual([
      [1, true, 10],
      [1, false, 40],
    ]);
  });

  it("are all released when the window loses the keyboard", () => {
    const sent: unknown[] = [];
    const held = new HeldButtons((button, down) => sent.push([button, down]) > 0);
    held.down(0, 1);
    held.down(3, 2);
    held.release(5);
    expect(sent.slice(2)).toEqual([
      [0, false],
      [3, false],
    ]);
    expect(held.held.value.size).toBe(0);
  });
});

describe("places", () => {
  const table = (match: string | null, ended = false) =>
    ({
      match,
      ended,
      seats: [
        { seat: 0, button: 1 },
        { seat: 1, button: 3 },
      ],
    }) as unknown as Table;

  it("are those of the match while it runs, and all of them otherwise", () => {
    expect(placesOf(table("m"), 4)).toEqual([1, 3]);
    expect(placesOf(table(null), 4)).toEqual([0, 1, 2, 3]);
    expect(placesOf(table("m", true), 4)).toEqual([0, 1, 2, 3]);
    expect(placesOf(null, 3)).toEqual([0, 1, 2]);
  });
});

describe("options", () => {
  const option = (name: string, fallback: number | string | boolean = 3): Option => ({
    name,
    kind: "whole",
    default: fallback,
    choices: [],
    rulings: [],
    low: 1,
    high: 9,
  });

  it("are shown once each, the important ones first, the unknown ones last", () => {
    const options = ["c", "b", "a", "x"].map((name) => option(name));
    const help = {
      important: ["a", "gone"],
      groups: [
        { key: "g", names: ["b", "a"] },
        { key: "h", names: [] },
      ],
    };
    const { shown, more } = arrange(options, help);
    expect(shown.map(({ name }) => name)).toEqual(["a"]);
    expect(more.map(({ key, options: held }) => [key, held.map(({ name }) => name)])).toEqual([
      ["g", ["b"]],
      ["other", ["c", "x"]],
    ]);
  });

  it("are sent only where they differ from the default", () => {
    expect(changed([option("a"), option("b"), option("c")], { a: 3, b: 4, gone: 1 })).toEqual({
      b: 4,
    });
  });

  it.each([
    ["5", 5],
    ["10", null],
    ["0", null],
    ["2.5", null],
    ["", null],
    ["x", null],
  ])("read %j as %s", (text, value) => {
    expect(wholeIn(text, option("rounds"))).toBe(value);
  });
});

describe("instructions to a phone that asks for a seat", () => {
  it.each([
    [[], [], false, "ui-sit-press"],
    [[], [], true, "ui-sit-hold"],
    [[1], [], false, "ui-sit-page"],
    [[1], [], true, "ui-sit-page-hold"],
    [[2], [], false, "ui-sit-press"],
    [[], [1], true, "ui-sit-wait"],
    [[1], [1], true, "ui-sit-wait"],
    [[], [2], true, "ui-sit-hold"],
  ])(
    "with the buttons %j out, %j for moves, in play: %s",
    (by_page, move_buttons, in_play, words) => {
      const box = { by_page, move_buttons, in_play } as Partial<BoxInfo> as BoxInfo;
      expect(wordsFor(box, 1)).toBe(words);
    },
  );
});
