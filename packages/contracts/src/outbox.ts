/// <reference lib="dom" />
/**
 * What pages with unsent items have in common: one tab sends at a time, and all try again when the connection may be back. Where items are
 * kept, and what follows from a refusal, differs from page to page. For browsers only.
 */

/** A phone does not always notice that it is online again. */
export const RETRY_EVERY_MS = 20_000;

/** Longer than the answer to a call takes. */
export const LOCK_PATIENCE_MS = 15_000;

/**
 * Runs a job while no other tab of this browser runs one of this name. Browsers offer locks on https and localhost only; without them
 * two tabs may send the same item, which the server stores once.
 * @param patienceMs after this long the job runs without the lock, because a tab that the phone has put to sleep may hold it; by default
 *   the job waits
 */
export async function withTabLock<T>(name: string, job: () => Promise<T>, patienceMs?: number): Promise<T> {
  // The DOM types declare both as always present.
  const locks = (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks;
  if (!locks) return job();
  if (patienceMs === undefined) return locks.request(name, job);

  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
  let hasLock = false;
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      hasLock = true;
      return job();
    });
  } catch (error) {
    if (hasLock) throw error;
    return await job();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls the listener when the browser reports a connection, when a person returns to the page, and every `everyMs` while the page is
 * visible.
 * @returns stops this
 */
export function onReconnect(listener: () => void, everyMs?: number): () => void {
  const ifVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const timer = everyMs === undefined ? undefined : setInterval(ifVisible, everyMs);
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', ifVisible);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', ifVisible);
  };
}
