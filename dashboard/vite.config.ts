import { defineConfig } from "vitest/config";
import { precompress } from "./plugins/precompress.ts";
import { toml } from "./plugins/toml.ts";

export default defineConfig({
  plugins: [toml(), precompress()],
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
      output: { codeSplitting: { groups: [{ name: "mqtt", test: /node_modules\/mqtt\// }] } },
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
