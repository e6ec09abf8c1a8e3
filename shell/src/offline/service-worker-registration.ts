/** How long a worker may take to start and to answer. */
const DEADLINE_MS = 3_000;

/** Whether this browser can keep files for opening without a network: on https and on localhost, not on plain http elsewhere. */
export const canKeepFiles = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;

/**
 * Starts the service worker, and looks for a newer one of the site. The site may answer with one that removes itself: then no page opens
 * without a network any more, and nothing else changes.
 * @returns whether one answers for this app afterwards; false also in a browser that refuses it. Rejects without a connection
 */
export async function startServiceWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  // A browser may be told to answer a registration with nothing.
  if (!registration) return false;
  await registration.update();
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (worker) await beforeDeadline(untilSettled(worker));
  const isAnswered = registration.active !== null && (await beforeDeadline(isAnswering(registration.active))) === true;
  // A registration by an open page brings back one that is about to go.
  if (!isAnswered) await registration.unregister();
  return isAnswered;
}

/** A worker that waits for the end of an earlier one stays `installed`; `beforeDeadline` goes on then. */
const untilSettled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });

/** Workbox answers this message; the worker that removes itself does not, and may stay as long as pages are open. */
const isAnswering = (worker: ServiceWorker): Promise<true> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [] } }, [port2]);
  });

const beforeDeadline = <T>(result: Promise<T>): Promise<T | undefined> =>
  Promise.race([result, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), DEADLINE_MS))]);
