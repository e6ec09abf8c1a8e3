import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function with every render, which calls the latest `callback`: what is memoised must not be drawn anew for a new one. Not to be called while rendering. */
export function useSteadyCallback<A extends unknown[], R>(callback: (...values: A) => R): (...values: A) => R {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: A) => latest.current(...values), []);
}
