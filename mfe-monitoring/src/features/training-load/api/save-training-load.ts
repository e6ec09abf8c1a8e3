import type { SaveTrainingLoadBody, SessionWrite, TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { withSession } from '../model/sessions.js';
import { trainingLoadKey } from './get-training-load.js';

interface SavedSession {
  session: SessionWrite;
  /** Taken along with a new session: sent once more after an answer that got lost, it does not become a second one. */
  retryKey: string;
}

async function saveSession(api: ApiClient, { session, retryKey }: SavedSession): Promise<TrainingLoadEntry> {
  const body: SaveTrainingLoadBody = { entries: [session] };
  const [stored] = await api.send<TrainingLoadEntry[]>(
    'PUT',
    '/api/athletes/training-load',
    body,
    session.workout_id === undefined ? { retryKey } : {},
  );
  if (!stored) throw new Error('The answer to a stored session holds no entry.');
  return stored;
}

/**
 * Stores one session and answers it as it is stored. It is on screen at once. The figures of the days that follow are another answer, and a
 * call that failed may have been stored all the same: after any outcome the athlete's sessions are read anew. Screens that sum sessions up
 * ask whenever they are opened.
 */
export const saveTrainingLoadMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) =>
  mutationOptions({
    mutationFn: (saved: SavedSession) => saveSession(api, saved),
    onSuccess: (stored) => {
      queryClient.setQueryData<TrainingLoadEntry[]>(trainingLoadKey(athleteId), (entries) =>
        withSession(entries ?? [], stored),
      );
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: trainingLoadKey(athleteId) }),
  });
