import type { SaveTrainingLoadBody, SessionWrite, TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { updateCachedList } from '../../../shared/update-cached-list.js';
import { withSession } from '../model/sessions.js';
import { recentTrainingLoadKey, trainingLoadKey } from './get-training-load.js';
import { readChangedFigures } from './read-changed-figures.js';

interface SessionSave {
  session: SessionWrite;
  /** Sent with a new session only: a call that is repeated after a lost answer does not create a second session. */
  retryKey: string;
}

async function saveSession(api: ApiClient, { session, retryKey }: SessionSave): Promise<TrainingLoadEntry> {
  const body: SaveTrainingLoadBody = { entries: [session] };
  const isNew = session.workout_id === undefined;
  const [stored]: TrainingLoadEntry[] = await api.call('PUT /api/athletes/training-load', {
    body,
    retryKey: isNew ? retryKey : undefined,
  });
  if (!stored) throw new Error('The answer to a stored session holds no entry.');
  return stored;
}

/**
 * Stores one session and resolves to it; it replaces the cached one at once. Figures of other sessions that it changes
 * are read again, and so are all sessions after a failed call, which may have been stored. The overview is always stale
 * and reads its figures when it is shown.
 */
export const saveTrainingLoadMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) => {
  const queryKey = trainingLoadKey(athleteId);
  return mutationOptions({
    mutationFn: (save: SessionSave) => saveSession(api, save),
    onSuccess: async (stored) => {
      queryClient.removeQueries({ queryKey: recentTrainingLoadKey(athleteId) });
      await updateCachedList<TrainingLoadEntry>(queryClient, queryKey, (list) => withSession(list, stored));
      readChangedFigures(queryClient, athleteId, stored);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
};
