/**
 * Stands in for the server: answers what the page asks for from the one version that is whole in this browser. While none
 * is, and for whatever that version has not, it lets the server answer. It fetches nothing by itself: see `provide.ts`.
 * The build makes it sw.js, beside index.html.
 */
import { cacheOf, isCacheOfVersion, type KeptVersion, page, readKept, sign, signCache } from './stock.ts';

declare const self: ServiceWorkerGlobalScope;

/** Request of the page to us, answered with whether it was done. */
export interface StandInRequest {
  take: KeptVersion;
}

/** The version that is whole; unknown until it was looked up, and again after every new start of this thread. */
let kept: Promise<KeptVersion | null> | null = null;

function nowKept(): Promise<KeptVersion | null> {
  kept ??= readKept().catch(() => null);
  return kept;
}

async function openWindows(): Promise<number> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(self.registration.scope)).length;
}

/** Takes a version that is whole. Not while other windows are open, because they may show another one. */
async function take(next: KeptVersion): Promise<boolean> {
  const before = await nowKept();
  if (before !== null && before.version !== next.version && (await openWindows()) > 1) return false;
  await (await caches.open(signCache)).put(sign, Response.json(next));
  kept = Promise.resolve(next);
  for (const name of await caches.keys())
    if (isCacheOfVersion(name) && name !== cacheOf(next.version)) await caches.delete(name);
  return true;
}

/** Gives the name of a file that may be one of ours; null for anything else. */
function nameOf(request: Request): string | null {
  const { origin, pathname } = new URL(request.url);
  const { pathname: folder } = new URL(self.registration.scope);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(folder)) return null;
  // Whoever provides for the next version wants what the server has now.
  if (request.cache === 'reload' && request.mode !== 'navigate') return null;
  return pathname.slice(folder.length) || page;
}

async function answer(request: Request, name: string): Promise<Response> {
  const whole = await nowKept();
  // A storage that fails is no reason to fail while the server is there.
  const found = whole && (await caches.match(name, { cacheName: cacheOf(whole.version) }).catch(() => null));
  return found ?? fetch(request);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const asked = event.data as StandInRequest;
  const said = take(asked.take).catch(() => false);
  event.waitUntil(said.then((done) => event.ports[0]?.postMessage(done)));
});
self.addEventListener('fetch', (event) => {
  const name = nameOf(event.request);
  if (name !== null) event.respondWith(answer(event.request, name));
});
