import { useEffect, type RefObject } from 'react';
import { WORKOUT_NAME_MAX } from '@touchline/contracts/workout-rules';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { MenuItem, TextField } from '@touchline/ui';
import type { WorkoutTarget } from '../model/workout-target.js';

interface WorkoutChoiceProps {
  workouts: readonly Workout[];
  target: WorkoutTarget;
  problem: string | null;
  busy: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (target: WorkoutTarget) => void;
}

const NEW = 'new';

/** Which workout an exercise goes into; a new one gets its name here. */
export function WorkoutChoice({ workouts, target, problem, busy, inputRef, onChange }: WorkoutChoiceProps) {
  const isNew = target !== null && 'newName' in target;
  // Here, and not as the box appears: the menu gives the focus back to what has opened it.
  useEffect(() => {
    if (isNew) inputRef.current?.focus();
  }, [isNew, inputRef]);
  const value = target === null ? '' : isNew ? NEW : String(target.workoutId);
  const chosen = isNew || target === null || workouts.some(({ id }) => id === target.workoutId);
  const complaint = { error: problem !== null, helperText: problem };
  return (
    <>
      <TextField
        select
        fullWidth
        required
        label="Workout"
        value={chosen ? value : ''}
        disabled={busy}
        onChange={({ target: { value: next } }) =>
          onChange(next === NEW ? { newName: '' } : { workoutId: Number(next) })
        }
        {...(!isNew && { ...complaint, inputRef })}
        slotProps={{
          inputLabel: { shrink: true },
          select: { displayEmpty: true, renderValue: (shown) => labelOf(String(shown), workouts) },
        }}
      >
        <MenuItem value={NEW} sx={{ minHeight: 44 }}>
          New workout
        </MenuItem>
        {workouts.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {isNew && (
        <TextField
          label="Workout name"
          fullWidth
          required
          value={target.newName}
          inputRef={inputRef}
          onChange={({ target: { value: newName } }) => onChange({ newName })}
          {...complaint}
          slotProps={{ htmlInput: { maxLength: WORKOUT_NAME_MAX, autoComplete: 'off', readOnly: busy } }}
        />
      )}
    </>
  );
}

function labelOf(value: string, workouts: readonly Workout[]): string {
  if (value === '') return 'Select a workout...';
  return value === NEW ? 'New workout' : (workouts.find(({ id }) => String(id) === value)?.name ?? '');
}
