/** Code that is fetched when it is first needed. */
export interface LazyCode<T> {
  /** What was fetched; null before. */
  get: () => T | null;
  /** Fetches it; one fetch for all who ask at once. Rejects when it does not come; a failure is not kept: the next call fetches anew. */
  preload: () => Promise<void>;
  /** Calls `listener` once the code has arrived, whoever asked for it; answers how to end that. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Unlike React.lazy, which keeps a rejection for ever. An answer without the thing counts as failed: after a failed chunk the federation
 * runtime can resolve with empty exports.
 */
export function lazyCode<T>(load: () => Promise<T | undefined>): LazyCode<T> {
  let loaded: T | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  return {
    get: () => loaded,
    preload() {
      loading ??= load().then((code) => {
        if (code === undefined) throw new TypeError('the chunk arrived without what was asked of it');
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
