import { useState } from "preact/hooks";
import type { Table } from "../contract/wire";
import { RuleDigest, RuleTable } from "../kit/RuleDigest";
import { language } from "../shell/language";
import {
  type Chapter,
  chaptersOf,
  digestFor,
  GAMES_WITH_RULES,
  type Settings,
} from "../shell/rules";
import { isFoundIn } from "../shell/search";
import { Texts, t } from "../shell/texts";
import { texts } from "./texts";

/** The rules of a game in our words, by the course of play; a search opens what it finds. */
export function RulesHelp({ table }: { table: Table | null }) {
  const played = table?.match ? table.game : null;
  const [game, setGame] = useState(played ?? GAMES_WITH_RULES[0]!);
  const [sought, setSought] = useState("");
  return (
    <RuleTable.Provider value={game === played ? table : null}>
      <label class="field">
        <span>{texts.t("help-rules-game")}</span>
        <select
          data-testid="rules-game"
          value={game}
          onChange={(event) => setGame(event.currentTarget.value)}
        >
          {[...new Set([game, ...GAMES_WITH_RULES])].map((name) => (
            <option key={name} value={name}>
              {new Texts(name).find("game-name") ?? name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t("ui-search")}</span>
        <input
          type="search"
          data-testid="rules-search"
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      </label>
      <Chapters
        chapters={chaptersOf(game)}
        sought={sought}
        settings={game === played ? table!.options : null}
      />
    </RuleTable.Provider>
  );
}

interface ChaptersProps {
  chapters: readonly Chapter[] | null;
  sought: string;
  settings: Settings | null;
}

function Chapters({ chapters, sought, settings }: ChaptersProps) {
  if (chapters === null) return <p role="status">{texts.t("help-rules-loading")}</p>;
  const found = chapters
    .map(({ title, rules }) => ({
      title: title === null ? texts.t("help-rules-box") : title[language.value],
      rules: rules.filter(([, rule]) =>
        isFoundIn(sought, digestFor(rule, language.value, settings)),
      ),
    }))
    .filter(({ rules }) => rules.length > 0);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div class="help-rules" data-testid="help-rules">
      <p class="note" role="status" data-testid="rules-found">
        {texts.t(count === 0 ? "help-rules-none" : "help-rules-found", { count })}
      </p>
      {found.map(({ title, rules }) => (
        <details key={title} class="panel" open={sought.trim() !== ""}>
          <summary>
            <span>{title}</span>
          </summary>
          <ul class="help-rule-list">
            {rules.map(([id]) => (
              <li key={id}>
                <RuleDigest rule={id} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
