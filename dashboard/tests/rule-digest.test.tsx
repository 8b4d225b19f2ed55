import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../src/contract/wire";
import { Verdict } from "../src/kit/play/Verdict";
import { RuleDigest, RuleTable } from "../src/kit/RuleDigest";
import { notifyRefusal, Toast } from "../src/kit/Toast";
import { chooseLanguage } from "../src/shell/language";
import { ruleOf } from "../src/shell/rules";
import { loadTexts } from "../src/shell/texts";
import type { Answer } from "../src/wire/commands";

const RULE = "coups_bas.target_empty";

function tableOf(options: Table["options"], house: Table["house"]): Table {
  const rest = {
    match: "m",
    seats: [],
    outside: [],
    paused: false,
    ended: false,
    undo: null,
    number: 1,
    resigning_ends: false,
    analysis: false,
    rematch: [],
    branch: 0,
    not_kept: null,
  };
  return { ...rest, game: "coups_bas", options, house, chance: null };
}

beforeEach(async () => {
  chooseLanguage("en");
  await loadTexts("coups_bas", "en");
  await loadTexts("coups_bas", "fr");
  await vi.waitUntil(() => ruleOf(RULE) !== null);
  render(null, document.body);
});

async function houseRules(table: Table | null): Promise<(string | null)[]> {
  const page = (
    <RuleTable.Provider value={table}>
      <RuleDigest rule={RULE} />
    </RuleTable.Provider>
  );
  await act(() => render(page, document.body));
  expect(document.querySelector("[data-testid=rule-digest]")).not.toBeNull();
  const found = document.querySelectorAll("[data-testid=house-rule]");
  return [...found].map(({ textContent }) => textContent);
}

describe("the digest of a rule", () => {
  it("is followed by the settings of the table that change it", async () => {
    const options = { coyote_on_nothing: false, hand_limit: 7 };
    const house = { coyote_on_nothing: ["C-34"], hand_limit: ["C-28"] };
    expect(await houseRules(tableOf(options, house))).toEqual([
      "At this table: The coyote may take a totem without floors. – no",
    ]);
  });

  it("says what is played with those settings", async () => {
    const said = async (options: Table["options"] | null) => {
      await houseRules(options && tableOf(options, {}));
      return document.querySelector("[data-testid=rule-digest] p")!.textContent;
    };
    const usual = "The coyote may take an empty totem, and the wolf may be aimed";
    expect(await said(null)).toContain(usual);
    expect(await said({ coyote_on_nothing: true, wolf_on_nothing: true })).toContain(usual);
    expect(await said({ coyote_on_nothing: false, wolf_on_nothing: true })).toContain(
      "The coyote does not take an empty totem; the wolf may",
    );
    expect(await said({ coyote_on_nothing: false, wolf_on_nothing: false })).toContain(
      "The coyote does not take an empty totem, and the wolf is not",
    );
    chooseLanguage("fr");
    expect(await said({ coyote_on_nothing: false, wolf_on_nothing: true })).toContain(
      "Le coyote ne prend pas un totem vide",
    );
  });

  it("says so in the language of the page", async () => {
    chooseLanguage("fr");
    const [said] = await houseRules(
      tableOf({ coyote_on_nothing: false }, { coyote_on_nothing: ["C-34"] }),
    );
    expect(said).toMatch(/^À cette table.*– non$/);
  });

  it("tells of the table's own rules too, such as the end by resignation", async () => {
    const { en, fr } = await vi.waitUntil(() => ruleOf("table.resigned"));
    expect(en).toMatch(/resigned/);
    expect(fr).toMatch(/abandonné/);
  });

  it("stands alone where nothing was changed, and without a table", async () => {
    expect(await houseRules(tableOf({ coyote_on_nothing: true }, {}))).toEqual([]);
    expect(await houseRules(null)).toEqual([]);
  });
});

describe("the id of a rule", () => {
  const refused = (text: Record<string, string>): Answer => ({
    id: "1",
    ok: false,
    illegal: { rule: RULE, facts: {}, text },
  });
  const shown = () => document.body.textContent ?? "";

  it("stands behind Why?, and nowhere else in a verdict", async () => {
    const verdict = { kind: "fizzled", rule: RULE, seat: 0 };
    await act(() => render(<Verdict verdict={verdict} nameOf={String} />, document.body));
    const why = document.querySelector("[data-testid=rule-why]")!;
    expect(why.querySelector("summary")?.textContent).toBe("Why?");
    expect(why.textContent).toContain(RULE);
    why.remove();
    expect(shown()).not.toContain("coups_bas.");
  });

  it("is not part of a refusal", async () => {
    notifyRefusal(refused({ en: "Nothing to steal.", fr: "Rien." }));
    await act(() => render(<Toast />, document.body));
    expect(shown()).toBe("Nothing to steal.");
    notifyRefusal(refused({}));
    await act(() => render(<Toast />, document.body));
    expect(shown()).toBe("The rules do not allow that now.");
  });
});
