import type { CoupsBasView } from "./view";

/** What is going on: a text id, whom it names, and how loudly it calls me. */
export interface Situation {
  key: string;
  tone: "calm" | "mine" | "alert";
  seats: number[];
}

/** The one sentence a person at seat `me` (or a spectator) needs to read now. */
export function situationOf(view: CoupsBasView, me: number | null): Situation {
  switch (view.phase) {
    case "opening":
    case "window":
      return windowed(view, me);
    case "answer":
      return answered(view, me);
    case "action":
    case "lynx":
    case "shed":
      return ofTurn(view, me);
    default:
      return { key: `coups_bas-now-${view.phase}`, tone: "calm", seats: [view.active] };
  }
}

function ofTurn(view: CoupsBasView, me: number | null): Situation {
  const isMine = view.active === me;
  const word = view.further === null ? view.phase : `again-${view.further}`;
  return {
    key: `coups_bas-now-${word}${isMine ? "-me" : ""}`,
    tone: isMine ? "mine" : "calm",
    seats: [view.active],
  };
}

function windowed(view: CoupsBasView, me: number | null): Situation {
  const window = view.window!;
  const word = window.answer === "arrive" ? "arrive" : "misstep";
  const seats = window.answer === "arrive" ? view.won : [view.chain.at(-1)!.seat];
  const isMine = me !== null && window.seats.includes(me);
  if (isMine && view.mine?.pressed) return { key: "coups_bas-now-pressed", tone: "mine", seats };
  if (isMine) return { key: `coups_bas-now-${word}-me`, tone: "alert", seats };
  return { key: `coups_bas-now-${word}`, tone: "calm", seats };
}

function answered(view: CoupsBasView, me: number | null): Situation {
  const answerer = view.window?.answerer ?? view.active;
  const isMine = answerer === me;
  const key = `coups_bas-now-answer${isMine ? "-me" : ""}`;
  return { key, tone: isMine ? "alert" : "calm", seats: [answerer] };
}

/** A pass of somebody else or a press in vain counts the table on, and changes nothing for me. */
export function isSameMoment(before: unknown, now: unknown): boolean {
  const [told, heard] = [before, now].map((each) => {
    const { phase, active, chain, won, window } = each as CoupsBasView;
    return JSON.stringify([phase, active, chain, won, window?.answerer]);
  });
  return told === heard;
}
