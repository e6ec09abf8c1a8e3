import type { SquadMeasure } from '@touchline/contracts/squad-measure.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { SQUAD_KEY, type BoardChoice } from '../../../shared/squad-board/api/get-squad.js';

/** The newest values of a measure for the athletes of a board, read again with it. */
export const columnQuery = (api: ApiClient, measure: string, choice: BoardChoice) =>
  queryOptions({
    queryKey: [...SQUAD_KEY, 'column', measure, choice],
    meta: { shows: ['athletes', 'sessions'] },
    queryFn: ({ signal }): Promise<SquadMeasure> => {
      const { teamId, date, today } = choice;
      return api.call('GET /api/squad/measure', { query: { measure, team_id: teamId, date, today }, signal });
    },
    staleTime: 0,
    refetchInterval: choice.date === choice.today && 60_000,
  });
