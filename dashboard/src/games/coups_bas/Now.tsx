import { Banner } from "../../kit/play/Banner";
import { listedNames } from "../../shell/verdicts";
import type { TableProps } from "../page";
import { cardName, kindName } from "./names";
import { answerKind } from "./plays";
import { situationOf } from "./situation";
import { texts } from "./texts";

type Props = Pick<TableProps<"coups_bas">, "view" | "waiting" | "me" | "nameOf">;

/** The banner: what the table waits for, loud when my hand may be needed at the button. */
export function Now({ view, waiting, me, nameOf }: Props) {
  const { key, tone, seats } = situationOf(view, waiting, me);
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
