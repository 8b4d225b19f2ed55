import { beforeEach, describe, expect, it, vi } from "vitest";
import { announce, lines } from "../src/kit/announce";
import { type Box, followArrows, nearest } from "../src/kit/arrows";
import { PAGE, raise, topLayer } from "../src/kit/layers";
import { pressKeys } from "../src/kit/pressKeys";
import { heirOf } from "../src/kit/useFocusKept";

const at = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

describe("the arrow keys", () => {
  const grid = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20), at(22, 60)];

  it.each([
    ["right", [1, 0], 1],
    ["down", [0, 1], 3],
    ["left", [-1, 0], null],
    ["up", [0, -1], null],
  ] as const)("find what lies next to the %s of a corner", (_, step, found) => {
    const others = grid.filter((_, place) => place !== 0);
    expect(nearest(grid[0]!, others, step)).toBe(found === null ? null : found - 1);
  });

  it("prefer a target straight ahead to a nearer one aside", () => {
    expect(nearest(at(20, 20), [at(38, 44), at(22, 60)], [0, 1])).toBe(1);
  });

  it("never go to a hidden control", () => {
    expect(nearest(at(0, 0), [{ ...at(20, 0), width: 0 }], [1, 0])).toBeNull();
  });

  it("leave fields and modified keys alone", () => {
    document.body.innerHTML = `<ul><li><input></li><li><button>a</button></li></ul>`;
    const event = new KeyboardEvent("keydown", { key: "ArrowDown", cancelable: true });
    document.querySelector("input")!.addEventListener("keydown", followArrows);
    document.querySelector("input")!.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it("move the focus inside the group only", () => {
    document.body.innerHTML = `<div role="group"><button id="a">a</button><button id="b">b</button></div><button id="c">c</button>`;
    ["a", "b", "c"].forEach((id, place) => {
      const box = { ...at(20 * place, 0), x: 20 * place, y: 0, right: 0, bottom: 0 };
      document.getElementById(id)!.getBoundingClientRect = () => box as DOMRect;
    });
    const press = (id: string) => {
      const event = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
      document.getElementById(id)!.addEventListener("keydown", followArrows, { once: true });
      document.getElementById(id)!.focus();
      document.getElementById(id)!.dispatchEvent(event);
      return document.activeElement!.id;
    };
    expect(press("a")).toBe("b");
    expect(press("b")).toBe("b");
  });
});

describe("the focus", () => {
  beforeEach(() => {
    document.body.innerHTML = `<main tabindex="-1"><button data-testid="flip">flip</button></main>`;
  });
  const main = () => document.querySelector("main")!;
  const button = () => document.querySelector<HTMLButtonElement>("[data-testid=flip]")!;

  it("stays where it is, and waits while its control is switched off", () => {
    expect(heirOf(button(), main())).toBe(button());
    button().disabled = true;
    expect(heirOf(button(), main())).toBeNull();
  });

  it("goes to the control of the same name, when that can be used", () => {
    const old = button();
    old.replaceWith(old.cloneNode(true));
    expect(heirOf(old, main())).toBe(button());
    button().disabled = true;
    expect(heirOf(old, main())).toBe(main());
  });

  it("goes to the region when its part of the page is put out of sight", () => {
    button().style.display = "none";
    expect(heirOf(button(), main())).toBe(main());
  });

  it("goes to the region when there is no successor", () => {
    const old = button();
    old.remove();
    expect(heirOf(old, main())).toBe(main());
  });
});

describe("a drawn button", () => {
  it.each([
    ["Enter", 1],
    [" ", 1],
    ["a", 0],
  ])("is pressed by %j as often as %i", (key, times) => {
    const press = vi.fn();
    pressKeys(press)(new KeyboardEvent("keydown", { key }));
    pressKeys(press)(new KeyboardEvent("keydown", { key, repeat: true }));
    expect(press).toHaveBeenCalledTimes(times);
  });
});

describe("announcements", () => {
  it("is said once, on the layer that can be heard, and forgotten later", () => {
    vi.useFakeTimers();
    const sheet = Symbol("sheet");
    announce("below");
    const lower = raise(sheet);
    expect(topLayer.value).toBe(sheet);
    announce("above", true);
    lower();
    expect(topLayer.value).toBe(PAGE);
    expect(lines.value.map(({ text, layer, isUrgent }) => [text, layer, isUrgent])).toEqual([
      ["below", PAGE, false],
      ["above", sheet, true],
    ]);
    vi.advanceTimersByTime(10_000);
    expect(lines.value).toEqual([]);
    vi.useRealTimers();
  });
});
