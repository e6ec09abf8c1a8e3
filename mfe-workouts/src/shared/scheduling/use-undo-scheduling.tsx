import type { ReactNode } from 'react';
import type { ScheduledDate } from '@touchline/contracts/workouts.schema';
import { BAR_HEIGHT, Box, useUndo, type DoneChange } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { deleteScheduledMutation } from '../workouts/api/delete-scheduled.js';

/** A workout that was just put on the calendar, and the sentence that says so. */
export interface AddedWorkout {
  scheduled: ScheduledDate;
  text: string;
}

/**
 * The bar that says that a workout was added, and offers to take it off the calendar again: as it was added, so not
 * after somebody has changed it. It stays in sight on a long page, where the button that added the workout is.
 */
export function useUndoScheduling(onDismissed: () => void): { offer: (added: AddedWorkout) => void; bar: ReactNode } {
  const removal = useMutation(deleteScheduledMutation(useApi(), useQueryClient()));
  const { offer, bar } = useUndo<DoneChange & { scheduled: ScheduledDate }>({
    undo: ({ scheduled }) => removal.mutateAsync(scheduled),
    onDismissed,
  });
  return {
    offer: ({ scheduled, text }) => offer({ changeId: scheduled.workout_uid, text, scheduled }),
    bar: bar && <Box sx={{ position: 'sticky', top: BAR_HEIGHT + 8, zIndex: 2 }}>{bar}</Box>,
  };
}
