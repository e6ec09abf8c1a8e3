import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { QueryClient } from '@touchline/ui/query';
import { trainingLoadKey } from './get-training-load.js';

/**
 * Reads the athlete's sessions again when others of that day or later exist: the loads of their windows include the
 * stored or deleted session, and only the server calculates them. Without such sessions the answer of the save holds
 * everything.
 */
export function readChangedFigures(
  queryClient: QueryClient,
  athleteId: number,
  { workout_id: id, date }: Pick<TrainingLoadEntry, 'workout_id' | 'date'>,
): void {
  const queryKey = trainingLoadKey(athleteId);
  const sessions = queryClient.getQueryData<TrainingLoadEntry[]>(queryKey) ?? [];
  if (sessions.some((session) => session.workout_id !== id && session.date >= date))
    void queryClient.invalidateQueries({ queryKey });
}
