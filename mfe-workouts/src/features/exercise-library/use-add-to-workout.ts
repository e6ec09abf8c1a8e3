import { useRef, useState } from 'react';
import { WORKOUT_CHANGED } from '@touchline/contracts/error-codes';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { saveVersioned } from '@touchline/ui';
import { ApiError, failureOf, useApi, useNotify, type CallFailure, withInputKept } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import type { ConfiguredExercise } from '../../shared/exercises/model/configured-exercise.js';
import { exerciseTexts } from '../../shared/texts/exercise-texts.js';
import { changeWorkoutMutation, type WorkoutChange } from '../../shared/workouts/api/change-workout.js';
import { workoutsQuery } from '../../shared/workouts/api/get-workouts.js';
import { useCreateWorkout } from '../../shared/workouts/use-create-workout.js';
import { isSameRow, isStored, withoutStoredRow, type UnconfirmedRow } from './model/unconfirmed-row.js';
import type { WorkoutTarget } from './model/workout-target.js';

const CHANGED: CallFailure = { sentence: exerciseTexts.changed, hint: exerciseTexts.changedHint };
const CHANGED_UNREAD: CallFailure = { sentence: exerciseTexts.changedUnread, hint: null };
const GONE: CallFailure = { sentence: exerciseTexts.workoutGone, hint: exerciseTexts.chooseAnother };

/** Rows sent to a workout whose answers got lost. */
interface Unconfirmed {
  workoutId: number;
  rows: readonly UnconfirmedRow[];
}
const NOTHING_UNCONFIRMED: Unconfirmed = { workoutId: 0, rows: [] };

interface AddToWorkout {
  busy: boolean;
  failure: CallFailure | null;
  add: (target: NonNullable<WorkoutTarget>, row: ConfiguredExercise) => Promise<void>;
}

/** Adds an exercise to the end of a workout, or as the first of a new one. The caller keeps the typed values. */
export function useAddToWorkout(onAdded: (workoutId: number) => void): AddToWorkout {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const create = useCreateWorkout({ closes: true });
  const change = useMutation(changeWorkoutMutation(api, queryClient));
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);
  // The next press must not add these rows a second time, after a lost answer or while the form closes.
  const unconfirmed = useRef(NOTHING_UNCONFIRMED);
  const library = workoutsQuery(api);

  const cachedWorkout = (workoutId: number) =>
    queryClient.getQueryData(library.queryKey)?.find(({ id }) => id === workoutId);

  async function append(workoutId: number, row: ConfiguredExercise): Promise<Workout> {
    const workout = cachedWorkout(workoutId);
    if (!workout) throw new ApiError(404, 'not_found', null);
    const before = unconfirmed.current.workoutId === workoutId ? unconfirmed.current.rows : [];
    const stored = before.find((sent) => isStored(workout, sent));
    if (stored && isSameRow(stored.row, row)) return workout;

    // A body that was sent before has the old version: if it is stored already, it is refused, not added twice.
    const sentBefore = before.find((sent) => isSameRow(sent.row, row));
    const body = stored
      ? appendExercise(withoutStoredRow(workout, stored), row)
      : (sentBefore?.body ?? appendExercise(workout, row));
    unconfirmed.current = { workoutId, rows: [...before, { row, body }] };
    try {
      return await change.mutateAsync({ workoutId, body });
    } catch (error) {
      if (ApiError.isRefusal(error)) unconfirmed.current = { workoutId, rows: before };
      throw error;
    }
  }

  /**
   * Fetches the library and drops unconfirmed rows that are not stored: their version is outdated, so they never will
   * be.
   */
  async function readAgain(): Promise<Workout | null> {
    await queryClient.fetchQuery({ ...library, staleTime: 0 });
    const { workoutId, rows } = unconfirmed.current;
    const workout = cachedWorkout(workoutId);
    unconfirmed.current = { workoutId, rows: workout ? rows.filter((sent) => isStored(workout, sent)) : [] };
    return workout ?? null;
  }

  async function add(target: NonNullable<WorkoutTarget>, row: ConfiguredExercise): Promise<void> {
    const isNew = 'newName' in target;
    setFailure(null);
    setBusy(true);

    const outcome = await saveVersioned<Workout, Workout>({
      store: () => (isNew ? create({ name: target.newName.trim(), exercises: [row] }) : append(target.workoutId, row)),
      changedCode: WORKOUT_CHANGED,
      read: readAgain,
    });

    if (outcome.kind === 'saved') {
      notify({ severity: 'success', text: exerciseTexts.added(row.name, outcome.answer.name) });
      onAdded(outcome.answer.id);
    } else if (outcome.kind === 'failed') {
      setFailure(
        withInputKept(failureOf(outcome.error, isNew ? exerciseTexts.createFailed : exerciseTexts.updateFailed)),
      );
    } else if (outcome.kind !== 'already-saved') {
      const changed = outcome.kind === 'unread' ? CHANGED_UNREAD : CHANGED;
      setFailure(ApiError.isGone(outcome.error) ? GONE : changed);
    }
    setBusy(false);
  }
  return { busy, failure, add };
}

/** The body that stores the cached workout with one more exercise at its end. */
function appendExercise({ name, exercises, version }: Workout, row: ConfiguredExercise): WorkoutChange['body'] {
  const rows = exercises.map(({ id: _id, order_in_workout: _order, ...kept }) => kept);
  return { name, exercises: [...rows, row].map((line, index) => ({ ...line, order_in_workout: index + 1 })), version };
}
