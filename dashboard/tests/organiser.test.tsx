import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Report } from "../src/contract/wire";
import { Organiser } from "../src/hall/Organiser";
import { chooseLanguage } from "../src/shell/language";

const REPORT = { rounds: [] as Report["rounds"] } as Report;

const show = (seated: readonly string[], report = REPORT) =>
  act(() => render(<Organiser report={report} seated={seated} />, document.body));
const players = (): HTMLTextAreaElement =>
  document.querySelector<HTMLTextAreaElement>("[data-testid=players]")!;

beforeEach(() => {
  chooseLanguage("en");
  location.hash = "#key";
});
afterEach(() => {
  render(null, document.body);
  location.hash = "";
});

describe("the organiser's list of players", () => {
  it("suggests whoever sits at a table, also at one that is heard of later", async () => {
    await show([]);
    expect(players().value).toBe("");
    await show(["Léa", "Tom", "Léa"]);
    expect(players().value).toBe("Léa\nTom");
  });

  it("keeps what was typed, whoever sits down afterwards", async () => {
    await show(["Léa"]);
    await act(() => {
      players().value = "Zoé";
      players().dispatchEvent(new Event("input", { bubbles: true }));
    });
    await show(["Léa", "Tom"]);
    expect(players().value).toBe("Zoé");
  });
});
