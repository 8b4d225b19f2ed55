import type { View } from "../../contract/tschukka";
import { FamilyMark } from "./FamilyMark";
import { familyName } from "./names";
import { texts } from "./texts";

const PIECES = 6;

/** The race to six pieces: every pole beside the others. */
export function Race({ view }: { view: View }) {
  return (
    <section class="panel tk-race" data-testid="race">
      <h2>{texts.t("tschukka-race")}</h2>
      <ol class="tk-poles">
        {view.families.map(({ name, pole }) => (
          <li
            key={name}
            data-family={name}
            data-testid={`pole-${name}`}
            data-pieces={pole}
            aria-label={texts.t("tschukka-race-of", { family: familyName(name), count: pole })}
          >
            <FamilyMark family={name} size="small" />
            <Pole pieces={pole} />
            <b aria-hidden="true">{pole}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Six places in a row, the built ones with wings and a beak. */
function Pole({ pieces }: { pieces: number }) {
  return (
    <svg class="tk-pole" viewBox="0 0 180 28" preserveAspectRatio="xMinYMid" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <g key={index} transform={`translate(${index * 30} 0)`}>
          {index < pieces ? (
            <path
              class="tk-piece"
              fill-rule="evenodd"
              d="M1 7h27v14H1zM8 1h13v6H8zM8 21h13v6H8zM9 10.5v3h3v-3zM17 10.5v3h3v-3zM12.5 16h4l-2 3.5z"
            />
          ) : (
            <rect class="tk-piece-empty" x="2.5" y="8" width="24" height="12" rx="3" />
          )}
        </g>
      ))}
    </svg>
  );
}
