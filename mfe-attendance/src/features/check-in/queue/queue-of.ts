import type { ApiClient, HostServices } from '@touchline/ui/host';
import { createMarkQueue, type MarkQueue } from './mark-queue.js';
import { openMarkStore, type MarkStore } from './mark-store.js';

const queues = new WeakMap<ApiClient, Map<number, MarkQueue>>();
let store: MarkStore | null = null;

/** The queue of the coach who is signed in: one for the life of the page, whether check-in is open or not. */
export function queueOf(services: HostServices): MarkQueue {
  const { api, coach } = services;
  const byCoach = queues.get(api) ?? new Map<number, MarkQueue>();
  queues.set(api, byCoach);
  let queue = byCoach.get(coach.coach_id);
  if (!queue) {
    store ??= openMarkStore();
    queue = createMarkQueue({ services, store, onLine, alone });
    byCoach.set(coach.coach_id, queue);
  }
  return queue;
}

/** The browser says that the line is back, or the coach looks at the page again. */
function onLine(back: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') back();
  };
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', back);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Two tabs share the marks that wait. Browsers give locks to https and to this computer only; without them both may send a mark, which is taken once. */
function alone<T>(job: () => Promise<T>): Promise<T> {
  // By its type it is always there.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('touchline.attendance', job) : job();
}
