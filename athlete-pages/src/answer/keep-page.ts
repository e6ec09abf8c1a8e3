import { ANSWER_PAGE, PAGE_CACHE } from '../shared/page-cache.js';

const canKeep = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;

/** Has this page and its files kept, so that a paired phone opens it without a network. A browser may refuse; then it cannot. */
export async function keepPage(): Promise<void> {
  if (!canKeep()) return;
  try {
    await navigator.serviceWorker.register('/answer-worker.js', { scope: ANSWER_PAGE, updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(ownFiles());
  } catch {
    // The page goes on without.
  }
}

const ownFiles = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')]
    .map((element) => ('src' in element ? element.src : element.href))
    .map((address) => new URL(address).pathname);

/** Removes the data kept for opening without a network. */
export async function forgetPage(): Promise<void> {
  if (!canKeep()) return;
  try {
    await caches.delete(PAGE_CACHE);
    const registration = await navigator.serviceWorker.getRegistration(ANSWER_PAGE);
    // Without a worker of this page it is the one of the coaches' app, whose scope is the whole site.
    if (registration && new URL(registration.scope).pathname === ANSWER_PAGE) await registration.unregister();
  } catch {
    // Nothing was kept then.
  }
}
