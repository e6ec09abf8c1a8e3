import { useEffect, useSyncExternalStore } from 'react';
import { useHost, type ApiClient, type HostServices } from '@touchline/ui/host';
import type { WaitingItem } from './waiting-item.js';
import { createWaitingQueue, type QueueState, type WaitingKind, type WaitingQueue } from './waiting-queue.js';
import { openWaitingStore, type StorePlace } from './waiting-store.js';

/** The queues of one kind: one per signed-in coach. */
export interface CoachQueues<Item extends WaitingItem, Stored> {
  /** The queue of the signed-in coach: one for the life of the page, shared by screens and the background work. */
  of: (services: HostServices) => WaitingQueue<Item, Stored>;
  /** The signed-in coach's queue, at work while the screen is mounted, and its state. */
  use: () => { queue: WaitingQueue<Item, Stored>; state: QueueState<Item> };
}

/** `place` is where the items are kept; tabs that share it take turns in sending. */
export function createCoachQueues<Item extends WaitingItem, Stored>(
  kind: WaitingKind<Item, Stored>,
  place: StorePlace,
): CoachQueues<Item, Stored> {
  const queues = new WeakMap<ApiClient, Map<number, WaitingQueue<Item, Stored>>>();
  const store = openWaitingStore<Item>(place);
  const withTabLock = <T>(job: () => Promise<T>) => inTurn(place.database, job);

  function of(services: HostServices): WaitingQueue<Item, Stored> {
    const { api, coach } = services;
    const byCoach = queues.get(api) ?? new Map<number, WaitingQueue<Item, Stored>>();
    queues.set(api, byCoach);

    let queue = byCoach.get(coach.coach_id);
    if (!queue) {
      queue = createWaitingQueue(kind, { services, store, onReconnect, withTabLock });
      byCoach.set(coach.coach_id, queue);
    }
    return queue;
  }

  function useQueue() {
    const queue = of(useHost());
    useEffect(() => queue.start(), [queue]);
    return { queue, state: useSyncExternalStore(queue.subscribe, queue.state) };
  }

  return { of, use: useQueue };
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
 * Tabs share what waits, so only one sends at a time. Browsers offer locks on https and localhost only; without them two
 * tabs may send the same item, which the server stores once.
 */
function inTurn<T>(name: string, job: () => Promise<T>): Promise<T> {
  // The DOM types declare `locks` as always present.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, job) : job();
}
