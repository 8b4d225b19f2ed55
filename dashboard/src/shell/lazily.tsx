import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Waiting } from "../kit/Waiting";
import { startAnew } from "./startAnew";

/** A component that is fetched when it is first shown. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Shown, show] = useState<ComponentType<P> | null>(() => found);
    useEffect(() => {
      if (found === null) load().then((loaded) => show(() => (found = loaded)), startAnew);
    }, []);
    return Shown === null ? <Waiting /> : <Shown {...props} />;
  };
}
