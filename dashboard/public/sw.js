// The service worker of the phone page. It keeps one thing: the page that says that the box is not
// reachable, with its style sheet and scripts. Pages come from the box or not at all, so that none
// is older than the box; tickets and answers of the box never pass through here.

const SHELL = "/offline.html";
const KEPT = "totembox-offline";

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fromBox(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(fromBoxOrShell(request));
});

/** The page itself; after it has come, the shell is brought up to date. */
async function fromBox(event) {
  try {
    const page = await fetch(event.request);
    event.waitUntil(keepShell().catch(() => undefined));
    return page;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

async function fromBoxOrShell(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Keeps the shell and the files that it names, and forgets those of an older version. */
async function keepShell() {
  const page = await fetch(SHELL, { cache: "no-cache" });
  if (!page.ok) return;
  const text = await page.clone().text();
  const cache = await caches.open(KEPT);
  const known = await cache.match(SHELL);
  if (known !== undefined && (await known.text()) === text) return;
  const named = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  await cache.addAll(named.filter((path) => path.startsWith("/assets/")));
  await cache.put(SHELL, page);
  for (const { url } of (await cache.keys()).filter(({ url }) => !isOf(url, named)))
    await cache.delete(url);
}

const isOf = (url, named) => [SHELL, ...named].includes(new URL(url).pathname);
