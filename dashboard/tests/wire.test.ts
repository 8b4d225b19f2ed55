import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { troubleOf } from "../src/wire/banner";
import { CommandDesk } from "../src/wire/commands";
import { happeningsOf } from "../src/wire/feed";
import { brokerAddress, isRefusal, readPayload } from "../src/wire/link";
import type { Command, Ticket } from "../src/wire/protocol";
import { SequenceWatch } from "../src/wire/sequence";

describe("the command desk", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const desk = (sent: (Command & { id: string })[] = []) =>
    new CommandDesk((command) => sent.push(command) > 0, "p", 6000);

  it("gives every command its own id and pairs replies in any order", async () => {
    const sent: (Command & { id: string })[] = [];
    const open = desk(sent);
    const [first, second] = [open.ask({ do: "undo" }), open.ask({ do: "pause" })];
    open.settle({ id: "p-2", ok: true, number: 8 });
    open.settle({ id: "p-1", ok: true, number: 7 });
    expect(sent.map(({ id }) => id)).toEqual(["p-1", "p-2"]);
    expect(await first).toMatchObject({ number: 7 });
    expect(await second).toMatchObject({ number: 8 });
  });

  it("ignores replies to somebody else's commands", async () => {
    const open = desk();
    const reply = open.ask({ do: "undo" });
    open.settle({ id: "other-1", ok: true });
    open.settle({ id: "p-1", ok: true, number: 3 });
    expect(await reply).toMatchObject({ id: "p-1" });
  });

  it("answers by itself when the box stays silent, and ignores what comes later", async () => {
    const open = desk();
    const reply = open.ask({ do: "undo" });
    vi.advanceTimersByTime(6000);
    expect(await reply).toMatchObject({ ok: false, problem: { key: "unanswered" } });
    expect(() => open.settle({ id: "p-1", ok: true })).not.toThrow();
  });

  it("says at once that nothing was sent while offline", async () => {
    const open = new CommandDesk(() => false);
    expect(await open.ask({ do: "undo" })).toMatchObject({ problem: { key: "offline" } });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("event numbers", () => {
  it("tell the first, the next, a repeat and a gap apart", () => {
    const watch = new SequenceWatch();
    expect([7, 8, 8, 11, 12].map((seq) => watch.arrive(seq))).toEqual([
      "first",
      "next",
      "repeat",
      "gap",
      "next",
    ]);
  });

  it("that start again after a restart of the box are a gap, not a repeat", () => {
    const watch = new SequenceWatch();
    watch.arrive(40);
    expect(watch.arrive(1)).toBe("gap");
  });

  it("leave a line where something was missed, and tell only verdicts", () => {
    const message = {
      seq: 9,
      number: 4,
      events: [{ kind: "pressed" }, { kind: "settled", rule: "arriba.duel" }],
    };
    expect(happeningsOf(message, true)).toEqual([
      { key: "9.missed", missed: true },
      { key: "9.0", event: { kind: "settled", rule: "arriba.duel" } },
    ]);
    expect(happeningsOf(message, false)).toHaveLength(1);
  });
});

describe("the banner of troubles", () => {
  const calm = { paused: false };

  it.each([
    ["refused", false, { paused: true }, "refused"],
    ["connecting", null, null, "connecting"],
    ["down", true, { paused: true }, "reconnecting"],
    ["up", false, { paused: true }, "box-offline"],
    ["up", true, { paused: true, ended: true }, "ended"],
    ["up", true, { paused: true }, "paused"],
    ["up", true, calm, null],
    ["up", null, calm, null],
  ] as const)("%s, box online %s, table %o: %s", (phase, online, table, trouble) => {
    expect(troubleOf(phase, online, table)).toBe(trouble);
  });
});

describe("the link", () => {
  const ticket = { broker: { port: 9001, path: "/mqtt" } } as Ticket;

  it("finds the broker on the host of the page, with its security", () => {
    expect(brokerAddress(ticket, { protocol: "http:", hostname: "10.0.0.7" })).toBe(
      "ws://10.0.0.7:9001/mqtt",
    );
    expect(brokerAddress(ticket, { protocol: "https:", hostname: "box" })).toBe(
      "wss://box:9001/mqtt",
    );
  });

  it("knows a refusal from a lost connection", () => {
    expect(isRefusal(Object.assign(new Error(), { code: 5 }))).toBe(true);
    expect(isRefusal(Object.assign(new Error(), { code: "ECONNREFUSED" }))).toBe(false);
  });

  it("reads JSON, emptied topics and rubbish", () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(readPayload(bytes('{"a":1}'))).toEqual({ a: 1 });
    expect(readPayload(bytes(""))).toBeNull();
    expect(readPayload(bytes("{"))).toBeUndefined();
  });
});
