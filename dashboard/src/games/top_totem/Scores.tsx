import type { View } from "../../contract/top_totem";
import { RuleDigest } from "../../kit/RuleDigest";
import type { NameOf } from "../../shell/verdicts";
import { sideName } from "./names";
import { texts } from "./texts";

/** The games of the match so far, each with its points and the rule that ended it. */
export function Scores({ view, nameOf }: { view: View; nameOf: NameOf }) {
  if (view.results.length === 0) return null;
  return (
    <section class="panel tt-scores" data-testid="scores">
      <h2>{texts.t("top_totem-games")}</h2>
      <ol>
        {view.results.map(({ winner, points, rule }, place) => (
          <li key={place}>
            <details>
              <summary>
                <span>
                  {winner === null
                    ? texts.t("top_totem-game-drawn", { round: place + 1 })
                    : texts.t("top_totem-game-won", {
                        round: place + 1,
                        name: nameOf(winner),
                        side: sideName(winner),
                        points,
                      })}
                </span>
              </summary>
              <RuleDigest rule={rule} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
