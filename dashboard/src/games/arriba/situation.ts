import type { Tone } from "../../kit/play/Banner";
import type { ArribaView } from "./view";

/** What is going on, as a text id, how loudly to say it, and whom it names. */
export interface Situation {
  key: string;
  tone: Tone;
  seats: number[];
}

/** The one sentence a person at seat `me` (or a spectator) needs to read now. */
export function situationOf(view: ArribaView, me: number | null): Situation {
  if (view.awaits_face) return calm("face", view.flipper);
  switch (view.phase) {
    case "flip":
      return flipping(view, me);
    case "totem":
      return { key: "arriba-now-totem", tone: me === null ? "calm" : "alert", seats: [] };
    case "match":
      return entitled(
        view.matches.flatMap((match) => match.seats),
        me,
        "match",
      );
    case "regrab":
      return entitled(view.tied, me, "regrab");
    case "head":
      return calm("head", view.head);
    case "turning":
      return calm("turning", view.flipper);
    case "over":
      return { key: "arriba-now-over", tone: "calm", seats: view.winners ?? [] };
    default:
      return calm(view.phase, null);
  }
}

function calm(phase: string, seat: number | null): Situation {
  return { key: `arriba-now-${phase}`, tone: "calm", seats: seat === null ? [] : [seat] };
}

function flipping(view: ArribaView, me: number | null): Situation {
  if (view.flipper !== null && view.flipper === me) {
    return { key: "arriba-now-flip-me", tone: "mine", seats: [me] };
  }
  return calm("flip", view.flipper);
}

function entitled(parties: number[], me: number | null, phase: string): Situation {
  const seats = [...new Set(parties)];
  if (me === null) return { key: `arriba-now-${phase}-others`, tone: "calm", seats };
  if (seats.includes(me)) {
    const rivals = seats.filter((seat) => seat !== me);
    return { key: `arriba-now-${phase}-me`, tone: "alert", seats: rivals };
  }
  return { key: `arriba-now-${phase}-others`, tone: "hands-off", seats };
}
