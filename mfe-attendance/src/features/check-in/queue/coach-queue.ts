import { useEffect, useSyncExternalStore } from 'react';
import { useHost, type ApiClient, type HostServices } from '@touchline/ui/host';
import { createMarkQueue, type MarkQueue, type QueueState } from './mark-queue.js';
import { openMarkStore, type MarkStore } from './mark-store.js';

const queues = new WeakMap<ApiClient, Map<number, MarkQueue>>();
let store: MarkStore | null = null;

/** The signed-in coach's queue, while check-in is mounted, and its state. */
export function useMarkQueue(): { queue: MarkQueue; state: QueueState } {
  const queue = getMarkQueue(useHost());
  useEffect(() => queue.start(), [queue]);
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.state) };
}

/**
 * The queue of the signed-in coach: one for the life of the page, shared by check-in and the area's background work.
 */
export function getMarkQueue(services: HostServices): MarkQueue {
  const { api, coach } = services;
  const byCoach = queues.get(api) ?? new Map<number, MarkQueue>();
  queues.set(api, byCoach);

  let queue = byCoach.get(coach.coach_id);
  if (!queue) {
    store ??= openMarkStore();
    queue = createMarkQueue({ services, store, onReconnect, withTabLock });
    byCoach.set(coach.coach_id, queue);
  }
  return queue;
}

/** Calls the listener when the browser reports a connection and when the coach returns to the page. */
function onReconnect(listener: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/**
 * Tabs share the waiting marks, so only one sends at a time. Browsers offer locks on https and localhost only; without
 * them two tabs may send the same mark, which the server stores once.
 */
function withTabLock<T>(job: () => Promise<T>): Promise<T> {
  // The DOM types declare `locks` as always present.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('touchline.attendance', job) : job();
}
