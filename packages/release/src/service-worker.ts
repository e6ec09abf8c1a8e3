/** The service worker at the top of a site: the one of the live shell, or the one that ends it. */

/** Its name in the folder of a shell's version, and at the top of a site. */
export const SERVICE_WORKER = 'service-worker.js';

/**
 * Takes the place of a service worker in every browser that asks for it: pages no longer open without a network, and the files kept in
 * caches whose names begin with `cachePrefix` are removed. Databases stay, because they contain what people have not sent yet. Open pages
 * go on.
 */
const selfRemoving = (cachePrefix: string): string => `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const removeCaches = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('${cachePrefix}')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(removeCaches());
});
`;

export const SELF_REMOVING_SERVICE_WORKER = selfRemoving('touchline.shell.');
/** In place of the one with which the page of athletes opens without a network. */
export const SELF_REMOVING_ANSWER_WORKER = selfRemoving('touchline.answer.');
