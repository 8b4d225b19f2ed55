import { type Icon, isHead, type Kind } from "./cards";
import { emblemOf } from "./emblems";

const HEAD =
  "M20 14 38 26H62L80 14 84 50 66 84H34L16 50ZM34 44v10h10V44zM56 44v10h10V44zM44 66h12l-6 10z";
const BLOW = "M50 4 60 32 88 18 74 46 98 54 72 62 82 92 54 74 38 98 36 70 6 76 26 54 4 36 34 36Z";

/** The drawing of a card; without one, a mask for a head and a burst for a low blow. */
export function Emblem({ kind }: { kind: Kind }) {
  const path = emblemOf(kind) ?? (isHead(kind) ? HEAD : BLOW);
  return (
    <svg class="cb-emblem" viewBox="0 0 100 100" aria-hidden="true">
      <path fill-rule="evenodd" d={path} />
    </svg>
  );
}

const SHIELD = "M12 1.5 21 5v7c0 5-3.6 8.6-9 10.5C6.6 20.6 3 17 3 12V5z";
const HAND =
  "M7 22c-2-2-4-6-4.5-8.5l1.8-.8L7 16V5.5a1.3 1.3 0 0 1 2.6 0V11h.7V3.5a1.3 1.3 0 0 1 2.6 0V11h.7V4.5a1.3 1.3 0 0 1 2.6 0V12h.7V7a1.3 1.3 0 0 1 2.6 0v8c0 3-1 5-2.5 7z";
const AXE = "M4 3c4-2.5 9-2 11.5.5L13 6l9 13-3 3L6 13l-2.5 2.5C1 12 1.5 6 4 3z";

const PATHS: Readonly<Record<Icon, string[]>> = {
  steal: [HAND],
  destroy: [AXE],
  "guard-steal": [SHIELD, HAND],
  "guard-destroy": [SHIELD, AXE],
};

/** The printed sign of a card: a hand steals, an axe destroys, a shield keeps either away. */
export function Sign({ icon }: { icon: Icon }) {
  const [first, inner] = PATHS[icon];
  return (
    <svg class={`cb-sign cb-sign-${icon}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={first} />
      {inner && <path class="cb-sign-inner" transform="translate(5.5 5) scale(.54)" d={inner} />}
    </svg>
  );
}
