import type { SaveWellnessBody, WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { withEntry } from '../model/entries.js';
import type { WellnessDay } from '../model/wellness-rows.js';
import { wellnessKey } from './get-wellness.js';
import { readWellnessAnew } from './read-wellness-anew.js';

async function saveWellness(api: ApiClient, day: WellnessDay): Promise<WellnessEntry> {
  const [stored] = await api.send<WellnessEntry[]>('PUT', '/api/athletes/wellness', {
    entries: [day],
  } satisfies SaveWellnessBody);
  if (!stored) throw new Error('The answer to a stored day holds no entry.');
  return stored;
}

/**
 * Stores one day and answers it as it is stored. The stored entry is on screen at once. A call that failed may have been stored all the same:
 * after any outcome the athlete's entries and the list of athletes are read anew.
 */
export const saveWellnessMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) =>
  mutationOptions({
    mutationFn: (day: WellnessDay) => saveWellness(api, day),
    onSuccess: (stored) => {
      queryClient.setQueryData<WellnessEntry[]>(wellnessKey(athleteId), (entries) => withEntry(entries ?? [], stored));
    },
    onSettled: () => readWellnessAnew(queryClient, athleteId),
  });
