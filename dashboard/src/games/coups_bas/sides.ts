import type { View } from "../../contract/coups_bas";

/** The sides of the match, each by its seats: partners share one side. */
export function sidesOf(view: View): number[][] {
  return view.seats.flatMap(({ partner }, seat) => {
    if (partner === null) return [[seat]];
    return seat < partner ? [[seat, partner]] : [];
  });
}
