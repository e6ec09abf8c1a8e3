import { useEffect, useSyncExternalStore } from 'react';
import { useHost } from '@touchline/ui/host';
import { queueOf } from './queue-of.js';
import type { MarkQueue, QueueState } from './mark-queue.js';

/** The coach's queue, sending as long as the page is open, and what is in it. */
export function useMarkQueue(): { queue: MarkQueue; state: QueueState } {
  const queue = queueOf(useHost());
  useEffect(() => queue.start(), [queue]);
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.state) };
}
