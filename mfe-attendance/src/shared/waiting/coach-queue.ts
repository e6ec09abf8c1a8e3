import { useEffect, useSyncExternalStore } from 'react';
import { useHost, type ApiClient, type HostServices } from '@touchline/ui/host';
import { moveFormerItems } from './move-former-items.js';
import type { QueueState, WaitingKind, WaitingQueue } from './queue-types.js';
import { AREA_NAME } from './shell-status.js';
import { inTurn } from './tab-lock.js';
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
  let moving: Promise<void> | null = null;

  /** Once per page. What could not be moved is reported, and does not hold back other items. */
  const moveOnce = ({ report }: HostServices): Promise<void> =>
    (moving ??= moveFormerItems(place).catch((error: unknown) => report(error, AREA_NAME)));

  function of(services: HostServices): WaitingQueue<Item, Stored> {
    const { api, coach } = services;
    const byCoach = queues.get(api) ?? new Map<number, WaitingQueue<Item, Stored>>();
    queues.set(api, byCoach);

    let queue = byCoach.get(coach.coach_id);
    if (!queue) {
      queue = createWaitingQueue(kind, {
        services,
        // The shell must not hear that nothing waits while former items do.
        store: { ...store, list: (coachId) => moveOnce(services).then(() => store.list(coachId)) },
        isOffline,
        onReconnect,
        // Also here, because the coach is told when the turn of this tab takes long.
        withTabLock: (job) => inTurn(place.database, () => moveOnce(services).then(job)),
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
