import type { FatigueRecord } from '@touchline/contracts/fatigue.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { fatigueKey } from './get-fatigue.js';
import { readTestsAnew } from './read-tests-anew.js';

type StoredTest = Pick<FatigueRecord, 'id' | 'version'>;

const deleteFatigue = (api: ApiClient, { id, version }: StoredTest) =>
  api.send<void>('DELETE', `/api/athletes/fatigue-indicators/${id}`, undefined, { query: { version } });

/** Deletes one test. It leaves the screen on success; after any outcome everything that follows from it is read anew. */
export const deleteFatigueMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) =>
  mutationOptions({
    mutationFn: (test: StoredTest) => deleteFatigue(api, test),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData<FatigueRecord[]>(fatigueKey(athleteId), (records) =>
        records?.filter((record) => record.id !== id),
      );
    },
    onSettled: () => readTestsAnew(queryClient, athleteId),
  });
