import { useState } from "preact/hooks";

/** What a small page shows below its banner: what I do, the village, or what changes on the board. */
export type Face = "move" | "village" | "board";

/** What somebody tapped, and in which situation. */
export interface Choice {
  face: Face;
  at: string;
}

/**
 * The face that is shown. What there is to do comes by itself in place of the village, but never over
 * a list that somebody is ticking off; who looks at the village instead sees it until the next turn.
 */
export function faceOf(choice: Choice | null, hasMove: boolean, now: string): Face {
  if (choice?.face === "board") return "board";
  if (!hasMove) return "village";
  return choice?.face === "village" && choice.at === now ? "village" : "move";
}

/** The face of this page, and how a tap changes it. */
export function useFace(hasMove: boolean, now: string): [Face, (face: Face) => void] {
  const [choice, setChoice] = useState<Choice | null>(null);
  return [faceOf(choice, hasMove, now), (face) => setChoice({ face, at: now })];
}
