import type { QueryClient } from '@tanstack/react-query';
import type { AreaName } from '../host/area-names.js';

/**
 * Data that screens of several areas show: the roster with everybody's availability, the teams, the calendar with scheduled
 * workouts and attendance marks, and the sessions of training load.
 */
export const SHARED_DATA = ['athletes', 'teams', 'events', 'sessions'] as const;

export type SharedData = (typeof SHARED_DATA)[number];

/** The key of a query belongs to an area, or to the kit when the kit makes the query for all areas. */
export type OwnedQueryKey = readonly [AreaName, ...unknown[]] | readonly [SharedData, ...unknown[]];

export interface SharedQueryMeta extends Record<string, unknown> {
  /** The shared data that the answer shows: a change to any of them makes it stale. */
  shows?: readonly SharedData[];
  /**
   * What the device may keep of an answer for the day, so that the screen opens without a network: names, events and own marks, and
   * nothing else about athletes. The result has the shape of the answer, because the cache gets it back as one; null keeps nothing.
   */
  keptOffline?(answer: unknown): unknown;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: OwnedQueryKey;
    queryMeta: SharedQueryMeta;
  }
}

interface AnnounceOptions {
  /** `none`: stale queries that are on screen are read again only when they are shown the next time. */
  refetchType?: 'active' | 'none';
}

/**
 * Tells all areas that shared data has changed: every query that shows it is stale, and read again if it is on screen. An area does
 * not need to know who shows its data. Call it after a failed write, too: the server may have stored it although no answer arrived.
 */
export function announceChange(
  cache: QueryClient,
  changed: readonly SharedData[],
  options: AnnounceOptions = {},
): void {
  void cache.invalidateQueries({
    ...options,
    predicate: ({ queryKey, meta }) =>
      changed.some((data) => queryKey[0] === data || (meta as SharedQueryMeta | undefined)?.shows?.includes(data)),
  });
}
