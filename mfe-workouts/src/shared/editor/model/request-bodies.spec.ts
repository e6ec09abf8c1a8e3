import { buildRow, buildScheduled, buildWorkout } from '../../testing/build-workout.js';
import { setTimeBased } from './change-rows.js';
import { scheduledToDraft, workoutToDraft, newDraft } from './draft.js';
import { scheduledBody, workoutBody } from './request-bodies.js';

const ROWS = [
  buildRow({
    name: 'Squat',
    exercise_id: 7,
    coach_notes: 'Deep.',
    rest_between_sets_seconds: 0,
    superset_with_next: true,
  }),
  buildRow({ name: 'Jump', sets: null, reps: null }),
  buildRow({ name: 'Short rest', type: 'rest', sets: null, reps: null, duration: 90 }),
  buildRow({ name: 'Plank', reps: null, duration: 45, is_time_based: true }),
];
const rowBodies = ROWS.map(({ id: _id, ...row }, at) => ({ ...row, order_in_workout: at + 1 }));

it('sends an unchanged library workout as it was stored', () => {
  const workout = buildWorkout({ name: 'Legs', description: 'For legs.', exercises: ROWS });
  const body = workoutBody(workoutToDraft(workout));
  expect(body).toEqual({
    name: 'Legs',
    type: 'Strength',
    difficulty: 'Beginner',
    description: 'For legs.',
    exercises: rowBodies,
    workout_date: null,
  });
});

it('sends an unchanged scheduled workout as it was stored, also as a library workout', () => {
  const draft = scheduledToDraft(
    buildScheduled({ plan_name: 'Legs', exercises: ROWS.map((row) => ({ ...row, duration_seconds: row.duration })) }),
  );
  const body = scheduledBody(draft);
  expect(body).toEqual({
    plan_name: 'Legs',
    exercises: rowBodies.map(({ duration, order_in_workout: _place, ...row }) => ({
      ...row,
      duration_seconds: duration,
    })),
  });
  expect(workoutBody(draft, 'calendar').exercises).toEqual(rowBodies);
});

it('leaves out space around the title, repetitions of time-based rows and supersets without a partner', () => {
  const draft = workoutToDraft(
    buildWorkout({
      name: 'Legs',
      exercises: [buildRow({ name: 'Plank', is_time_based: true, reps: 10, duration: 30, superset_with_next: true })],
    }),
  );
  expect(workoutBody({ ...draft, title: ' Legs ', description: '  ' })).toMatchObject({
    name: 'Legs',
    description: null,
    exercises: [{ reps: null, duration: 30, superset_with_next: false }],
  });
});

it('sends no duration after switching off time, except one stored with the repetitions', () => {
  const exercises = [
    buildRow({ name: 'Plank', reps: null, duration: 45, is_time_based: true }),
    buildRow({ name: 'Squat', duration: 20 }),
  ];
  const draft = workoutToDraft(buildWorkout({ exercises }));
  const rows = draft.rows.map((row) => (row.timeBased ? setTimeBased(row, false, 'library') : row));
  expect(workoutBody({ ...draft, rows }).exercises).toMatchObject([
    { reps: 10, duration: null, is_time_based: false },
    { reps: 10, duration: 20 },
  ]);
});

it.each([
  ['1:30', 90],
  ['1.5m', 90],
  ['0', 0],
  [' ', null],
])('sends a rest between sets typed as %p as %p seconds', (between, seconds) => {
  const rows = newDraft().rows.map((row) => ({ ...row, name: 'Curl', between }));
  expect(workoutBody({ ...newDraft(), rows }).exercises).toMatchObject([{ rest_between_sets_seconds: seconds }]);
});

it('sends a new workout with the defaults shown', () => {
  const [row] = newDraft().rows;
  expect(row && workoutBody({ ...newDraft(), title: 'New', rows: [{ ...row, name: 'Curl' }] }).exercises).toMatchObject(
    [{ name: 'Curl', sets: 3, reps: 10, rest_between_sets_seconds: 60, exercise_id: null }],
  );
});
