import { useEffect } from 'react';
import { onReconnect } from '@touchline/contracts/outbox';
import { useSteadyCallback } from './use-steady-callback.js';

/**
 * While `waiting`, calls `retry` when the connection is back, and when the coach returns to the page: what failed for lack of a network
 * then tries again by itself. Not by a timer: each try shows the screen as loading, and takes the focus from "Try again".
 */
export function useBackOnline(waiting: boolean, retry: () => void): void {
  const retryNow = useSteadyCallback(retry);
  useEffect(() => {
    if (waiting) return onReconnect(retryNow);
  }, [waiting, retryNow]);
}
