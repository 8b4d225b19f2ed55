import { describe, expect, it } from "vitest";
import { cropOf } from "../src/camera/crop";
import { GONE_MS, Sightings } from "../src/camera/sightings";
import { type Entered, watch } from "../src/camera/watching";

describe("a code", () => {
  it("is fresh once for as long as it stays in view, also if some pictures are blurred", () => {
    const sightings = new Sightings();
    expect(sightings.fresh(["a"], 0)).toBe("a");
    for (let now = 100; now < 20_000; now += GONE_MS) {
      expect(sightings.fresh(["a"], now)).toBeNull();
      expect(sightings.fresh([], now + 100)).toBeNull();
    }
  });

  it("is fresh again when it was away for a while", () => {
    const sightings = new Sightings();
    sightings.fresh(["a"], 0);
    expect(sightings.fresh(["b"], GONE_MS)).toBe("b");
    expect(sightings.fresh(["a"], GONE_MS + 1)).toBe("a");
  });

  it("waits for its turn beside another: the one in the middle comes first", () => {
    const sightings = new Sightings();
    expect(sightings.fresh(["a", "b"], 0)).toBe("a");
    expect(sightings.fresh(["a", "b"], 100)).toBe("b");
    expect(sightings.fresh(["b", "a"], 200)).toBeNull();
  });
});

describe("watching", () => {
  /** Shows these codes, one look each, and answers so; returns what was entered. */
  async function entered(looks: string[][], answers: Entered[] = []): Promise<string[]> {
    const stopping = new AbortController();
    const codes: string[] = [];
    let at = 0;
    await watch({
      signal: stopping.signal,
      look: async () => {
        if (at === looks.length - 1) stopping.abort();
        return looks[at++]!;
      },
      enter: async (code) => {
        codes.push(code);
        return answers.shift() ?? "done";
      },
      rest: async () => {},
      now: () => at * 1000,
    });
    return codes;
  }

  it("enters one card after the other, each once", async () => {
    expect(await entered([["a"], ["a"], ["b"], ["b"], [], []])).toEqual(["a", "b"]);
  });

  it("enters a code again that came for a state which was over", async () => {
    expect(await entered([["a"], ["a"], ["a"], []], ["stale", "done"])).toEqual(["a", "a"]);
  });

  it("enters nothing once it is told to stop", async () => {
    expect(await entered([["a"]])).toEqual([]);
  });

  it("counts a code as in view while the box answers", async () => {
    const stopping = new AbortController();
    const codes: string[] = [];
    let now = 0;
    await watch({
      signal: stopping.signal,
      look: async () => ["a"],
      enter: async (code) => {
        codes.push(code);
        now += 2 * GONE_MS;
        return "done";
      },
      rest: async () => {
        now += 100;
        if (now > 4 * GONE_MS) stopping.abort();
      },
      now: () => now,
    });
    expect(codes).toEqual(["a"]);
  });
});

describe("the part of the picture that is read", () => {
  const place = { left: 0, top: 100, width: 360, height: 480 };
  const frame = { left: 80, top: 240, width: 200, height: 200 };

  it("is what lies in the frame and a little around it, of a picture that covers its place", () => {
    // 1280 x 720 shown 480 high is 853 wide: 247 of it are hidden on each side.
    const crop = cropOf({ width: 1280, height: 720 }, place, frame)!;
    expect(crop.width).toBeCloseTo(240 * 1.5);
    expect(crop.height).toBeCloseTo(240 * 1.5);
    expect(crop.left + crop.width / 2).toBeCloseTo(640);
    expect(crop.top + crop.height / 2).toBeCloseTo(360);
  });

  it("is no more than the picture", () => {
    const crop = cropOf({ width: 100, height: 100 }, place, place)!;
    expect(crop.left).toBeGreaterThanOrEqual(0);
    expect(crop.top).toBe(0);
    expect(crop.left + crop.width).toBeLessThanOrEqual(100);
    expect(crop.height).toBe(100);
  });

  it("is nothing before there is a picture", () => {
    expect(cropOf({ width: 0, height: 0 }, place, frame)).toBeNull();
  });
});
