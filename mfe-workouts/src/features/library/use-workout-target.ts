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

/**
 * The editor's target for a library workout, or for a new one (null).
 * @param onSchedule asked for by the button of the message after a save, or by the save itself
 */
export function useWorkoutTarget(workout: Workout | null, onSchedule: (workoutId: number) => void): EditorTarget {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const create = useCreateWorkout({ closes: true });
  const change = useMutation(changeWorkoutMutation(api, queryClient));

  const savers = (
    store: (draft: Draft, version: number | null) => Promise<Workout>,
    textOf: (name: string) => string,
  ) => ({
    save: async (draft: Draft, version: number | null = null) => {
      const { id, name } = await store(draft, version);
      const action = { label: 'Add to Calendar', run: () => onSchedule(id) };
      notify({ severity: 'success', text: textOf(name), action });
    },
    saveForCalendar: async (draft: Draft, version: number | null) => {
      const { id, name } = await store(draft, version);
      notify({ severity: 'success', text: textOf(name) });
      onSchedule(id);
    },
  });
  const creation = savers((draft) => create(workoutBody(draft)), editorTexts.created);
  const shared = {
    kind: 'library',
    changedCode: WORKOUT_CHANGED,
    saveAsCopy: { label: editorTexts.saveAsNewWorkout, save: creation.save },
  } as const;
  if (workout === null)
    return {
      ...shared,
      title: editorTexts.createTitle,
      initialDraft: newDraft,
      version: null,
      ...creation,
      failureText: editorTexts.createFailed,
    };
  return {
    ...shared,
    title: editorTexts.editTitle,
    initialDraft: () => workoutToDraft(workout),
    version: workout.version,
    failureText: editorTexts.updateFailed,
    ...savers(
      (draft, version) =>
        change.mutateAsync({
          workoutId: workout.id,
          body: { ...workoutBody(draft), version: version ?? workout.version },
        }),
      editorTexts.saved,
    ),
    read: async () => {
      const stored = (await queryClient.fetchQuery({ ...workoutsQuery(api), staleTime: 0 })).find(
        ({ id }) => id === workout.id,
      );
      return stored ? { draft: workoutToDraft(stored), version: stored.version } : null;
    },
  };
}
