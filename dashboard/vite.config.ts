import { defineConfig } from "vitest/config";
import { breakpoints } from "./plugins/breakpoints.ts";
import { pageFrame } from "./plugins/page-frame.ts";
import { precompress } from "./plugins/precompress.ts";
import { toml } from "./plugins/toml.ts";

// What every page begins with is one file: a browser asks for no more than six at a time.
const SHELL =
  /node_modules\/(@?preact|@fluent)\/|seeds\/box\/\w+\.ftl|src\/(shell|kit)\/\w+\.tsx?$|src\/(wire\/http|help\/parts)/;

const BREAKPOINTS = new URL("./src/style/breakpoints.css", import.meta.url);

/** All texts of a scope in one language are one file: a page asks for them once. */
function textsOf(path: string): string | null {
  const [, scope, tongue] = /seeds\/(\w+)\/(?:page\.)?(fr|en)\.ftl/.exec(path) ?? [];
  return scope === undefined || scope === "box" ? null : `${scope}.${tongue}`;
}

export default defineConfig({
  plugins: [toml(), breakpoints(BREAKPOINTS), pageFrame(), precompress()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { fs: { allow: [".."] } },
  build: {
    target: "es2022",
    // Phones of 2023 know no light-dark() yet; the style sheets are lowered for them.
    cssTarget: ["chrome111", "safari16.4", "firefox114"],
    modulePreload: { polyfill: false },
    // The page runs under a policy without data: scripts or fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      input: ["index.html", "box.html", "hall.html", "tv.html", "offline.html"],
      output: {
        codeSplitting: {
          groups: [
            { name: "mqtt", test: /node_modules\/mqtt\// },
            { name: "shell", test: SHELL },
            { name: textsOf, debugName: "texts" },
          ],
        },
      },
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
