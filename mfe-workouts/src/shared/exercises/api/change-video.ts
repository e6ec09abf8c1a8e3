import type { ExerciseVideo, ExerciseVideoBody } from '@touchline/contracts/exercise-library.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { exercisesQuery } from './get-exercises.js';

interface VideoChange {
  exerciseId: number;
  body: ExerciseVideoBody;
}

/**
 * Gives an exercise a video, or removes it, and updates the cached list. 409 `exercise_video_changed` when the version is
 * no longer the stored one.
 */
export const changeVideoMutation = (api: ApiClient, queryClient: QueryClient) => {
  const { queryKey } = exercisesQuery(api);
  return mutationOptions({
    mutationFn: ({ exerciseId, body }: VideoChange): Promise<ExerciseVideo> =>
      api.call('PUT /api/exercise-library/{id}/video', { params: { id: exerciseId }, body }),
    onSuccess: async (video, { exerciseId }) => {
      // A list that is still loading was requested before this change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (all) =>
        all?.map((exercise) => (exercise.exercise_id === exerciseId ? { ...exercise, ...video } : exercise)),
      );
    },
    // Not awaited: the form closes as soon as the video is stored.
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
};

/** The video of an exercise as it is stored now; null when the exercise is no longer in the library. */
export async function findVideo(
  api: ApiClient,
  queryClient: QueryClient,
  exerciseId: number,
): Promise<ExerciseVideo | null> {
  const exercises = await queryClient.fetchQuery({ ...exercisesQuery(api), staleTime: 0 });
  return exercises.find(({ exercise_id: id }) => id === exerciseId) ?? null;
}
