import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { ApiError, type ApiClient } from '@touchline/ui/host';

export const DOWN = new ApiError(0, 'network', null);

interface FakeOptions {
  exercises: readonly Exercise[];
  /** How the list is answered, in turn; afterwards as it is. */
  lists?: readonly Error[];
  /** How hearts are answered, in turn; afterwards they are stored. */
  hearts?: readonly Error[];
}

/** An exercise library that keeps hearts, and everything it was asked. */
export function fakeExerciseApi({ exercises, lists = [], hearts = [] }: FakeOptions): {
  api: ApiClient;
  asked: string[];
} {
  const asked: string[] = [];
  const [listFailures, heartFailures] = [[...lists], [...hearts]];
  let stored = [...exercises];
  const get: ApiClient['get'] = <T>(path: string) => {
    asked.push(path);
    const failure = listFailures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve(stored as T);
  };
  const send: ApiClient['send'] = <T>(method: string, path: string, body: unknown) => {
    asked.push(`${method} ${path} ${JSON.stringify(body)}`);
    const failure = heartFailures.shift();
    if (failure) return Promise.reject(failure);
    const { saved } = body as { saved: boolean };
    stored = stored.map((one) => (path === `/api/exercise-library/${one.exercise_id}/saved` ? { ...one, saved } : one));
    return Promise.resolve(body as T);
  };
  return { api: { get, send }, asked };
}
