import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SquadBoard } from '@touchline/contracts/squad.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../own-names.js';

/** Begins the key of every board and of their history: a decision makes them stale. */
export const SQUAD_KEY = own.key('squad');

/** Changes other than athletes' answers, like another coach's decision, appear within a minute. */
const POLL_INTERVAL_MS = 60_000;

/** Which board. null: all teams of the coach. `date` is the day looked at, `today` the coach's local one. */
export interface BoardChoice {
  teamId: number | null;
  date: CalendarDate;
  today: CalendarDate;
}

const getSquad = (api: ApiClient, { teamId, date, today }: BoardChoice, signal: AbortSignal): Promise<SquadBoard> =>
  api.call('GET /api/dashboard/squad', { query: { team_id: teamId, date, today }, signal });

/**
 * The whole board in one call. Always stale, because others work on it while it is open: the board of today is polled while
 * the page is visible, and read again when athletes have answered (`use-fresh-answers.ts`). Fails with 404 for a team that
 * the coach has no access to.
 */
export const squadQuery = (api: ApiClient, choice: BoardChoice) =>
  queryOptions({
    queryKey: [...SQUAD_KEY, choice],
    meta: { shows: ['athletes', 'sessions'] },
    queryFn: ({ signal }) => getSquad(api, choice, signal),
    staleTime: 0,
    refetchInterval: choice.date === choice.today && POLL_INTERVAL_MS,
  });
