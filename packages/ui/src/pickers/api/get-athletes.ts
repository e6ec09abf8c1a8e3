import { queryOptions } from '@tanstack/react-query';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { ApiClient } from '../../host/api-client.js';

/** Prefix of every cached list of athletes: invalidate it after a change to any of them. */
export const ATHLETES_KEY = ['athletes'] as const;

const getAthletes = (api: ApiClient, signal: AbortSignal) => api.get<Athlete[]>('/api/athletes/list', { signal });

/** All athletes the coach reaches, by last, then first name. */
export const athletesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: [...ATHLETES_KEY, 'list'], queryFn: ({ signal }) => getAthletes(api, signal) });
