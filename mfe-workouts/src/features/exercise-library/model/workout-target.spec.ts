import { WORKOUT_LINES_MAX } from '@touchline/contracts/workout-rules';
import type { Workout, WorkoutLine } from '@touchline/contracts/workouts.schema';
import { targetProblem, type WorkoutTarget } from './workout-target.js';

const ROW: WorkoutLine = {
  id: 9,
  name: 'Squat',
  sets: 3,
  reps: 8,
  duration: null,
  coach_notes: null,
  type: 'exercise',
  is_time_based: false,
  order_in_workout: 1,
  exercise_id: null,
  rest_between_sets_seconds: 0,
  superset_with_next: false,
};
const workout = (id: number, rows: number): Workout => ({
  id,
  name: 'Legs',
  type: null,
  difficulty: null,
  description: null,
  version: 1,
  exercises: Array.from({ length: rows }, () => ROW),
});
const WORKOUTS = [workout(1, 2), workout(2, WORKOUT_LINES_MAX), workout(3, WORKOUT_LINES_MAX - 1)];

test.each<[WorkoutTarget, string | null]>([
  [null, 'Select a workout.'],
  [{ newName: '' }, 'Enter a workout title.'],
  [{ newName: '   ' }, 'Enter a workout title.'],
  [{ newName: 'x'.repeat(51) }, 'Must have at most 50 characters.'],
  [{ newName: ` ${'x'.repeat(50)} ` }, null],
  [{ workoutId: 1 }, null],
  [{ workoutId: 3 }, null],
  [{ workoutId: 2 }, 'This workout is full: it has 200 rows.'],
  [{ workoutId: 99 }, 'This workout is no longer in the library. Select another one.'],
])('%p: %p', (target, problem) => expect(targetProblem(target, WORKOUTS)).toBe(problem));
