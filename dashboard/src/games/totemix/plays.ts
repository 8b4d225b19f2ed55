import { texts } from "./texts";

/** What the thumb chooses between; the order is that of the tool bar. */
export const TOOLS = [
  "choose",
  "pollute",
  "stack",
  "destroy",
  "keep",
  "flee",
  "pay",
  "take",
  "add",
  "swap",
  "drop",
  "refill",
  "step",
  "eagle",
  "bear",
  "turtle",
  "bat",
  "oryx",
  "panther",
  "clean",
  "shed",
] as const;
export type Tool = (typeof TOOLS)[number];

/** A move as taps: cells of the map are written `q,r`, what stands in the bar `kind:value`. */
export interface Way {
  move: string;
  tool: Tool;
  taps: string[];
}

const BY_TOOL: Partial<Record<Tool, (rest: string[]) => string[]>> = {
  choose: ([animal, cell]) => [`animal:${animal}`, cell!],
  step: ([animal, cell]) => [cell!, `animal:${animal}`],
  bear: ([hop]) => hop!.split(">"),
  turtle: ([hop]) => hop!.split(">"),
  stack: ([hop]) => hop!.split(">"),
  eagle: ([hop]) => hop!.split(">"),
  bat: ([tile, cell]) => [`tile:${tile}`, cell!],
  panther: ([source]) => [`totem:${source}`],
  take: ([source]) => [`totem:${source}`],
  pay: ([source]) => [`pay:${source}`],
  swap: ([place]) => [`place:${place}`],
  shed: ([place]) => [`place:${place}`],
  refill: (places) => [`places:${places.join(" ")}`],
};

/** The moves that people make by tapping; a stamp is the button's to give. */
export function waysOf(moves: readonly string[]): Way[] {
  return moves.flatMap((move) => {
    const [word, ...rest] = move.split(" ");
    const tool = TOOLS.find((name) => name === word);
    return tool ? [{ move, tool, taps: (BY_TOOL[tool] ?? ((all) => all))(rest) }] : [];
  });
}

export const toolsOf = (ways: readonly Way[]): Tool[] =>
  TOOLS.filter((tool) => ways.some((way) => way.tool === tool));

/** The ways of a tool that begin with these taps. */
export function waysAfter(ways: readonly Way[], tool: Tool | null, taps: readonly string[]): Way[] {
  return ways.filter(
    (way) => way.tool === tool && taps.every((tap, place) => way.taps[place] === tap),
  );
}

/** What may be tapped next. */
export function nextTaps(ways: readonly Way[], tool: Tool | null, taps: readonly string[]) {
  const next = waysAfter(ways, tool, taps).map((way) => way.taps[taps.length]);
  return new Set(next.filter((tap): tap is string => tap !== undefined));
}

/** The move that the taps make when they end here. */
export const moveOf = (ways: readonly Way[], tool: Tool | null, taps: readonly string[]) =>
  waysAfter(ways, tool, taps).find((way) => way.taps.length === taps.length)?.move ?? null;

export const isCell = (tap: string): boolean => !tap.includes(":");

/** What to do next with a tool, in words. */
export function questionOf(tool: Tool, taps: readonly string[]): string {
  const id = `totemix-ask-${tool}`;
  return (taps.length > 0 ? texts.find(`${id}-to`) : null) ?? texts.find(id) ?? "";
}

const ANSWERS: ReadonlySet<Tool> = new Set(["pollute", "stack", "destroy", "keep", "flee"]);

/** The only answer to what is asked: it follows from the rules. */
export function onlyAnswer(ways: readonly Way[]): Way | null {
  const [only] = ways;
  return ways.length === 1 && only !== undefined && ANSWERS.has(only.tool) ? only : null;
}
