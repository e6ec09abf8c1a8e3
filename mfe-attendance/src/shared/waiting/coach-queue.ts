import { useEffect, useSyncExternalStore } from 'react';
import { onReconnect } from '@touchline/contracts/outbox';
import { useHost, type ApiClient, type HostServices } from '@touchline/ui/host';
import type { QueueState, WaitingKind, WaitingQueue } from './queue-types.js';
import type { WaitingItem } from './waiting-item.js';
import { createWaitingQueue } from './waiting-queue.js';
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

  function of(services: HostServices): WaitingQueue<Item, Stored> {
    const { api, coach } = services;
    const byCoach = queues.get(api) ?? new Map<number, WaitingQueue<Item, Stored>>();
    queues.set(api, byCoach);

    let queue = byCoach.get(coach.coach_id);
    if (!queue) {
      queue = createWaitingQueue(kind, {
        services,
        store,
        isOffline,
        onReconnect,
        lock: place.database,
      });
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

/** Only `false` is certain: a browser calls any network a connection, and Node knows nothing of it. */
function isOffline(): boolean {
  const { onLine } = navigator as { onLine?: boolean };
  return onLine === false;
}
