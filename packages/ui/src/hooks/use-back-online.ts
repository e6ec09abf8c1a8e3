import { useEffect } from 'react';
import { useSteadyCallback } from './use-steady-callback.js';

/**
 * While `waiting`, calls `retry` when the connection is back, and when the coach returns to the page: what failed for lack of a network
 * then tries again by itself.
 */
export function useBackOnline(waiting: boolean, retry: () => void): void {
  const retryNow = useSteadyCallback(retry);
  useEffect(() => {
    if (!waiting) return;
    const retryIfVisible = () => {
      if (document.visibilityState === 'visible') retryNow();
    };
    window.addEventListener('online', retryNow);
    document.addEventListener('visibilitychange', retryIfVisible);
    return () => {
      window.removeEventListener('online', retryNow);
      document.removeEventListener('visibilitychange', retryIfVisible);
    };
  }, [waiting, retryNow]);
}
