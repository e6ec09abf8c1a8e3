import { WORKOUT_CHANGED } from '@touchline/contracts/error-codes';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import type { EditorTarget } from '../../shared/editor/editor-target.js';
import { draftOfWorkout, newDraft, type Draft } from '../../shared/editor/model/draft.js';
import { workoutBody } from '../../shared/editor/model/sent-draft.js';
import { changeWorkoutMutation } from '../../shared/workouts/api/change-workout.js';
import { workoutsQuery } from '../../shared/workouts/api/get-workouts.js';
import { useCreateWorkout } from '../../shared/workouts/use-create-workout.js';

/** What the editor works on: a workout of the library, or with null a new one. */
export function useWorkoutTarget(workout: Workout | null): EditorTarget {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const create = useCreateWorkout({ closes: true });
  const change = useMutation(changeWorkoutMutation(api, queryClient));

  async function add(draft: Draft): Promise<void> {
    const stored = await create(workoutBody(draft));
    notify({ severity: 'success', text: `${stored.name} created.` });
  }
  const shared = {
    kind: 'library',
    changedCode: WORKOUT_CHANGED,
    storeAnew: { label: 'Save as a new workout', store: add },
  } as const;
  if (workout === null)
    return {
      ...shared,
      title: 'Create New Workout',
      begin: newDraft,
      version: null,
      store: add,
      failed: 'Failed to create workout',
    };
  return {
    ...shared,
    title: 'Edit Workout',
    begin: () => draftOfWorkout(workout),
    version: workout.version,
    failed: 'Failed to update workout',
    store: async (draft, version) => {
      const stored = await change.mutateAsync({
        workoutId: workout.id,
        body: { ...workoutBody(draft), version: version ?? workout.version },
      });
      notify({ severity: 'success', text: `${stored.name} saved.` });
    },
    read: async () => {
      const stored = (await queryClient.fetchQuery({ ...workoutsQuery(api), staleTime: 0 })).find(
        ({ id }) => id === workout.id,
      );
      return stored ? { draft: draftOfWorkout(stored), version: stored.version } : null;
    },
  };
}
