import { useState, type ReactNode } from 'react';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { ConfirmDialog } from '@touchline/ui';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { deleteScheduledMutation } from '../../shared/workouts/api/delete-scheduled.js';
import { isGone } from '../../shared/workouts/model/is-gone.js';

export interface Deleting {
  /** Asks first. */
  remove: (workout: ScheduledWorkout) => void;
  question: ReactNode;
}

/** Takes workouts off the calendar; `onGone` when one has left the list that is shown. What could not be deleted is there again. */
export function useDeleting(onGone: () => void): Deleting {
  const notify = useNotify();
  const erase = useMutation(deleteScheduledMutation(useApi(), useQueryClient()));
  const [asked, setAsked] = useState<ScheduledWorkout | null>(null);

  async function confirmed(workout: ScheduledWorkout): Promise<void> {
    setAsked(null);
    onGone();
    try {
      await erase.mutateAsync(workout);
    } catch (error) {
      // Deleted by somebody else, or by a call whose answer got lost; or moved to where this coach does not reach. Nobody knows which.
      return notify(
        isGone(error)
          ? { severity: 'info', text: 'This workout is no longer there.' }
          : { severity: 'error', text: notDeleted(error) },
      );
    }
    notify({ severity: 'success', text: 'Scheduled workout deleted successfully' });
  }
  const question = (
    <ConfirmDialog
      open={asked !== null}
      title="Delete Scheduled Workout"
      text="Are you sure you want to delete this scheduled workout from the calendar?"
      confirmLabel="Delete"
      onCancel={() => setAsked(null)}
      onConfirm={() => asked && void confirmed(asked)}
    />
  );
  return { remove: setAsked, question };
}

/** What has failed first, then why. */
function notDeleted(error: unknown): string {
  const [failed, why] = [
    'Failed to delete scheduled workout',
    failureText(error, 'Failed to delete scheduled workout'),
  ];
  return why.startsWith(failed) ? why : `${failed}. ${why}`;
}
