import { describe, expect, it } from "vitest";
import { type Choice, type Face, faceOf } from "../src/games/tschukka/faces";

const NOW = "2.placing.red";
const chosen = (face: Face, at = NOW): Choice => ({ face, at });

describe("the content of a small page", () => {
  it("is the village, until there is something to do", () => {
    expect(faceOf(null, false, NOW)).toBe("village");
    expect(faceOf(null, true, NOW)).toBe("move");
    expect(faceOf(chosen("move"), false, NOW)).toBe("village");
  });

  it("is the village again when somebody looks there, but not beyond the turn", () => {
    expect(faceOf(chosen("village"), true, NOW)).toBe("village");
    expect(faceOf(chosen("village", "2.placing.blue"), true, NOW)).toBe("move");
  });

  it("stays at a list that somebody ticks off, whatever happens", () => {
    expect(faceOf(chosen("board"), false, NOW)).toBe("board");
    expect(faceOf(chosen("board", "1.housing.red"), true, NOW)).toBe("board");
  });
});
