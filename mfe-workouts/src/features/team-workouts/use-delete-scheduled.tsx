import { useState, type ReactNode } from 'react';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { ConfirmDialog } from '@touchline/ui';
import { ApiError, failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { teamWorkoutsTexts } from '../../shared/texts/team-workouts-texts.js';
import { deleteScheduledMutation } from '../../shared/workouts/api/delete-scheduled.js';

export interface ScheduledDeletion {
  /** Asks for confirmation first. */
  remove: (workout: ScheduledWorkout) => void;
  question: ReactNode;
}

/**
 * Deletes scheduled workouts; `onGone` is called when one leaves the list. A workout that could not be deleted returns
 * to it.
 */
export function useDeleteScheduled(onGone: () => void): ScheduledDeletion {
  const notify = useNotify();
  const deletion = useMutation(deleteScheduledMutation(useApi(), useQueryClient()));
  const [toDelete, setToDelete] = useState<ScheduledWorkout | null>(null);

  async function removeConfirmed(workout: ScheduledWorkout): Promise<void> {
    setToDelete(null);
    onGone();
    try {
      await deletion.mutateAsync(workout);
    } catch (error) {
      // Deleted by somebody else or by a call whose answer got lost, or assigned to a team this coach cannot see.
      return notify(
        ApiError.isGone(error)
          ? { severity: 'info', text: teamWorkoutsTexts.alreadyGone }
          : { severity: 'error', text: deleteFailureText(error) },
      );
    }
    notify({ severity: 'success', text: teamWorkoutsTexts.deleted });
  }
  const question = (
    <ConfirmDialog
      open={toDelete !== null}
      title={teamWorkoutsTexts.deleteTitle}
      text={teamWorkoutsTexts.deleteQuestion}
      confirmLabel="Delete"
      onCancel={() => setToDelete(null)}
      onConfirm={() => toDelete && void removeConfirmed(toDelete)}
    />
  );
  return { remove: setToDelete, question };
}

/** What failed, followed by the reason. */
function deleteFailureText(error: unknown): string {
  const failed = teamWorkoutsTexts.deleteFailed;
  const reason = failureText(error, failed);
  return reason.startsWith(failed) ? reason : `${failed}. ${reason}`;
}
