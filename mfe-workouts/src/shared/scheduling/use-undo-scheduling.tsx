import type { ReactNode } from 'react';
import type { ScheduledDate } from '@touchline/contracts/workouts.schema';
import { BAR_HEIGHT, Box, useUndo, type DoneChange } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { putParam, useNavigate } from '@touchline/ui/router';
import { PRINT_NOW, sheetAddress } from '../workouts/model/sheet-address.js';
import { deleteScheduledMutation } from '../workouts/api/delete-scheduled.js';

/** A workout that was just put on the calendar, and the sentence that says so. */
export interface AddedWorkout {
  scheduled: ScheduledDate;
  text: string;
}

/**
 * The bar that says that a workout was added, and offers to take it off the calendar again: as it was added, so not
 * after somebody has changed it. Print opens the sheet of its day, and the browser's print dialog. The bar stays in
 * sight on a long page, where the button that added the workout is.
 */
export function useUndoScheduling(onDismissed: () => void): { offer: (added: AddedWorkout) => void; bar: ReactNode } {
  const navigate = useNavigate();
  const removal = useMutation(deleteScheduledMutation(useApi(), useQueryClient()));
  const { offer, bar } = useUndo<DoneChange & { scheduled: ScheduledDate }>({
    undo: ({ scheduled }) => removal.mutateAsync(scheduled),
    onDismissed,
  });
  return {
    offer: ({ scheduled, text }) =>
      offer({
        changeId: scheduled.workout_uid,
        text,
        scheduled,
        next: { label: 'Print', run: () => void navigate(addressOf(scheduled), { state: PRINT_NOW }) },
      }),
    bar: bar && <Box sx={{ position: 'sticky', top: BAR_HEIGHT + 8, zIndex: 2 }}>{bar}</Box>,
  };
}

function addressOf({ athlete_id: athleteId, team_id: teamId, scheduled_date: day }: ScheduledDate): string {
  const params = new URLSearchParams();
  putParam(params, 'team', teamId, null);
  putParam(params, 'athlete', athleteId, null);
  return sheetAddress(params, day);
}
