/** Types of @touchline/ui/query, generated from the kit's sources. */
import type { AreaName } from '@touchline/ui/host';
import { keepPreviousData } from '@tanstack/react-query';
import { mutationOptions } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { QueryKey } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { useIsFetching } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { UseMutationResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { UseQueryOptions } from '@tanstack/react-query';
import { UseQueryResult } from '@tanstack/react-query';

/**
 * Tells all areas that shared data has changed: every query that shows it is stale, and read again if it is on screen. An area does
 * not need to know who shows its data. Call it after a failed write, too: the server may have stored it although no answer arrived.
 */
export declare function announceChange(cache: QueryClient, changed: readonly SharedData[], options?: AnnounceOptions): void;

declare interface AnnounceOptions {
    /** `none`: stale queries that are on screen are read again only when they are shown the next time. */
    refetchType?: 'active' | 'none';
}

export { keepPreviousData }

export { mutationOptions }

/** The key of a query belongs to an area, or to the kit when the kit makes the query for all areas. */
export declare type OwnedQueryKey = readonly [AreaName, ...unknown[]] | readonly [SharedData, ...unknown[]];

export { QueryClient }

export { QueryClientProvider }

export { QueryKey }

export { queryOptions }

/**
 * Data that screens of several areas show: the roster with everybody's availability, the teams, the calendar with scheduled
 * workouts and attendance marks, and the sessions of training load.
 */
export declare const SHARED_DATA: readonly ['athletes', 'teams', 'events', 'sessions'];

export declare type SharedData = (typeof SHARED_DATA)[number];

export declare interface SharedQueryMeta extends Record<string, unknown> {
    /** The shared data that the answer shows: a change to any of them makes it stale. */
    shows?: readonly SharedData[];
}

export { useIsFetching }

export { useMutation }

export { UseMutationResult }

export { useQuery }

export { useQueryClient }

export { UseQueryOptions }

export { UseQueryResult }

declare module '@tanstack/react-query' {
    interface Register {
        queryKey: OwnedQueryKey;
        queryMeta: SharedQueryMeta;
    }
}

export { }
