import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|html|svg|json|wasm|webmanifest)$/;
// Below this a compressed answer is no smaller than the headers around it.
const SMALLEST_BYTES = 512;

/** Writes a `.gz` and a `.br` beside every built text file, so the box never compresses. */
export function precompress(): Plugin {
  let folder = "dist";
  return {
    name: "totembox-precompress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (COMPRESSIBLE.test(name)) compress(join(folder, name));
      }
    },
  };
}

function compress(path: string): void {
  const raw = readFileSync(path);
  if (raw.length < SMALLEST_BYTES) return;
  writeFileSync(`${path}.gz`, gzipSync(raw, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(raw));
}
