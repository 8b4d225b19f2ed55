import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventMessage, Ticket } from "../src/contract/wire";
import { troubleOf } from "../src/wire/banner";
import type { Command } from "../src/wire/commands";
import { CommandDesk, isStale, madeFor } from "../src/wire/commands";
import { happeningsOf } from "../src/wire/feed";
import { brokerAddresses, isRefusal, readPayload } from "../src/wire/link";
import { EventOrder, type Told } from "../src/wire/sequence";

describe("what a command is made for", () => {
  it("is the match that is shown, unless the command names one or is about none", () => {
    expect(madeFor({ do: "resign" }, "m1")).toEqual({ do: "resign", match: "m1" });
    expect(madeFor({ do: "rematch", match: "m0" }, "m1")).toEqual({ do: "rematch", match: "m0" });
    expect(madeFor({ do: "new_match" }, null)).toEqual({ do: "new_match" });
    for (const about of ["leave", "name", "sound", "page_failed"] as const)
      expect(madeFor({ do: about }, "m1")).toEqual({ do: about });
  });

  it("has passed when the box says so in any of its words", () => {
    const said = (key: string) => ({
      id: "",
      ok: false,
      problem: { key, facts: {}, text: { fr: "", en: "" } },
    });
    expect(["stale", "stale-match", "stale-branch"].map((key) => isStale(said(key)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isStale(said("paused"))).toBe(false);
    expect(isStale({ id: "", ok: true })).toBe(false);
  });
});

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

  it("resolves with a problem after a timeout, and ignores later replies", async () => {
    const open = desk();
    const reply = open.ask({ do: "undo" });
    vi.advanceTimersByTime(6000);
    expect(await reply).toMatchObject({ ok: false, problem: { key: "unanswered" } });
    expect(() => open.settle({ id: "p-1", ok: true })).not.toThrow();
  });

  it("keeps a command while disconnected, and reports a lasting disconnection", async () => {
    const open = new CommandDesk(() => false, "p", 6000);
    const reply = open.ask({ do: "undo" });
    vi.advanceTimersByTime(6000);
    expect(await reply).toMatchObject({ problem: { key: "offline" } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("resolves with the verdict, and resends a command until it is durable", async () => {
    const sent: string[] = [];
    const open = new CommandDesk(({ id }) => sent.push(id) > 0, "p", 6000);
    const [move, undo] = [
      open.ask({ do: "play", move: "flip", number: 4 }),
      open.ask({ do: "undo" }),
    ];
    open.settle({ id: "p-1", ok: true, number: 5, kept: false });
    open.settle({ id: "p-2", ok: true, number: 4, kept: false });
    expect(await move).toMatchObject({ ok: true, number: 5 });
    expect(await undo).toMatchObject({ ok: true, number: 4 });
    open.again();
    expect(sent).toEqual(["p-1", "p-2", "p-1", "p-2"]);
    open.settle({ id: "p-1", ok: true, number: 5, kept: true });
    open.settle({ id: "p-2", ok: true, number: 4, kept: true });
    open.again();
    expect(sent).toHaveLength(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says after a second that a command is not kept yet, until it is", () => {
    const open = desk();
    void open.ask({ do: "play", move: "flip", number: 4 });
    void open.ask({ do: "pause" });
    open.settle({ id: "p-1", ok: true, number: 5, kept: false });
    open.settle({ id: "p-2", ok: true, number: 5, kept: false });
    vi.advanceTimersByTime(999);
    expect(open.isUnkept.value).toBe(false);
    vi.advanceTimersByTime(1);
    expect(open.isUnkept.value).toBe(true);
    vi.advanceTimersByTime(3_600_000);
    open.settle({ id: "p-1", ok: true, number: 5, kept: false });
    open.settle({ id: "p-1", ok: true, number: 5, kept: true });
    expect(open.isUnkept.value).toBe(true);
    open.settle({ id: "p-2", ok: true, number: 5, kept: true });
    expect(open.isUnkept.value).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says nothing of a command that is kept within a second", () => {
    const open = desk();
    void open.ask({ do: "pause" });
    open.settle({ id: "p-1", ok: true, number: 5, kept: false });
    vi.advanceTimersByTime(900);
    open.settle({ id: "p-1", ok: true, number: 5, kept: true });
    vi.advanceTimersByTime(900);
    expect(open.isUnkept.value).toBe(false);
  });

  it("resends only the latest of many that are not kept", () => {
    const sent: string[] = [];
    const open = new CommandDesk(({ id }) => sent.push(id) > 0, "p", 6000);
    for (let number = 1; number <= 40; number++) {
      void open.ask({ do: "play", move: "flip", number });
      open.settle({ id: `p-${number}`, ok: true, number, kept: false });
    }
    sent.length = 0;
    open.again();
    expect([sent.length, sent.at(-1)]).toEqual([32, "p-40"]);
  });

  it("resends unanswered commands with the same id, and no answered ones", async () => {
    const sent: string[] = [];
    let isUp = false;
    const open = new CommandDesk(({ id }) => isUp && sent.push(id) > 0, "p", 6000);
    const first = open.ask({ do: "undo" });
    isUp = true;
    open.again();
    const second = open.ask({ do: "pause" });
    open.settle({ id: "p-1", ok: true, number: 1 });
    open.again();
    open.settle({ id: "p-2", ok: true, number: 2 });
    open.again();
    expect(sent).toEqual(["p-1", "p-2", "p-2"]);
    expect([await first, await second]).toMatchObject([{ ok: true }, { ok: true }]);
  });
});

describe("event numbers", () => {
  const say = (seq: number, run = "r"): EventMessage => ({ run, seq, number: seq, events: [] });
  const seqs = (told: Told | null) => told?.fresh.map(({ seq }) => seq) ?? "fetch";

  it("begin with the recent ones and follow in order, each once", () => {
    const order = new EventOrder();
    expect(seqs(order.heal({ run: "r", messages: [say(7), say(8)] }))).toEqual([7, 8]);
    expect([8, 9, 9, 10].map((seq) => seqs(order.arrive(say(seq))))).toEqual([[], [9], [], [10]]);
  });

  it("report a gap, which is filled before later messages", () => {
    const order = new EventOrder();
    order.heal({ run: "r", messages: [say(1)] });
    expect([4, 5].map((seq) => seqs(order.arrive(say(seq))))).toEqual(["fetch", "fetch"]);
    const told = order.heal({ run: "r", messages: [say(1), say(2), say(3), say(4)] });
    expect([seqs(told), told.missed]).toEqual([[2, 3, 4, 5], false]);
    expect(seqs(order.arrive(say(6)))).toEqual([6]);
  });

  it("report missed messages that are too old to be fetched", () => {
    const order = new EventOrder();
    order.heal({ run: "r", messages: [say(1)] });
    const told = order.heal({ run: "r", messages: [say(40), say(41)] });
    expect([seqs(told), told.missed]).toEqual([[40, 41], true]);
  });

  it("start again with the box, and nothing counts as missed", () => {
    const order = new EventOrder();
    order.heal({ run: "r", messages: [say(40)] });
    expect(seqs(order.arrive(say(1, "s")))).toBe("fetch");
    const told = order.heal({ run: "s", messages: [say(1, "s")] });
    expect([seqs(told), told.missed]).toEqual([[1], false]);
    expect(seqs(order.arrive(say(2, "s")))).toEqual([2]);
  });

  it("do without recent ones when there are none yet", () => {
    const order = new EventOrder();
    expect(seqs(order.heal(null))).toEqual([]);
    expect(seqs(order.arrive(say(3)))).toBe("fetch");
    expect(seqs(order.heal(null))).toEqual([3]);
  });

  it("leave a line where something was missed, and tell only verdicts", () => {
    const message: EventMessage = {
      run: "r",
      seq: 9,
      number: 4,
      events: [
        { kind: "pressed", seat: 0, at_ns: 1 },
        { kind: "lapsed", rule: "arriba.lapsed" },
      ],
    };
    expect(happeningsOf({ fresh: [message], missed: true })).toEqual([
      { key: "9.missed", missed: true },
      { key: "9.0", event: { kind: "lapsed", rule: "arriba.lapsed" } },
    ]);
    expect(happeningsOf({ fresh: [message], missed: false })).toHaveLength(1);
  });
});

describe("the banner of troubles", () => {
  const calm = { paused: false, ended: false };
  const paused = { paused: true, ended: false };

  it.each([
    ["refused", false, paused, "refused"],
    ["full", true, paused, "full"],
    ["connecting", null, null, "connecting"],
    ["down", true, paused, "reconnecting"],
    ["up", false, paused, "box-offline"],
    ["up", true, { paused: true, ended: true }, "ended"],
    ["up", true, paused, "paused"],
    ["up", true, calm, null],
    ["up", null, calm, null],
  ] as const)("%s, box online %s, table %o: %s", (phase, online, table, trouble) => {
    expect(troubleOf(phase, online, table)).toBe(trouble);
  });
});

describe("the link", () => {
  const ticket = { broker: { port: 9001, path: "/mqtt" } } as Ticket;
  const at = (page: string) => new URL(page);

  it("finds the broker on the host of the page, with its security", () => {
    expect(brokerAddresses(ticket, at("http://10.0.0.7:8080/"))).toEqual([
      "ws://10.0.0.7:9001/mqtt",
    ]);
    expect(brokerAddresses(ticket, at("https://box:8443/"))).toEqual(["wss://box:9001/mqtt"]);
  });

  it("finds another broker where the ticket says", () => {
    const urls = ["wss://one:8084/mqtt", "wss://two:8084/mqtt"];
    const elsewhere = { broker: { port: 8084, path: "/mqtt", urls } } as Ticket;
    expect(brokerAddresses(elsewhere, at("http://box/"))).toEqual(urls);
  });

  it("finds a broker behind the same proxy as the page", () => {
    const behind = { broker: { port: 0, path: "/mqtt", urls: ["/mqtt"] } } as Ticket;
    expect(brokerAddresses(behind, at("https://club.example/"))).toEqual([
      "wss://club.example/mqtt",
    ]);
    expect(brokerAddresses(behind, at("http://club:8000/"))).toEqual(["ws://club:8000/mqtt"]);
  });

  it("distinguishes a refusal from a lost connection", () => {
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
