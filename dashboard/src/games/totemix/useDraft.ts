import { useMemo, useReducer, useRef } from "preact/hooks";
import { isCell, moveOf, nextTaps, type Tool, toolsOf, type Way, waysOf } from "./plays";

/** An action that is being tapped: with which tool, what was tapped, what may be tapped next. */
export interface Draft {
  ways: readonly Way[];
  tools: readonly Tool[];
  tool: Tool | null;
  taps: readonly string[];
  next: ReadonlySet<string>;
  /** A whole move that loses the match at once: it is not sent before somebody says so. */
  fatal: string | null;
  choose: (tool: Tool | null) => void;
  tap: (tap: string) => void;
  clear: () => void;
}

interface Tapped {
  ways: readonly Way[];
  tool: Tool | null;
  taps: readonly string[];
}

// The preselected tool: mostly a step, never the discarding of a tile.
function usual(tools: readonly Tool[]): Tool | null {
  const calm = tools.filter((tool) => tool !== "shed");
  return calm.length === 1 ? calm[0]! : calm.includes("step") ? "step" : null;
}

export function useDraft(
  moves: readonly string[],
  fatal: readonly string[],
  send: (move: string) => void,
): Draft {
  const key = moves.join(" ");
  const ways = useMemo(() => waysOf(moves), [key]);
  const tools = useMemo(() => toolsOf(ways), [ways]);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const held = useRef<Tapped>({ ways: [], tool: null, taps: [] });
  // During rendering, not in an effect, which would show a wrong first frame.
  if (held.current.ways !== ways)
    held.current = { ways, tool: keptOr(held.current.tool, tools), taps: [] };
  const { tool, taps } = held.current;
  const setTapped = (tapped: Omit<Tapped, "ways">) => {
    held.current = { ways, ...tapped };
    draw(0);
  };
  const next = useMemo(() => nextTaps(ways, tool, taps), [ways, tool, taps]);
  const move = moveOf(ways, tool, taps);
  const take = (chosen: Tool, tapped: readonly string[]) => {
    const follow = nextTaps(ways, chosen, tapped);
    const made = moveOf(ways, chosen, tapped);
    const only = follow.size === 1 && made === null ? [...follow][0]! : null;
    // A single possible cube or tile is chosen automatically.
    if (only !== null && !isCell(only)) return take(chosen, [...tapped, only]);
    if (made !== null && follow.size === 0 && !fatal.includes(made)) send(made);
    setTapped({ tool: chosen, taps: tapped });
  };
  return {
    ways,
    tools,
    tool,
    taps,
    next,
    fatal: move !== null && next.size === 0 && fatal.includes(move) ? move : null,
    choose: (chosen) =>
      chosen === null ? setTapped({ tool: usual(tools), taps: [] }) : take(chosen, []),
    tap: (tapped) => {
      if (tool !== null && next.has(tapped)) take(tool, [...taps, tapped]);
      else if (tool !== null && nextTaps(ways, tool, []).has(tapped)) take(tool, [tapped]);
      else setTapped({ tool, taps: [] });
    },
    clear: () => setTapped({ tool: usual(tools), taps: [] }),
  };
}

/** The tool in hand stays there while it is of any use, unless it acts at a touch. */
const keptOr = (tool: Tool | null, tools: readonly Tool[]): Tool | null =>
  tool !== null && tools.includes(tool) && !AT_ONCE.has(tool) ? tool : usual(tools);

const AT_ONCE: ReadonlySet<Tool> = new Set(["add", "drop", "oryx", "clean"]);
