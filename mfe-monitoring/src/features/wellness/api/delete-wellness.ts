import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { updateCachedList } from '../../../shared/update-cached-list.js';
import { recentWellnessKey, wellnessKey } from './get-wellness.js';
import { refreshAnswers } from './refresh-answers.js';

interface StoredEntry {
  id: number;
  version: number;
}

const deleteWellness = (api: ApiClient, { id, version }: StoredEntry) =>
  api.call('DELETE /api/athletes/wellness/{id}', { params: { id }, query: { version } });

/**
 * Deletes one entry and removes it from the cache. A deleted entry may have held the athlete's current injury: the list
 * of athletes is marked stale and read when it is next shown. After a failed call the entries are read again.
 */
export const deleteWellnessMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) => {
  const queryKey = wellnessKey(athleteId);
  return mutationOptions({
    mutationFn: (entry: StoredEntry) => deleteWellness(api, entry),
    onSuccess: async (_, { id }) => {
      announceChange(queryClient, ['athletes'], { refetchType: 'none' });
      refreshAnswers(queryClient, athleteId);
      queryClient.removeQueries({ queryKey: recentWellnessKey(athleteId) });
      await updateCachedList<WellnessEntry>(queryClient, queryKey, (list) =>
        list.filter((entry) => entry.wellness_id !== id),
      );
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
};
