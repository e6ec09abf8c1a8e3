import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SquadHistory } from '@touchline/contracts/squad-history.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { SQUAD_KEY } from '../../../../shared/squad-board/api/get-squad.js';

/** Which history. null: all athletes of the team, or of all teams. */
export interface HistoryChoice {
  teamId: number | null;
  athleteId: number | null;
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
}

const getHistory = (api: ApiClient, choice: HistoryChoice, signal: AbortSignal): Promise<SquadHistory> => {
  const { teamId, athleteId, from, to, today } = choice;
  const query = { team_id: teamId, athlete_id: athleteId, from, to, today };
  return api.call('GET /api/squad/decisions', { query, signal });
};

/** Flags and decisions of a range of days in one call. */
export const historyQuery = (api: ApiClient, choice: HistoryChoice) =>
  queryOptions({
    queryKey: [...SQUAD_KEY, 'history', choice],
    meta: { shows: ['athletes', 'sessions'] },
    queryFn: ({ signal }) => getHistory(api, choice, signal),
    staleTime: 0,
  });
