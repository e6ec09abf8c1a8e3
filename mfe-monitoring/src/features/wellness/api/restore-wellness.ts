import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { updateCachedList } from '../../../shared/update-cached-list.js';
import { recentWellnessKey, wellnessKey } from './get-wellness.js';
import { refreshAnswers } from './refresh-answers.js';
import { withEntry } from './save-wellness.js';

const restoreWellness = (api: ApiClient, id: number): Promise<WellnessEntry> =>
  api.call('POST /api/athletes/wellness/{id}/restore', { params: { id } });

/**
 * Restores a deleted entry with all that it held, which may be the athlete's current injury. After a failed call the
 * entries are read again: another one may have taken its day.
 */
export const restoreWellnessMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) => {
  const queryKey = wellnessKey(athleteId);
  return mutationOptions({
    mutationFn: (id: number) => restoreWellness(api, id),
    onSuccess: async (stored) => {
      announceChange(queryClient, ['athletes'], { refetchType: 'none' });
      refreshAnswers(queryClient, athleteId);
      queryClient.removeQueries({ queryKey: recentWellnessKey(athleteId) });
      await updateCachedList<WellnessEntry>(queryClient, queryKey, (list) => withEntry(list, stored));
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
};
