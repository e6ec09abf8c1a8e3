import { useEffect } from 'react';
import { RETRY_EVERY_MS, onReconnect } from '@touchline/contracts/outbox';
import { useSteadyCallback } from './use-steady-callback.js';

/**
 * While `waiting`, calls `retry` when the connection is back, when the coach returns to the page, and every 20 seconds, because a browser
 * does not always notice a connection: what failed for lack of a network then tries again by itself.
 */
export function useBackOnline(waiting: boolean, retry: () => void): void {
  const retryNow = useSteadyCallback(retry);
  useEffect(() => {
    if (waiting) return onReconnect(retryNow, RETRY_EVERY_MS);
  }, [waiting, retryNow]);
}
