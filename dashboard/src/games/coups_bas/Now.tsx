import { Banner } from "../../kit/play/Banner";
import { listedNames, type NameOf } from "../../shell/verdicts";
import { answerKind } from "./plays";
import { cardName, kindName } from "./names";
import { situationOf } from "./situation";
import { texts } from "./texts";
import type { CoupsBasView } from "./view";

interface Props {
  view: CoupsBasView;
  me: number | null;
  nameOf: NameOf;
}

/** The banner: what the table waits for, loud when my hand may be needed at the button. */
export function Now({ view, me, nameOf }: Props) {
  const { key, tone, seats } = situationOf(view, me);
  const args = {
    names: listedNames(seats, nameOf),
    count: seats.length,
    card: cardName(view.chain.at(-1)?.card ?? "?"),
    answer: view.window ? kindName(answerKind(view.window)) : "",
    looking: view.looking,
  };
  return (
    <Banner
      tone={tone}
      seats={seats}
      title={texts.t(key, args)}
      hint={texts.find(key, args, "hint")}
      news={`${key} ${view.chain.length}`}
      phase={view.phase}
    />
  );
}
