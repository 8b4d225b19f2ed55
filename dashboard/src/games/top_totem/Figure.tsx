import type { Kind } from "../../contract/top_totem";
import { RED } from "./squares";

const files = import.meta.glob<Record<string, { path: string }>>(
  "../../../../seeds/top_totem/shapes.toml",
  { eager: true, import: "default" },
);
const shapes = Object.values(files)[0]!;

interface Props {
  kind: Kind;
  seat: number;
}

/** A man as a picture: his outline tells the kind, a band at his foot that he is red's. */
export function Figure({ kind, seat }: Props) {
  return (
    <svg class={`tt-man tt-side-${seat}`} viewBox="-6 -6 112 112" aria-hidden="true">
      <path d={shapes[kind]!.path} fill-rule="evenodd" />
      {seat === RED && <path class="tt-band" d="M26 80H74" />}
    </svg>
  );
}

export function Totem() {
  return (
    <svg class="tt-totem" viewBox="0 0 100 100" aria-hidden="true">
      <path d={shapes.totem!.path} fill-rule="evenodd" />
    </svg>
  );
}
