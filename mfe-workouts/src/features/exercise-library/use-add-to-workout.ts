import { useRef, useState } from 'react';
import { WORKOUT_CHANGED } from '@touchline/contracts/error-codes';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { ApiError, failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import type { ConfiguredExercise } from '../../shared/exercises/model/configured-exercise.js';
import { changeWorkoutMutation } from '../../shared/workouts/api/change-workout.js';
import { workoutsQuery } from '../../shared/workouts/api/get-workouts.js';
import { isAnswered } from '../../shared/workouts/model/is-answered.js';
import { isGone } from '../../shared/workouts/model/is-gone.js';
import { useCreateWorkout } from '../../shared/workouts/use-create-workout.js';
import { hasArrived, isSameRow, withoutArrived, type UnansweredRow } from './model/unanswered-row.js';
import { withRow } from './model/with-row.js';
import type { WorkoutTarget } from './model/workout-target.js';

const CHANGED: CallFailure = {
  sentence: 'Someone else changed this workout meanwhile.',
  hint: 'It was loaded anew. Press Add Exercise to add to it as it is now.',
};
const CHANGED_UNREAD =
  'Someone else changed this workout meanwhile, and it could not be loaded anew. Press Add Exercise again.';
const GONE: CallFailure = { sentence: 'This workout is no longer in the library.', hint: 'Please choose another one.' };

/** What was sent to a workout and not answered. */
interface Unanswered {
  workoutId: number;
  rows: readonly UnansweredRow[];
}
const NONE: Unanswered = { workoutId: 0, rows: [] };

interface AddToWorkout {
  busy: boolean;
  failure: CallFailure | null;
  add: (target: NonNullable<WorkoutTarget>, row: ConfiguredExercise) => Promise<void>;
}

/** Stores an exercise at the end of a workout, or as the first of a new one. Whatever fails, what was typed stays with its owner. */
export function useAddToWorkout(onAdded: (workoutId: number) => void): AddToWorkout {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const create = useCreateWorkout({ closes: true });
  const change = useMutation(changeWorkoutMutation(api, queryClient));
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);
  // What the next press must not add a second time, be it after an answer that got lost, or while the form is going.
  const unanswered = useRef(NONE);
  const library = workoutsQuery(api);

  const known = (workoutId: number) => queryClient.getQueryData(library.queryKey)?.find(({ id }) => id === workoutId);

  async function append(workoutId: number, row: ConfiguredExercise): Promise<Workout> {
    const workout = known(workoutId);
    if (!workout) throw new ApiError(404, 'not_found', null);
    const before = unanswered.current.workoutId === workoutId ? unanswered.current.rows : [];
    const arrived = before.find((one) => hasArrived(workout, one));
    if (arrived && isSameRow(arrived.row, row)) return workout;
    // As it was sent before it changes nothing twice.
    const again = before.find((one) => isSameRow(one.row, row));
    const body = arrived ? withRow(withoutArrived(workout, arrived), row) : (again?.body ?? withRow(workout, row));
    unanswered.current = { workoutId, rows: [...before, { row, body }] };
    try {
      return await change.mutateAsync({ workoutId, body });
    } catch (error) {
      if (isAnswered(error)) unanswered.current = { workoutId, rows: before };
      throw error;
    }
  }

  async function refused(error: unknown, fallback: string): Promise<void> {
    const gone = isGone(error);
    if (!gone && !(error instanceof ApiError && error.code === WORKOUT_CHANGED))
      return setFailure(failureOf(error, fallback));
    try {
      await queryClient.fetchQuery({ ...library, staleTime: 0 });
      const { workoutId, rows } = unanswered.current;
      const workout = known(workoutId);
      // The others never will: they were about a version that is no more.
      unanswered.current = { workoutId, rows: workout ? rows.filter((one) => hasArrived(workout, one)) : [] };
      setFailure(gone ? GONE : CHANGED);
    } catch {
      setFailure(gone ? GONE : { sentence: CHANGED_UNREAD, hint: null });
    }
  }

  async function add(target: NonNullable<WorkoutTarget>, row: ConfiguredExercise): Promise<void> {
    const isNew = 'newName' in target;
    setFailure(null);
    setBusy(true);
    try {
      const workout = isNew
        ? await create({ name: target.newName.trim(), exercises: [row] })
        : await append(target.workoutId, row);
      notify({ severity: 'success', text: `${row.name} added to “${workout.name}”.` });
      onAdded(workout.id);
    } catch (error) {
      await refused(error, isNew ? 'Failed to create workout' : 'Failed to update workout');
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, add };
}
