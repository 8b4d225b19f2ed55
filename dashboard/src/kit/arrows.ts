/** The arrow keys inside a group of buttons: the focus goes where the eye would go. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const GROUPS = "[role=group], [role=list], ul, ol";
const CONTROLS = "button:not(:disabled), a[href], summary, [role=button]";
const TYPED = "input, select, textarea";
/** Something straight ahead is nearer than something beside the way. */
const ASIDE = 2;

export function followArrows(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = event.target;
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(from instanceof Element) || from.matches(TYPED)) return;
  for (
    let group = from.closest(GROUPS);
    group;
    group = group.parentElement?.closest(GROUPS) ?? null
  ) {
    const others = [...group.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one !== from);
    const found = nearest(from.getBoundingClientRect(), others.map(boxOf), step);
    if (found === null) continue;
    event.preventDefault();
    others[found]!.focus();
    return;
  }
}

const boxOf = (control: Element): Box => control.getBoundingClientRect();

/** Which of the boxes lies next in the direction; null when there is none. */
export function nearest(
  from: Box,
  boxes: readonly Box[],
  [x, y]: readonly [number, number],
): number | null {
  let best: { place: number; cost: number } | null = null;
  boxes.forEach((box, place) => {
    const [dx, dy] = [centre(box).x - centre(from).x, centre(box).y - centre(from).y];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const cost = along + ASIDE * aside;
    if (box.width > 0 && along > 1 && aside <= ASIDE * along && cost < (best?.cost ?? Infinity))
      best = { place, cost };
  });
  return (best as { place: number } | null)?.place ?? null;
}

const centre = ({ left, top, width, height }: Box) => ({
  x: left + width / 2,
  y: top + height / 2,
});
