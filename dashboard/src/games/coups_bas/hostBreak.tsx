import { firstSeats } from "../../kit/play/FirstBar";
import type { HostEntry } from "../../kit/play/HostEntries";
import { SeatMark } from "../../kit/SeatMark";
import type { HostProps } from "../page";
import { texts } from "./texts";

/** What the host can enter between two hands: who begins, and who wants to stop or to play on. */
export function breakEntries({ view, moves, nameOf, play }: HostProps<"coups_bas">): HostEntry[] {
  const entry = (seat: number, key: string, send: () => void): HostEntry => ({
    id: `${key}-${seat}`,
    mark: <SeatMark seat={seat} size="small" />,
    label: texts.t(key, { name: nameOf(seat) }),
    enter: { testid: `host-${key.split("-").at(-1)}-${seat}`, send },
  });
  const can = (seat: number, move: string) => (moves[String(seat)] ?? []).includes(move);
  const offer = (move: string, key: string) =>
    view.seats.flatMap((_, seat) =>
      can(seat, move) ? [entry(seat, key, () => play(seat, move))] : [],
    );
  return [
    ...firstSeats(moves.chance ?? []).map((seat) =>
      entry(seat, "coups_bas-first", () => play("chance", `begin ${seat}`)),
    ),
    ...offer("stop", view.phase === "stop" ? "coups_bas-host-agree" : "coups_bas-host-ask"),
    ...offer("continue", "coups_bas-host-on"),
  ];
}
