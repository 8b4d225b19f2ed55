import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { PublicState, SeatView } from "../src/contract/wire";
import { type Desk, playOn } from "../src/phone/playOn";
import type { Answer, Command } from "../src/wire/commands";

const state = (number: number, view = "card", moves = ["pass"]) =>
  ({ match: "m1", branch: 0, number, view, moves }) as unknown as SeatView;
const isSame = (before: PublicState, now: PublicState) => before.view === now.view;

/** A table that takes moves for one number only, and tells of it before or after its reply. */
class Table implements Desk {
  readonly seat = signal<SeatView | null>(state(1));
  readonly asked: unknown[] = [];

  constructor(private readonly states: SeatView[]) {}

  ask(command: Command): Promise<Answer> {
    this.asked.push("number" in command ? command.number : undefined);
    const next = this.states.shift();
    if (next === undefined) return Promise.resolve({ id: "", ok: true, number: 9 });
    setTimeout(() => (this.seat.value = next));
    const problem = { key: "stale", facts: {}, text: { fr: "", en: "" } };
    return Promise.resolve({ id: "", ok: false, problem });
  }
}

const play = (table: Table, same?: typeof isSame) => playOn(table, "pass", state(1), same, 50);

describe("a move that comes a moment too late", () => {
  it("is made again while it means the same", async () => {
    const table = new Table([state(2), state(3)]);
    expect((await play(table, isSame)).ok).toBe(true);
    expect(table.asked).toEqual([1, 2, 3]);
    expect(table.seat.value?.number).toBe(3);
  });

  it("is refused when it would mean something else, or is no longer possible", async () => {
    for (const now of [state(2, "other"), state(2, "card", [])]) {
      const table = new Table([now]);
      expect((await play(table, isSame)).ok).toBe(false);
      expect(table.asked).toEqual([1]);
    }
  });

  it("names the match and the position that the page showed", async () => {
    const asked: Command[] = [];
    const ask = async (command: Command) => {
      asked.push(command);
      return { id: "", ok: true };
    };
    await playOn({ seat: signal(state(7)), ask }, "pass", state(7));
    expect(asked).toEqual([{ do: "play", move: "pass", match: "m1", number: 7, branch: 0 }]);
  });

  it("is not made again in another match, or after something was taken back", async () => {
    for (const other of [{ match: "m2" }, { branch: 1 }]) {
      const table = new Table([{ ...state(2), ...other } as SeatView]);
      expect((await play(table, isSame)).ok).toBe(false);
      expect(table.asked).toEqual([1]);
    }
  });

  it("is refused in a game without a rule for it", async () => {
    const table = new Table([state(2)]);
    expect((await play(table)).ok).toBe(false);
  });

  it("is refused when no news come, and never made for ever", async () => {
    const silent = new Table([state(1)]);
    expect((await play(silent, isSame)).ok).toBe(false);
    const busy = new Table(Array.from({ length: 20 }, (_, index) => state(index + 2)));
    expect((await play(busy, isSame)).ok).toBe(false);
    expect(busy.asked).toHaveLength(5);
  });
});
