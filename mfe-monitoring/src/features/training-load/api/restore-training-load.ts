import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { updateCachedList } from '../../../shared/update-cached-list.js';
import { withSession } from '../model/sessions.js';
import { recentTrainingLoadKey, trainingLoadKey } from './get-training-load.js';
import { readChangedFigures } from './read-changed-figures.js';

async function restoreSession(api: ApiClient, id: number): Promise<TrainingLoadEntry> {
  const [stored]: TrainingLoadEntry[] = await api.call('POST /api/athletes/training-load/{id}/restore', {
    params: { id },
  });
  if (!stored) throw new Error('The answer to a restored session holds no entry.');
  return stored;
}

/** Restores a deleted session. Figures of other sessions that it changes are read again, and all after a failed call. */
export const restoreTrainingLoadMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) => {
  const queryKey = trainingLoadKey(athleteId);
  return mutationOptions({
    mutationFn: (id: number) => restoreSession(api, id),
    onSuccess: async (stored) => {
      queryClient.removeQueries({ queryKey: recentTrainingLoadKey(athleteId) });
      await updateCachedList<TrainingLoadEntry>(queryClient, queryKey, (list) => withSession(list, stored));
      readChangedFigures(queryClient, athleteId, stored);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
};
