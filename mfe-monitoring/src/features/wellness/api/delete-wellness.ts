import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { withoutEntry } from '../model/entries.js';
import { wellnessKey } from './get-wellness.js';
import { readWellnessAnew } from './read-wellness-anew.js';

interface StoredEntry {
  id: number;
  version: number;
}

const deleteWellness = (api: ApiClient, { id, version }: StoredEntry) =>
  api.send<void>('DELETE', `/api/athletes/wellness/${id}`, undefined, { query: { version } });

/** Deletes one entry. It leaves the screen on success; after any outcome the athlete's entries and the list of athletes are read anew. */
export const deleteWellnessMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) =>
  mutationOptions({
    mutationFn: (entry: StoredEntry) => deleteWellness(api, entry),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData<WellnessEntry[]>(
        wellnessKey(athleteId),
        (entries) => entries && withoutEntry(entries, id),
      );
    },
    onSettled: () => readWellnessAnew(queryClient, athleteId),
  });
