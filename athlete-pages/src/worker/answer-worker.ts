/**
 * The service worker of `/answer` alone: the page opens without a network. A paired page tells it which files it has, and they are kept
 * here, so a worker that has been replaced by one that removes itself keeps nothing any more. For the page the network comes first, so a
 * new version is used with the next opening.
 */
import { ANSWER_PAGE, FILES, PAGE_CACHE } from '../shared/page-cache.js';

/** What this file needs of the types of workers, which cannot be loaded beside those of pages. */
interface WorkerScope {
  addEventListener(
    type: 'fetch',
    listener: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (event: { data: unknown; waitUntil(work: Promise<void>): void }) => void,
  ): void;
}
const scope = self as unknown as WorkerScope;

/** The kept page is used when the site takes longer than this to send one. */
const PAGE_TIMEOUT_MS = 3_000;

const kept = async (key: string): Promise<Response | undefined> => (await caches.open(PAGE_CACHE)).match(key);

async function answerPage(request: Request): Promise<Response> {
  const fromSite = fetch(request);
  const page = await kept(ANSWER_PAGE);
  if (!page) return fromSite;
  const afterTimeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PAGE_TIMEOUT_MS));
  const answer = await Promise.race([fromSite.catch(() => undefined), afterTimeout]);
  return answer && answer.status < 500 ? answer : page;
}

async function keep(files: string[]): Promise<void> {
  const cache = await caches.open(PAGE_CACHE);
  await cache.addAll([ANSWER_PAGE, ...files]);
  for (const request of await cache.keys())
    if (![ANSWER_PAGE, ...files].includes(new URL(request.url).pathname)) await cache.delete(request);
}

scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== self.location.origin || event.request.method !== 'GET') return;
  if (event.request.mode === 'navigate' && pathname.replace(/\/$/, '') === ANSWER_PAGE)
    event.respondWith(answerPage(event.request));
  else if (pathname.startsWith(FILES)) event.respondWith(kept(pathname).then((file) => file ?? fetch(event.request)));
});

// Only pages of this site can send one.
scope.addEventListener('message', (event) => {
  if (Array.isArray(event.data))
    event.waitUntil(keep((event.data as string[]).filter((path) => path.startsWith(FILES))));
});
