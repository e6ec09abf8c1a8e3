import type { SaveSurveyBody, Survey } from '@touchline/contracts/surveys.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, queryOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** What a team asks beside the four ratings: all lists, oldest first. */
export const surveysQuery = (api: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: own.key('surveys', teamId),
    queryFn: ({ signal }): Promise<Survey[]> => api.call('GET /api/surveys', { query: { team_id: teamId }, signal }),
  });

/** Which days are complete follows from the lists. */
export const saveSurveyMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: SaveSurveyBody): Promise<Survey[]> => api.call('PUT /api/surveys', { body }),
    onSuccess: (surveys, { team_id: teamId }) => cache.setQueryData(own.key('surveys', teamId), surveys),
    onSettled: (_surveys, _error, { team_id: teamId }) => {
      void cache.invalidateQueries({ queryKey: own.key('surveys', teamId) });
      announceChange(cache, ['athletes']);
    },
  });
