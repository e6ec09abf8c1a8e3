import { useState } from 'react';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { MenuItem, QueryPanel, TextField } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { ScheduleDialog } from '../../../shared/scheduling/schedule-dialog.js';
import type { AddedWorkout } from '../../../shared/scheduling/use-undo-scheduling.js';
import { libraryTexts } from '../../../shared/texts/library-texts.js';
import { schedulingTexts } from '../../../shared/texts/scheduling-texts.js';
import { EmptyLibrary } from '../../../shared/workouts/components/empty-library.js';
import { workoutsQuery } from '../../../shared/workouts/api/get-workouts.js';
import type { PlanView } from '../model/plan-view.js';

export interface AddWorkoutDialogProps {
  /** The shown day, and whose plan it is. */
  view: Pick<PlanView, 'day' | 'teamId' | 'athleteId'>;
  onAdded: (added: AddedWorkout) => void;
  onClose: () => void;
}

/** Chooses a library workout for the shown day and plan. Mount it to open it. */
export function AddWorkoutDialog({ view: { day, teamId, athleteId }, onAdded, onClose }: AddWorkoutDialogProps) {
  const workouts = useQuery(workoutsQuery(useApi()));
  const [workoutId, setWorkoutId] = useState<number | null>(null);
  const workout = workouts.data?.find(({ id }) => id === workoutId) ?? null;
  return (
    <ScheduleDialog
      workout={workout}
      initial={{ date: day, teamId: athleteId === null ? teamId : null, athleteId }}
      onAdded={onAdded}
      onClose={onClose}
    >
      <QueryPanel
        query={workouts}
        loadingText={libraryTexts.loading}
        errorText={libraryTexts.loadFailed}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyLibrary minHeight={56} />}
        minHeight={56}
      >
        {(all) => <WorkoutField workouts={all} value={workout?.id ?? null} onChange={setWorkoutId} />}
      </QueryPanel>
    </ScheduleDialog>
  );
}

interface WorkoutFieldProps {
  workouts: readonly Workout[];
  value: number | null;
  onChange: (workoutId: number) => void;
}

function WorkoutField({ workouts, value, onChange }: WorkoutFieldProps) {
  return (
    <TextField
      select
      required
      fullWidth
      label="Workout"
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value))}
      helperText={value === null ? schedulingTexts.chooseWorkout : undefined}
      slotProps={{ inputLabel: { shrink: true } }}
    >
      {workouts.map(({ id, name }) => (
        <MenuItem key={id} value={id} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
