import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { withoutSession } from '../model/sessions.js';
import { trainingLoadKey } from './get-training-load.js';

interface StoredSession {
  id: number;
  version: number;
}

const deleteSession = (api: ApiClient, { id, version }: StoredSession) =>
  api.send<void>('DELETE', `/api/athletes/training-load/${id}`, undefined, { query: { version } });

/** Deletes one session. It leaves the screen on success; after any outcome the athlete's sessions are read anew, with the figures of the days that follow. */
export const deleteTrainingLoadMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) =>
  mutationOptions({
    mutationFn: (session: StoredSession) => deleteSession(api, session),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData<TrainingLoadEntry[]>(
        trainingLoadKey(athleteId),
        (entries) => entries && withoutSession(entries, id),
      );
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: trainingLoadKey(athleteId) }),
  });
