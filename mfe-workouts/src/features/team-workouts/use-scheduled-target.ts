import { SCHEDULED_WORKOUT_CHANGED } from '@touchline/contracts/error-codes';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { useApi, useNotify } from '@touchline/ui/host';
import { athletesQuery, labelsOf, teamLabel, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import type { EditorTarget } from '../../shared/editor/editor-target.js';
import { scheduledToDraft } from '../../shared/editor/model/draft.js';
import { scheduledBody, workoutBody } from '../../shared/editor/model/request-bodies.js';
import { editorTexts } from '../../shared/texts/editor-texts.js';
import { changeScheduledMutation } from '../../shared/workouts/api/change-scheduled.js';
import { findScheduled } from '../../shared/workouts/api/find-scheduled.js';
import { useCreateWorkout } from '../../shared/workouts/use-create-workout.js';

/** The editor's target for a scheduled workout, as it was when the editor opened. */
export function useScheduledTarget(workout: ScheduledWorkout): EditorTarget {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const change = useMutation(changeScheduledMutation(api, queryClient));
  const create = useCreateWorkout({ closes: true });

  /** From the cached lists, which the screen keeps loaded. */
  function assigneeName({ team_id: teamId, athlete_id: athleteId }: ScheduledWorkout): string {
    const athletes = queryClient.getQueryData(athletesQuery(api).queryKey);
    const athlete = athletes?.find(({ athlete_id: id }) => id === athleteId);
    const teams = queryClient.getQueryData(teamsWithAthletesQuery(api).queryKey);
    return (
      (athleteId === null ? teamLabel(teams, teamId) : athlete && labelsOf(athletes ?? [])(athlete)) ??
      editorTexts.someoneElse
    );
  }

  return {
    kind: 'calendar',
    title: editorTexts.editTitle,
    initialDraft: () => scheduledToDraft(workout),
    version: workout.version,
    changedCode: SCHEDULED_WORKOUT_CHANGED,
    failureText: editorTexts.updateFailed,
    save: async (draft, version) => {
      await change.mutateAsync({
        workoutUid: workout.workout_uid,
        body: { ...scheduledBody(draft), version: version ?? workout.version },
      });
      notify({ severity: 'success', text: editorTexts.scheduledSaved });
    },
    read: async () => {
      const stored = await findScheduled(api, workout.id);
      if (stored === null) return null;
      const isReassigned = stored.team_id !== workout.team_id || stored.athlete_id !== workout.athlete_id;
      return {
        draft: scheduledToDraft(stored),
        version: stored.version,
        reassignedTo: isReassigned ? assigneeName(stored) : null,
      };
    },
    saveAsCopy: {
      label: editorTexts.saveAsLibraryWorkout,
      save: async (draft) => {
        const stored = await create(workoutBody(draft, 'calendar'));
        notify({ severity: 'success', text: editorTexts.savedInLibrary(stored.name) });
      },
    },
  };
}
