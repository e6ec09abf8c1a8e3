import { SCHEDULED_WORKOUT_CHANGED } from '@touchline/contracts/error-codes';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import type { EditorTarget } from '../../shared/editor/editor-target.js';
import { draftOfScheduled } from '../../shared/editor/model/draft.js';
import { scheduledBody, workoutBody } from '../../shared/editor/model/sent-draft.js';
import { changeScheduledMutation } from '../../shared/workouts/api/change-scheduled.js';
import { getScheduledOfWorkout } from '../../shared/workouts/api/get-scheduled-of-workout.js';
import { useCreateWorkout } from '../../shared/workouts/use-create-workout.js';

/** What the editor works on: a scheduled workout, as it was when the editor opened. */
export function useScheduledTarget(workout: ScheduledWorkout): EditorTarget {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const change = useMutation(changeScheduledMutation(api, queryClient));
  const create = useCreateWorkout({ closes: true });
  return {
    kind: 'calendar',
    title: 'Edit Workout',
    begin: () => draftOfScheduled(workout),
    version: workout.version,
    changedCode: SCHEDULED_WORKOUT_CHANGED,
    failed: 'Failed to update workout',
    store: async (draft, version) => {
      await change.mutateAsync({
        workoutUid: workout.workout_uid,
        body: { ...scheduledBody(draft), version: version ?? workout.version },
      });
      notify({ severity: 'success', text: 'Workout saved successfully' });
    },
    read: async () => {
      // Wherever it was moved: so it is looked for by what it was copied from, not by its day.
      const stored = (await getScheduledOfWorkout(api, workout.workout_id)).find(({ id }) => id === workout.id);
      return stored
        ? {
            draft: draftOfScheduled(stored),
            version: stored.version,
            isForOthers: stored.team_id !== workout.team_id || stored.athlete_id !== workout.athlete_id,
          }
        : null;
    },
    storeAnew: {
      label: 'Save as a library workout',
      store: async (draft) => {
        const stored = await create(workoutBody(draft, 'calendar'));
        notify({ severity: 'success', text: `${stored.name} saved in the library.` });
      },
    },
  };
}
