import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that is the same on every render and calls the latest `callback`, so that memoised children are not
 * rendered again. Must not be called during render.
 */
export function useSteadyCallback<A extends unknown[], R>(callback: (...values: A) => R): (...values: A) => R {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: A) => latest.current(...values), []);
}
