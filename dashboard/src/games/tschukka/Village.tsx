import type { FamilyView, HutView, View } from "../../contract/tschukka";
import type { NameOf } from "../../shell/verdicts";
import { CounterChip } from "./CounterChip";
import { FamilyMark } from "./FamilyMark";
import { familiesOf } from "./families";
import { Icon } from "./Icon";
import { Legend } from "./Legend";
import { counted, familyName, hutName, hutNumber } from "./names";
import { KINDS, type People, sizeOf } from "./people";
import { texts } from "./texts";

/** So many kinds stand in two rows; more stand closer. */
const FEW_KINDS = 4;

interface Props {
  view: View;
  me: number | null;
  nameOf: NameOf;
}

/** Every family with its huts, birds and hunters; mine come first. */
export function Village({ view, me, nameOf }: Props) {
  const mine = familiesOf(view, me);
  const others = view.families.filter((family) => !mine.includes(family));
  return (
    <section class="tk-village" data-testid="village" aria-label={texts.t("tschukka-village")}>
      {[...mine, ...others].map((family) => (
        <FamilyCard
          key={family.name}
          family={family}
          isFirst={family.name === view.first}
          owner={family.seat === me ? texts.t("tschukka-you") : nameOf(family.seat)}
        />
      ))}
      <Legend />
    </section>
  );
}

function FamilyCard(props: { family: FamilyView; isFirst: boolean; owner: string }) {
  const { family, isFirst, owner } = props;
  return (
    <article
      class={`tk-family${family.is_awaited ? " is-awaited" : ""}`}
      data-family={family.name}
      data-testid={`family-${family.name}`}
    >
      <header class="tk-family-head">
        <FamilyMark family={family.name} />
        <span class="tk-family-name">
          <strong>{familyName(family.name)}</strong>
          <span class="name">{[owner, ...remarksOn(family)].join(" · ")}</span>
        </span>
        {isFirst && (
          <span class="tk-first" title={texts.t("tschukka-first")}>
            <Icon name="first" />
            <span class="sr-only">{texts.t("tschukka-first")}</span>
          </span>
        )}
        <Numbers family={family} />
      </header>
      <Home family={family} />
    </article>
  );
}

/** Who stands before the huts has none yet: one place shows the one or the other. */
function Home({ family }: { family: FamilyView }) {
  if (sizeOf(family.camp) > 0)
    return (
      <p class="tk-camp">
        {texts.t("tschukka-camp")} <Folk group={family.camp} />
      </p>
    );
  if (family.is_extinct) return <p class="tk-camp note">{texts.t("tschukka-extinct")}</p>;
  return (
    <div class="tk-family-huts">
      {family.huts.map((hut) => (
        <Hut key={hut.name} hut={hut} />
      ))}
    </div>
  );
}

/** What is worth a word beside the name, where it moves nothing when it comes and goes. */
function remarksOn({ to_place, is_barred }: FamilyView): string[] {
  const waiting = to_place > 0 ? [texts.t("tschukka-to-place", { count: to_place })] : [];
  return is_barred ? [...waiting, texts.t("tschukka-barred")] : waiting;
}

function Numbers({ family }: { family: FamilyView }) {
  const numbers = [
    ["people", family.members],
    ["hunter", family.hunters],
    ["bird", family.birds],
    ["piece", family.pole],
  ] as const;
  return (
    <span class="tk-numbers">
      {numbers.map(([name, count]) => {
        const label = texts.t(`tschukka-number-${name}`, { count });
        return (
          <span key={name} role="img" aria-label={label} title={label}>
            <Icon name={name} />
            <b data-testid={`${family.name}-${name}`}>{count}</b>
          </span>
        );
      })}
    </span>
  );
}

function Hut({ hut }: { hut: HutView }) {
  return (
    <div class="tk-hut" role="group" aria-label={hutName(hut.name)} data-testid={`hut-${hut.name}`}>
      <span class="tk-hut-number" aria-hidden="true">
        {hutNumber(hut.name)}
      </span>
      {sizeOf(hut.people) > 0 ? (
        <Folk group={hut.people} />
      ) : (
        <span class="note">{texts.t("tschukka-empty")}</span>
      )}
      {hut.counters.length > 0 && (
        <span class="tk-chips">
          {hut.counters.map((counter, index) => (
            <CounterChip key={index} counter={counter} />
          ))}
        </span>
      )}
    </div>
  );
}

/** A group of people as signs with counts, women left and men right as far as they go. */
export function Folk({ group }: { group: People }) {
  const kinds = KINDS.filter((kind) => group[kind] > 0);
  return (
    <ul class={kinds.length > FEW_KINDS ? "tk-folk is-dense" : "tk-folk"}>
      {kinds.map((kind) => (
        <li key={kind} aria-label={counted(kind, group[kind])} title={counted(kind, group[kind])}>
          <Icon name={kind} />
          {group[kind]}
        </li>
      ))}
    </ul>
  );
}
