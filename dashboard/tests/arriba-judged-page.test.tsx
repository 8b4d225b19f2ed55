import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import type { View } from "../src/contract/arriba";
import { CountForm } from "../src/games/arriba/CountForm";
import { Question } from "../src/games/arriba/Question";
import { chooseLanguage } from "../src/shell/language";
import { loadTexts } from "../src/shell/texts";
import { asked, nameOf, view } from "./arriba-views";

beforeEach(async () => {
  await loadTexts("arriba", "en");
  chooseLanguage("en");
});

describe("the question on a page", () => {
  let moves: string[];
  const say = (move: string) => void moves.push(move);
  const show = (shown: View, me: number | null) =>
    act(() =>
      render(
        <Question view={shown} me={me} nameOf={nameOf} isBusy={false} say={say} />,
        document.body,
      ),
    );
  const tap = (testid: string) =>
    act(() => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)!.click());

  beforeEach(() => {
    moves = [];
    render(null, document.body);
  });

  it("takes one tap for a pair and for everything without seats", async () => {
    await show(asked(), 0);
    await tap("pair-0");
    await tap("lay-totem");
    await tap("lay-nothing");
    expect(moves).toEqual(["lay same 0 2", "lay totem", "lay nothing"]);
  });

  it("takes three or more, and others than who pressed first", async () => {
    await show(asked(), 0);
    await tap("pair-more");
    await tap("pick-done");
    await tap("pick-2");
    await tap("pick-1");
    await tap("pick-3");
    await tap("pick-done");
    expect(moves).toEqual(["lay same 1 3"]);
  });

  it("confirms the word of another with one tap, or says another one with two", async () => {
    await show(asked({ said: [{ seat: 2, move: "lay same 0 2" }] }), 1);
    await tap("confirm-2");
    await tap("answer-other");
    await tap("lay-nothing");
    expect(moves).toEqual(["lay same 0 2", "lay nothing"]);
  });

  it("marks one's own answer, which can be changed and not confirmed", async () => {
    await show(asked({ said: [{ seat: 2, move: "lay totem" }] }), 2);
    expect(document.querySelector("[data-testid=said-2]")?.textContent).toContain("You say");
    expect(document.querySelector("[data-testid=confirm-2]")).toBeNull();
    await tap("answer-other");
    await tap("pair-1");
    expect(moves).toEqual(["lay same 1 2"]);
  });
});

describe("the end of a round", () => {
  it("is counted by hand, and 80 cards are the most", async () => {
    const moves: string[] = [];
    const form = (
      <CountForm view={view()} nameOf={nameOf} isBusy={false} say={(move) => moves.push(move)} />
    );
    render(null, document.body);
    await act(() => render(form, document.body));
    const field = (at: number) =>
      document.querySelector<HTMLInputElement>(`[data-testid=count-${at}]`)!;
    const type = (at: number, text: string) =>
      act(() => {
        field(at).value = text;
        field(at).dispatchEvent(new Event("input", { bubbles: true }));
      });
    const done = document.querySelector<HTMLButtonElement>("[data-testid=count-done]")!;
    expect(field(0).value).toBe("");
    await type(0, "70");
    await type(1, "11");
    expect(done.disabled).toBe(true);
    await type(1, "4x");
    await act(() => document.querySelector<HTMLElement>("[data-testid=count-2-more]")!.click());
    expect(document.querySelector("[data-testid=count-sum]")?.textContent).toBe(
      "75 in hands, 5 under the totem",
    );
    await act(() => done.click());
    expect(moves).toEqual(["count 70 4 1 0"]);
  });
});
