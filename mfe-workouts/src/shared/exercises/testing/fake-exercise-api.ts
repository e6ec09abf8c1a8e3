import type { Exercise, SavedExercise } from '@touchline/contracts/exercise-library.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeServer } from '@touchline/ui/testing';

export const DOWN = new ApiError(0, 'network', null);

interface FakeOptions {
  exercises: readonly Exercise[];
  /** Failures of the list, in turn; then it is answered. */
  lists?: readonly Error[];
  /** Failures of saved flags, in turn; then they are stored. */
  hearts?: readonly Error[];
}

/** An exercise library that stores saved flags. */
export function fakeExerciseApi({ exercises, lists = [], hearts = [] }: FakeOptions): FakeServer {
  const [listFailures, heartFailures] = [[...lists], [...hearts]];
  let stored = [...exercises];
  return new FakeServer({
    'GET /api/exercise-library': () => {
      throwNext(listFailures);
      return stored;
    },
    'PUT /api/exercise-library/{id}/saved': ({ id, body }) => {
      throwNext(heartFailures);
      const { saved } = body as SavedExercise;
      stored = stored.map((exercise) => (exercise.exercise_id === id ? { ...exercise, saved } : exercise));
      return body;
    },
  });
}

function throwNext(failures: Error[]): void {
  const failure = failures.shift();
  if (failure) throw failure;
}
