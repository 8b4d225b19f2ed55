import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../src/contract/wire";
import { RuleDigest, RuleTable } from "../src/kit/RuleDigest";
import { chooseLanguage } from "../src/shell/language";
import { ruleOf } from "../src/shell/rules";
import { loadTexts } from "../src/shell/texts";

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

  it("stands alone where nothing was changed, and without a table", async () => {
    expect(await houseRules(tableOf({ coyote_on_nothing: true }, {}))).toEqual([]);
    expect(await houseRules(null)).toEqual([]);
  });
});
