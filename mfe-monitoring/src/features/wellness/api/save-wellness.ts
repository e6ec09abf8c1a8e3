import type { SaveWellnessBody, WellnessEntry, WellnessWrite } from '@touchline/contracts/wellness.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { updateCachedList } from '../../../shared/update-cached-list.js';
import { recentWellnessKey, wellnessKey } from './get-wellness.js';
import { refreshAnswers } from './refresh-answers.js';

/** One day of one athlete; `version` is the one the coach saw, 0 for a day without an entry. */
export type WellnessDay = WellnessWrite & { version: number };

async function saveWellness(api: ApiClient, day: WellnessDay): Promise<WellnessEntry> {
  const body: SaveWellnessBody = { entries: [day] };
  const [stored]: WellnessEntry[] = await api.call('PUT /api/athletes/wellness', { body });
  if (!stored) throw new Error('The answer to a stored day holds no entry.');
  return stored;
}

/**
 * Stores one day and resolves to the stored entry, which replaces the cached one without another read: an entry carries
 * all its figures. A failed call may have been stored, so that the entries are read again after it. The overview is
 * always stale and reads its figures when it is shown.
 */
export const saveWellnessMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) => {
  const queryKey = wellnessKey(athleteId);
  return mutationOptions({
    mutationFn: (day: WellnessDay) => saveWellness(api, day),
    onSuccess: async (stored, { more }) => {
      if (more) refreshAnswers(queryClient, athleteId);
      queryClient.removeQueries({ queryKey: recentWellnessKey(athleteId) });
      await updateCachedList<WellnessEntry>(queryClient, queryKey, (list) => withEntry(list, stored));
    },
    onError: () => {
      refreshAnswers(queryClient, athleteId);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
};

/** `entries` (oldest first) with `stored` added or replaced: an athlete has one entry per day. */
export function withEntry(entries: readonly WellnessEntry[], stored: WellnessEntry): WellnessEntry[] {
  return [...entries.filter((entry) => entry.date !== stored.date), stored].sort((a, b) => (a.date < b.date ? -1 : 1));
}
