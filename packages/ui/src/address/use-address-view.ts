import { useCallback, useMemo } from 'react';
import { useSearchParams } from './use-search-params.js';

/**
 * Changes parts of the view. `push` adds a history entry for Back; the default replaces the address. Pass a function
 * when the change depends on the current view: the rendered view may be older than the last click.
 */
export type ChangeView<View> = (
  change: Partial<View> | ((now: View) => Partial<View>),
  history?: 'push' | 'replace',
) => void;

/**
 * A screen's state, kept in the address: a reload, a bookmark or a shared link shows the same. `read` and `write`
 * convert it; they must be the same functions on every render.
 */
export function useAddressView<View>(
  read: (params: URLSearchParams) => View,
  write: (params: URLSearchParams, change: Partial<View>) => URLSearchParams,
): { view: View; change: ChangeView<View> } {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => read(params), [params, read]);
  const change = useCallback<ChangeView<View>>(
    (part, history = 'replace') =>
      setParams((now) => write(now, typeof part === 'function' ? part(read(now)) : part), {
        replace: history === 'replace',
      }),
    [setParams, read, write],
  );
  return { view, change };
}
