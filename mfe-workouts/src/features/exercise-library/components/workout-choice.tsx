import { useEffect, type RefObject } from 'react';
import { WORKOUT_NAME_MAX } from '@touchline/contracts/workout-rules';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { MenuItem, TextField } from '@touchline/ui';
import { exerciseTexts } from '../../../shared/texts/exercise-texts.js';
import type { WorkoutTarget } from '../model/workout-target.js';

interface WorkoutChoiceProps {
  workouts: readonly Workout[];
  target: WorkoutTarget;
  problem: string | null;
  busy: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (target: WorkoutTarget) => void;
}

const NEW_WORKOUT = 'new';

/** Chooses the workout an exercise is added to; a new one gets its name here. */
export function WorkoutChoice({ workouts, target, problem, busy, inputRef, onChange }: WorkoutChoiceProps) {
  const isNew = target !== null && 'newName' in target;
  // In an effect, not by autoFocus: the closing menu returns the focus to the select first.
  useEffect(() => {
    if (isNew) inputRef.current?.focus();
  }, [isNew, inputRef]);
  const value = target === null ? '' : isNew ? NEW_WORKOUT : String(target.workoutId);
  const chosen = isNew || target === null || workouts.some(({ id }) => id === target.workoutId);
  const problemProps = { error: problem !== null, helperText: problem };
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
          onChange(next === NEW_WORKOUT ? { newName: '' } : { workoutId: Number(next) })
        }
        {...(!isNew && { ...problemProps, inputRef })}
        slotProps={{
          inputLabel: { shrink: true },
          select: { displayEmpty: true, renderValue: (shown) => labelOf(String(shown), workouts) },
        }}
      >
        <MenuItem value={NEW_WORKOUT} sx={{ minHeight: 44 }}>
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
          label="Workout Title"
          fullWidth
          required
          value={target.newName}
          inputRef={inputRef}
          onChange={({ target: { value: newName } }) => onChange({ newName })}
          {...problemProps}
          slotProps={{ htmlInput: { maxLength: WORKOUT_NAME_MAX, autoComplete: 'off', readOnly: busy } }}
        />
      )}
    </>
  );
}

function labelOf(value: string, workouts: readonly Workout[]): string {
  if (value === '') return exerciseTexts.selectWorkout;
  return value === NEW_WORKOUT ? 'New workout' : (workouts.find(({ id }) => String(id) === value)?.name ?? '');
}
