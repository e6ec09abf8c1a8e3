import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ListedWellnessEntry } from '@touchline/contracts/wellness.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

export const wellnessKey = (athleteId: number) => own.key('wellness', athleteId);
export const recentWellnessKey = (athleteId: number) => [...wellnessKey(athleteId), 'recent'] as const;

interface EntriesFilter {
  athlete_id: number;
  from?: CalendarDate;
}

const getWellness = (api: ApiClient, query: EntriesFilter, signal?: AbortSignal): Promise<ListedWellnessEntry[]> =>
  api.call('GET /api/athletes/wellness', { query, signal });

/** All entries of one athlete, oldest first. Fails with 404 for an athlete the coach has no access to. */
export const wellnessQuery = (api: ApiClient, athleteId: number) =>
  queryOptions({
    queryKey: wellnessKey(athleteId),
    queryFn: ({ signal }) => getWellness(api, { athlete_id: athleteId }, signal),
  });

/** Those since a day, inclusive. They are dropped, not updated, when an entry has changed. */
export const recentWellnessQuery = (api: ApiClient, athleteId: number, from: CalendarDate) =>
  queryOptions({
    queryKey: [...recentWellnessKey(athleteId), from],
    queryFn: ({ signal }) => getWellness(api, { athlete_id: athleteId, from }, signal),
  });
