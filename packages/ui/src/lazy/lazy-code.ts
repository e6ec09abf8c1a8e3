/** Code that is fetched when it is first needed. */
export interface LazyCode<T> {
  /** The fetched code; null before. */
  get: () => T | null;
  /**
   * Fetches the code, once for all callers at a time. Rejects on failure; a failure is not kept, so the next call
   * fetches again.
   */
  preload: () => Promise<void>;
  /** Calls `listener` when the code has arrived; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Lazy code without React.lazy, which keeps a rejection for ever. An answer without the expected export counts as a
 * failure: after a failed chunk the federation runtime can resolve with empty exports.
 */
export function lazyCode<T>(load: () => Promise<T | undefined>): LazyCode<T> {
  let loaded: T | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  return {
    get: () => loaded,
    preload() {
      loading ??= load().then((code) => {
        if (code === undefined) throw new TypeError('the chunk arrived without the expected export');
        loaded = code;
        for (const listener of listeners) listener();
      });
      const current = loading;
      current.catch(() => {
        if (loading === current) loading = null;
      });
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
