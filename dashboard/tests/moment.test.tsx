import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { raise } from "../src/kit/layers";
import { Moment } from "../src/kit/play/Moment";
import { type Said, useMoment } from "../src/kit/play/useMoment";
import { chooseLanguage } from "../src/shell/language";
import { loadTexts } from "../src/shell/texts";
import { ownSentence, verdictSentence } from "../src/shell/verdicts";

const WON: Said = { tone: "won", title: "Won by 0.08 s", gain: "+18 cards" };

interface Props {
  news: string | null;
  scene?: string;
  isHeld?: boolean;
  title?: string;
}

function Page({ news, scene = "calm", isHeld = false, title = WON.title }: Props) {
  const words = news === null ? null : { ...WON, title };
  const [said, close] = useMoment(words, news, scene, isHeld);
  return (
    <main>
      <button type="button">below</button>
      {said && <Moment said={said} onClose={close} />}
    </main>
  );
}

const shown = (): string | null =>
  document.querySelector("[data-testid=moment-title]")?.textContent ?? null;
const show = (props: Props) => act(() => render(<Page {...props} />, document.body));

beforeEach(() => {
  vi.useFakeTimers();
  render(null, document.body);
});
afterEach(() => vi.useRealTimers());

describe("a moment", () => {
  it("comes with a new verdict, not with one from before the page was opened", async () => {
    await show({ news: "old" });
    expect(shown()).toBeNull();
    await show({ news: "new" });
    expect(shown()).toBe("Won by 0.08 s");
    expect(document.querySelector("[data-testid=moment-gain]")?.textContent).toBe("+18 cards");
  });

  it("is held long enough to read, and then gone by itself", async () => {
    await show({ news: null });
    await show({ news: "new" });
    await act(() => void vi.advanceTimersByTime(3500));
    expect(shown()).not.toBeNull();
    await act(() => void vi.advanceTimersByTime(1000));
    expect(shown()).toBeNull();
    await show({ news: "new" });
    expect(shown()).toBeNull();
  });

  it("is gone as soon as there is something to do, and does not come back", async () => {
    await show({ news: null });
    await show({ news: "new" });
    await show({ news: "new", scene: "race" });
    expect(shown()).toBeNull();
    await show({ news: "new", scene: "calm" });
    expect(shown()).toBeNull();
  });

  it("outlives the verdict that a quiet message takes away", async () => {
    await show({ news: null });
    await show({ news: "new" });
    await show({ news: null });
    expect(shown()).not.toBeNull();
  });

  it("takes what is learnt later into its words, and stays no longer for it", async () => {
    await show({ news: null });
    await show({ news: "new", title: "Won!" });
    await act(() => void vi.advanceTimersByTime(2000));
    await show({ news: "new" });
    expect(shown()).toBe("Won by 0.08 s");
    await show({ news: null });
    expect(shown()).toBe("Won by 0.08 s");
    await act(() => void vi.advanceTimersByTime(2000));
    expect(shown()).toBeNull();
  });

  it("stays until the scene changes where it is held", async () => {
    await show({ news: null, isHeld: true });
    await show({ news: "round 1", isHeld: true });
    await act(() => void vi.advanceTimersByTime(60_000));
    expect(shown()).not.toBeNull();
    await show({ news: null, scene: "play", isHeld: true });
    expect(shown()).toBeNull();
  });

  it.each(["Escape", "Tab", " "])("is closed by the key %o", async (key) => {
    await show({ news: null });
    await show({ news: "new" });
    await act(() => void document.dispatchEvent(new KeyboardEvent("keydown", { key })));
    expect(shown()).toBeNull();
  });

  it("is closed by a tap anywhere on it, and takes no focus", async () => {
    await show({ news: null });
    const below = document.querySelector<HTMLElement>("main > button")!;
    below.focus();
    await show({ news: "new" });
    expect(document.activeElement).toBe(below);
    await act(() => document.querySelector<HTMLElement>("[data-testid=moment]")!.click());
    expect(shown()).toBeNull();
  });

  it("does not cover an open sheet", async () => {
    await show({ news: null });
    const lower = raise(Symbol("sheet"));
    await show({ news: "new" });
    expect(shown()).toBeNull();
    lower();
  });
});

describe("a verdict in the reader's own person", () => {
  const names = ["Ann", "Ben", "Cleo"];
  const nameOf = (seat: number) => names[seat]!;
  const duel = { kind: "settled", rule: "arriba.duel", seat: 0, seats: [1], cards: 18 };

  beforeEach(async () => {
    vi.useRealTimers();
    for (const tongue of ["en", "fr"] as const)
      for (const game of ["arriba", "coups_bas"]) await loadTexts(game, tongue);
  });

  it.each([
    ["en", 0, "You were faster: Ben takes 18 cards."],
    ["en", 1, "Ann was faster: you take 18 cards."],
    ["en", 2, "Ann was faster: Ben takes 18 cards."],
    ["en", null, "Ann was faster: Ben takes 18 cards."],
    ["fr", 0, "Tu as été plus rapide : Ben prend 18 cartes."],
    ["fr", 1, "Ann a été plus rapide : tu prends 18 cartes."],
  ] as const)("in %s to seat %s: %s", (tongue, me, sentence) => {
    chooseLanguage(tongue);
    expect(verdictSentence(duel, nameOf, me).replace(/\s/g, " ")).toBe(sentence);
  });

  it("names the reader as you among others", () => {
    chooseLanguage("en");
    const many = { ...duel, rule: "arriba.many", seats: [1, 2] };
    expect(verdictSentence(many, nameOf, 2)).toBe("Ann came first: 18 cards go to Ben and you.");
  });

  it("tells who cancelled from whose card it was", () => {
    chooseLanguage("fr");
    const event = { kind: "cancelled", rule: "coups_bas.cancelled", seat: 1, by: 0, card: "H7c" };
    expect(ownSentence(event, nameOf, 0)).toMatch(/^Tu annules .*\(Ben\)\.$/);
    expect(ownSentence(event, nameOf, 1)).toMatch(/^Ann annule ta carte/);
    expect(ownSentence(event, nameOf, 2)).toBeNull();
  });
});
