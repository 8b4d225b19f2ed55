import type { Plugin } from "vite";

const HEAD = `
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <meta name="theme-color" content="#1c1410" />
    <title>totembox</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />`;
const BODY = `
    <div id="app"></div>
    <noscript>Cette page a besoin de JavaScript. This page needs JavaScript.</noscript>
  `;

/** Writes into every page what all of them share: the head, and the place where they are shown. */
export function pageFrame(): Plugin {
  return {
    name: "totembox-page-frame",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace("<head>", `$&${HEAD}`).replace("<body>", `$&${BODY}`),
    },
  };
}
