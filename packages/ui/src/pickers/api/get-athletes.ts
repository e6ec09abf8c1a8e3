import { queryOptions } from '@tanstack/react-query';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { ApiClient } from '../../host/api-client.js';

interface AthletesFilter {
  team_id?: number;
  /** Who belonged to a team on at least one of these days; those of today without them. */
  from?: CalendarDate;
  to?: CalendarDate;
  archived?: 'true' | null;
}

/** The athletes as they are on the coach's own day, on which availability is judged. */
export const getAthletes = (api: ApiClient, filter: AthletesFilter, signal?: AbortSignal): Promise<Athlete[]> =>
  api.call('GET /api/athletes/list', { query: { ...filter, today: todayIn(undefined, new Date()) }, signal });

/** All athletes the coach reaches, by last, then first name. */
export const athletesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['athletes', 'list'], queryFn: ({ signal }) => getAthletes(api, {}, signal) });
