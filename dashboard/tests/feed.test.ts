import { signal } from "@preact/signals";
import { expect, it, vi } from "vitest";
import type { EventMessage, Table, Ticket } from "../src/contract/wire";

type Hear = (payload: unknown) => void;
const heard = new Map<string, Hear>();

vi.mock("../src/wire/link", () => ({
  Link: class {
    readonly phase = signal("up");
    listen = (topic: string, hear: Hear) => void heard.set(topic, hear);
    readOnce = (topic: string, hear: Hear) => void heard.set(topic, hear);
    publish = () => true;
    close = () => undefined;
  },
}));

const { Feed } = await import("../src/wire/feed");

const WATCHER = { box: "b", role: "spectator", seat: null } as unknown as Ticket;
const say = (topic: string, payload: unknown) => heard.get(topic)!(payload);
const table = (match: string | null): Partial<Table> => ({ match, seats: [], paused: false });
const verdict = (seq: number): EventMessage => ({
  run: "r",
  seq,
  number: seq,
  events: [{ kind: "lapsed", rule: "arriba.lapsed" }],
});

const reason = (seq: number): EventMessage => ({
  run: "r",
  seq,
  number: seq,
  events: [
    { kind: "notice", key: "bot", seat: 1, text: { fr: "Par caprice.", en: "On a whim." } },
  ] as EventMessage["events"],
});

it("keeps the reasons of bots, which push out no verdict", () => {
  const feed = new Feed(WATCHER);
  say("table", table("first"));
  const talk = Array.from({ length: 30 }, (_, place) => reason(place + 2));
  say("public/recent", { run: "r", messages: [verdict(1), ...talk] });
  expect(feed.happenings.value).toHaveLength(25);
  expect(feed.happenings.value[0]).toMatchObject({ event: { rule: "arriba.lapsed" } });
  expect(feed.happenings.value.at(-1)).toMatchObject({ reason: { key: "bot", seat: 1 } });
  feed.close();
});

it("lets the story of a match go when the next one begins, and no sooner", () => {
  const feed = new Feed(WATCHER);
  say("public/recent", { run: "r", messages: [verdict(1), verdict(2)] });
  say("table", table("first"));
  expect(feed.happenings.value).toHaveLength(2);
  say("table", { ...table("first"), paused: true });
  expect(feed.happenings.value).toHaveLength(2);
  say("table", table("second"));
  expect(feed.happenings.value).toEqual([]);
  say("public/event", verdict(3));
  expect(feed.happenings.value).toMatchObject([{ key: "3.0" }]);
  feed.close();
});

it("announces nothing of the last match in the next one", () => {
  const feed = new Feed(WATCHER);
  say("table", table("first"));
  const notice = { kind: "notice", key: "bot", text: { en: "It takes the pair." } };
  say("public/event", { ...verdict(1), events: [...verdict(1).events, notice] });
  expect(feed.notice.value).toMatchObject({ key: "bot" });
  expect(feed.live.value).toHaveLength(1);
  say("table", table("second"));
  expect(feed.notice.value).toBeNull();
  expect(feed.live.value).toEqual([]);
  feed.close();
});
