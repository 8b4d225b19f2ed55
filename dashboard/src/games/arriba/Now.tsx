import { Banner } from "../../kit/play/Banner";
import { listedNames } from "../../shell/verdicts";
import type { TableProps } from "../page";
import { situationOf } from "./situation";
import { texts } from "./texts";

type Props = Pick<TableProps<"arriba">, "view" | "waiting" | "me" | "nameOf">;

/** The banner: what is going on, in plain words, and loud when hands must move. */
export function Now({ view, waiting, me, nameOf }: Props) {
  const { key, tone, seats } = situationOf(view, waiting, me);
  const seconds = Math.round(view.countdown_ms / 1000);
  const args = { seats: listedNames(seats, nameOf), count: seats.length, seconds };
  return (
    <Banner
      tone={tone}
      seats={seats}
      title={texts.t(key, args)}
      hint={texts.find(key, args, "hint")}
      news={key}
      phase={view.phase}
    />
  );
}
