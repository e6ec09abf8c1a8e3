import type { AnswersDue } from '@touchline/contracts/athlete-answers.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../own-names.js';

const getAnswersDue = (api: ApiClient, teamId: number, signal: AbortSignal): Promise<AnswersDue> =>
  api.call('GET /api/squad/answers-due', { query: { team_id: teamId }, signal });

/** How many of a team's due answers were given, per weekday and week. Read again when the board shows another `answered`. */
export const answersDueQuery = (api: ApiClient, teamId: number, answered: number) =>
  queryOptions({
    queryKey: own.key('answers-due', teamId, answered),
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) => getAnswersDue(api, teamId, signal),
    staleTime: 0,
  });
