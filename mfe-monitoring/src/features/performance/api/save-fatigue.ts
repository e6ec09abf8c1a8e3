import type { FatigueRecord, FatigueWrite, SaveFatigueBody } from '@touchline/contracts/fatigue.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { fatigueKey } from './get-fatigue.js';
import { readTestsAnew } from './read-tests-anew.js';

async function saveFatigue(api: ApiClient, athleteId: number, entry: FatigueWrite): Promise<FatigueRecord> {
  const [stored] = await api.send<FatigueRecord[]>('PUT', '/api/athletes/fatigue-indicators', {
    athlete_id: athleteId,
    entries: [entry],
  } satisfies SaveFatigueBody);
  if (!stored) throw new Error('The answer to a stored test holds no record.');
  return stored;
}

/**
 * Stores another value of one test and answers it as it is stored. It is on screen at once. A call that failed may have been stored all the
 * same: after any outcome everything that follows from it is read anew.
 */
export const saveFatigueMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) =>
  mutationOptions({
    mutationFn: (entry: FatigueWrite) => saveFatigue(api, athleteId, entry),
    onSuccess: (stored) => {
      queryClient.setQueryData<FatigueRecord[]>(fatigueKey(athleteId), (records) =>
        records?.map((record) => (record.id === stored.id ? stored : record)),
      );
    },
    onSettled: () => readTestsAnew(queryClient, athleteId),
  });
