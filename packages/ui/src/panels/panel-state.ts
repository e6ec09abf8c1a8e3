/** The part of a query's result that a panel needs. */
export interface PanelQuery<TData> {
  data: TData | undefined;
  error: unknown;
  refetch: () => unknown;
}

export type PanelState<TData> =
  | { kind: 'loading' }
  | { kind: 'error'; error: unknown }
  | { kind: 'empty'; stale: boolean }
  | { kind: 'data'; data: TData; stale: boolean };

/**
 * The state of a query. Data stays on screen when only its refresh failed (`stale`): a temporary fault must not
 * remove what a coach is reading or typing into.
 */
export function panelState<TData>(query: PanelQuery<TData>, isEmpty: (data: TData) => boolean): PanelState<TData> {
  const failed = query.error !== null && query.error !== undefined;
  if (query.data === undefined) return failed ? { kind: 'error', error: query.error } : { kind: 'loading' };
  return isEmpty(query.data) ? { kind: 'empty', stale: failed } : { kind: 'data', data: query.data, stale: failed };
}
