/**
 * The service worker: pages open without a network. It answers from two caches: the released files, which never change under their
 * address, and one page that serves every address of the app and that pages keep (`../offline/kept-files.ts`). For pages the network
 * comes first, so a release is live with the next navigation. Other navigations of the site get the answer of the site. Everything else is
 * left to the browser: calls of the API, and all that comes from other sites.
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { FILES_CACHE, KEPT_PAGE, PAGE_CACHE } from '../offline/cache-names.js';
import { isAppPage, isReleasedFile } from './answered-addresses.js';

/** The kept page is used when the site takes longer than this to send one. */
const PAGE_TIMEOUT_MS = 3_000;

const network = new NetworkOnly();

/** The page of the site; the kept one if the site cannot be reached, is slow, or is just restarting behind a proxy. */
const answerPage: RouteHandlerCallback = async (options) => {
  const fromSite = network.handle(options);
  const fromSiteOrNothing = fromSite.catch(() => undefined);
  const keptPage = await (await caches.open(PAGE_CACHE)).match(KEPT_PAGE);
  if (!keptPage) return fromSite;

  const afterTimeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PAGE_TIMEOUT_MS));
  const answer = await Promise.race([fromSiteOrNothing, afterTimeout]);
  return answer && answer.status < 500 ? answer : keptPage;
};

enableNavigationPreload();
// Keeps the files that the first visit requests after its start.
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isReleasedFile(url),
  new CacheFirst({
    cacheName: FILES_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [new CacheableResponsePlugin({ statuses: [200] })],
  }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isAppPage(url.pathname),
  answerPage,
);
// The browser has requested these already as well (navigation preload). Without an answer from here it would send them again.
registerRoute(({ request }) => request.mode === 'navigate', network);
