import { EXERCISE_VIDEO_CHANGED } from '@touchline/contracts/error-codes';
import type { Exercise, ExerciseVideoBody, SavedExercise } from '@touchline/contracts/exercise-library.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeServer } from '@touchline/ui/testing';

export const DOWN = new ApiError(0, 'network', null);

const CHANGED = 'Someone else changed the video of this exercise. Check it and try again.';

interface FakeOptions {
  exercises: readonly Exercise[];
  /** Failures of the list, in turn; then it is answered. */
  lists?: readonly Error[];
  /** Failures of saved flags, in turn; then they are stored. */
  hearts?: readonly Error[];
}

/** An exercise library that stores saved flags and videos. */
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
    'PUT /api/exercise-library/{id}/video': ({ id, body }) => {
      const { video_url: url, video_version: seen } = body as ExerciseVideoBody;
      const { video_url: storedUrl, video_version: version } = stored.find(({ exercise_id }) => exercise_id === id)!;
      if (url !== storedUrl && seen !== version) throw new ApiError(409, EXERCISE_VIDEO_CHANGED, CHANGED);
      const video = { video_url: url, video_version: url === storedUrl ? version : version + 1 };
      stored = stored.map((exercise) => (exercise.exercise_id === id ? { ...exercise, ...video } : exercise));
      return video;
    },
  });
}

function throwNext(failures: Error[]): void {
  const failure = failures.shift();
  if (failure) throw failure;
}
