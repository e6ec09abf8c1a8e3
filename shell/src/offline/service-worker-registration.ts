/** A newer worker waits until the pages of the earlier one are closed; the one that removes itself does not wait. */
const SETTLED_AFTER_MS = 2_000;

/** Whether this browser can keep files for opening without a network: on https and on localhost, not on plain http elsewhere. */
export const canKeepFiles = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;

/**
 * Starts the service worker, and a newer one of the site. The site may answer with one that removes itself: then no page opens without a
 * network any more, and nothing else changes.
 * @returns whether there is one afterwards; false also in a browser that refuses it. Rejects without a connection
 */
export async function startServiceWorker(): Promise<boolean> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  // A browser may be told to answer a registration with nothing.
  if (!registration) return false;
  await registration.update();
  await untilActive(registration.installing ?? registration.waiting ?? registration.active);
  return (await serviceWorker.getRegistration('/')) !== undefined;
}

function untilActive(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker === null || worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker?.addEventListener('statechange', check);
    setTimeout(resolve, SETTLED_AFTER_MS);
    check();
  });
}
