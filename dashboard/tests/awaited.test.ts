import { describe, expect, it } from "vitest";
import { atOnce, attentionOf, awaitedSeats, toneOf, type Waiting } from "../src/kit/play/awaited";

const waiting = (
  awaited: Waiting["awaited"] = {},
  to_act: Waiting["to_act"] = ["chance", 1, 3],
): Waiting => ({ awaited, to_act });

describe("the awaited seats", () => {
  it("are the people that the table lists", () => {
    expect(awaitedSeats(waiting({ "0": "phone", "2": "button" }))).toEqual([0, 2]);
  });

  it("are the seats to act while none is listed", () => {
    expect(awaitedSeats(waiting())).toEqual([1, 3]);
    expect(awaitedSeats(waiting({}, ["chance"]))).toEqual([]);
  });

  it("hold me, or not, and never a spectator", () => {
    const table = waiting({ "0": "phone" }, [0, 1]);
    expect([0, 1, null].map((me) => attentionOf(table, me).isMine)).toEqual([true, false, false]);
  });
});

describe("the tone", () => {
  it("depends on the means by which I act", () => {
    const table = waiting({ "0": "phone", "1": "board", "2": "button" });
    expect([0, 1, 2, 3, null].map((me) => toneOf(table, me))).toEqual([
      "mine",
      "mine",
      "alert",
      "calm",
      "calm",
    ]);
  });

  it("is calm in a pause, for a bot and after resigning: no seat is listed", () => {
    expect(toneOf(waiting({}, [1]), 1)).toBe("calm");
  });

  it("is an alert where I must answer at once, and only for me", () => {
    const of = (tone: "calm" | "mine") => atOnce({ key: "", tone, seats: [] }).tone;
    expect([of("mine"), of("calm")]).toEqual(["alert", "calm"]);
  });
});
