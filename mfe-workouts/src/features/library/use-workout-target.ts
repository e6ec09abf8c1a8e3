import { WORKOUT_CHANGED } from '@touchline/contracts/error-codes';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import type { EditorTarget } from '../../shared/editor/editor-target.js';
import { workoutToDraft, newDraft, type Draft } from '../../shared/editor/model/draft.js';
import { workoutBody } from '../../shared/editor/model/request-bodies.js';
import { editorTexts } from '../../shared/texts/editor-texts.js';
import { changeWorkoutMutation } from '../../shared/workouts/api/change-workout.js';
import { workoutsQuery } from '../../shared/workouts/api/get-workouts.js';
import { useCreateWorkout } from '../../shared/workouts/use-create-workout.js';

/** The editor's target for a library workout, or for a new one (null). */
export function useWorkoutTarget(workout: Workout | null): EditorTarget {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const create = useCreateWorkout({ closes: true });
  const change = useMutation(changeWorkoutMutation(api, queryClient));

  async function add(draft: Draft): Promise<void> {
    const stored = await create(workoutBody(draft));
    notify({ severity: 'success', text: editorTexts.created(stored.name) });
  }
  const shared = {
    kind: 'library',
    changedCode: WORKOUT_CHANGED,
    saveAsCopy: { label: editorTexts.saveAsNewWorkout, save: add },
  } as const;
  if (workout === null)
    return {
      ...shared,
      title: editorTexts.createTitle,
      initialDraft: newDraft,
      version: null,
      save: add,
      failureText: editorTexts.createFailed,
    };
  return {
    ...shared,
    title: editorTexts.editTitle,
    initialDraft: () => workoutToDraft(workout),
    version: workout.version,
    failureText: editorTexts.updateFailed,
    save: async (draft, version) => {
      const stored = await change.mutateAsync({
        workoutId: workout.id,
        body: { ...workoutBody(draft), version: version ?? workout.version },
      });
      notify({ severity: 'success', text: editorTexts.saved(stored.name) });
    },
    read: async () => {
      const stored = (await queryClient.fetchQuery({ ...workoutsQuery(api), staleTime: 0 })).find(
        ({ id }) => id === workout.id,
      );
      return stored ? { draft: workoutToDraft(stored), version: stored.version } : null;
    },
  };
}
