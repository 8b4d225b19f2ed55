import { Banner } from "../../kit/play/Banner";
import { listedNames } from "../../shell/verdicts";
import type { TableProps } from "../page";
import { situationOf } from "./situation";
import { texts } from "./texts";

type Props = Pick<TableProps<"totemix">, "view" | "waiting" | "me" | "nameOf">;

/** The banner: who plays, rolls or chooses. */
export function Now({ view, waiting, me, nameOf }: Props) {
  const { key, tone, seats } = situationOf(view, waiting, me);
  const id = `totemix-now-${key}`;
  const args = { names: listedNames(seats, nameOf), count: seats.length };
  return (
    <Banner
      tone={tone}
      seats={seats}
      title={texts.t(id, args)}
      hint={texts.find(id, args, "hint")}
      news={`${key} ${view.roll?.left.join(" ") ?? ""}`}
      phase={view.wait.what}
    />
  );
}
