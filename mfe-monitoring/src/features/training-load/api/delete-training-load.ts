import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { updateCachedList } from '../../../shared/update-cached-list.js';
import { withoutSession } from '../model/sessions.js';
import { recentTrainingLoadKey, trainingLoadKey } from './get-training-load.js';
import { readChangedFigures } from './read-changed-figures.js';

interface StoredSession {
  id: number;
  date: CalendarDate;
  version: number;
}

const deleteSession = (api: ApiClient, { id, version }: StoredSession) =>
  api.call('DELETE /api/athletes/training-load/{id}', { params: { id }, query: { version } });

/**
 * Deletes one session and removes it from the cache. Figures of other sessions that it changes are read again, and all
 * sessions after a failed call.
 */
export const deleteTrainingLoadMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) => {
  const queryKey = trainingLoadKey(athleteId);
  return mutationOptions({
    mutationFn: (session: StoredSession) => deleteSession(api, session),
    onSuccess: async (_, { id, date }) => {
      queryClient.removeQueries({ queryKey: recentTrainingLoadKey(athleteId) });
      await updateCachedList<TrainingLoadEntry>(queryClient, queryKey, (list) => withoutSession(list, id));
      readChangedFigures(queryClient, athleteId, { workout_id: id, date });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
};
