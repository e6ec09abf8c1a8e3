import { buildExercise } from '../testing/build-exercise.js';
import { judgeForm } from '@touchline/ui/forms';
import {
  changeTimeBased,
  configureSchema,
  defaultValues,
  hasChanges,
  type ConfigureValues,
} from './configure-values.js';

const SQUAT = buildExercise({ exercise_id: 501, name: 'Back Squat', defaultSets: 4, defaultReps: 6 });
const PLANK = buildExercise({
  exercise_id: 701,
  name: 'Front Plank',
  defaultSets: 3,
  defaultReps: null,
  defaultDuration: 40,
});
const valuesOf = (values: Partial<ConfigureValues>, exercise = SQUAT) => ({ ...defaultValues(exercise), ...values });
function judge(change: Partial<ConfigureValues>, exercise = SQUAT) {
  const values = valuesOf(change, exercise);
  return judgeForm(configureSchema(values), values);
}

test("starts with the exercise's defaults and a minute of rest", () => {
  expect(defaultValues(SQUAT)).toEqual({
    is_time_based: false,
    sets: '4',
    reps: '6',
    duration: '',
    rest_between_sets_seconds: '60',
    coach_notes: '',
    superset_with_next: false,
  });
  expect(defaultValues(PLANK)).toEqual({
    is_time_based: true,
    sets: '3',
    reps: '',
    duration: '40',
    rest_between_sets_seconds: '60',
    coach_notes: '',
    superset_with_next: false,
  });
  expect(defaultValues(buildExercise({ defaultReps: null, defaultDuration: null }))).toMatchObject({
    is_time_based: false,
    reps: '10',
    duration: '',
  });
});

describe('by time or by repetitions', () => {
  test.each<[string, Partial<ConfigureValues>, boolean, Partial<ConfigureValues>]>([
    ['on: an empty duration becomes 60, and the repetitions go', { reps: '6' }, true, { reps: '', duration: '60' }],
    ['on: a duration that is there stays', { duration: '45' }, true, { reps: '', duration: '45' }],
    ['on: spaces are no duration', { duration: '  ' }, true, { duration: '60' }],
    [
      'off: empty repetitions become the usual ones',
      { is_time_based: true, reps: '', duration: '45' },
      false,
      { reps: '6', duration: '45' },
    ],
    ['off: repetitions that are there stay', { is_time_based: true, reps: '7' }, false, { reps: '7' }],
  ])('switched %s', (_, before, on, after) => {
    expect(changeTimeBased(valuesOf(before), on, '6', SQUAT)).toMatchObject({
      is_time_based: on,
      ...after,
    });
  });

  test('switched off: repetitions become 10 for an exercise without default repetitions', () =>
    expect(changeTimeBased(defaultValues(PLANK), false, '', PLANK)).toMatchObject({
      is_time_based: false,
      reps: '10',
    }));

  test.each([SQUAT, PLANK])('switching on and off again counts as no change', (exercise) => {
    const initial = defaultValues(exercise);
    const change = (values: ConfigureValues, isOn: boolean) => changeTimeBased(values, isOn, initial.reps, exercise);
    const switched = change(initial, !initial.is_time_based);
    expect(hasChanges(initial, switched)).toBe(true);
    expect(hasChanges(initial, change(switched, initial.is_time_based))).toBe(false);
  });
});

test('becomes a prescription in the form the API takes', () => {
  const typed = {
    coach_notes: ' Slowly. ',
    rest_between_sets_seconds: '1:30',
    superset_with_next: true,
    duration: '2:00',
  };
  expect([judge({}).sent, judge(typed, PLANK).sent]).toEqual([
    {
      sets: 4,
      reps: 6,
      duration: null,
      is_time_based: false,
      rest_between_sets_seconds: 60,
      coach_notes: null,
      superset_with_next: false,
    },
    {
      sets: 3,
      reps: null,
      duration: 120,
      is_time_based: true,
      rest_between_sets_seconds: 90,
      coach_notes: 'Slowly.',
      superset_with_next: true,
    },
  ]);
});

test.each([
  ['90', 90],
  ['1:30', 90],
  ['90s', 90],
  ['1.5m', 90],
])('text %p is read as %p seconds', (text, seconds) =>
  expect(judge({ duration: text, rest_between_sets_seconds: text }, PLANK).sent).toMatchObject({
    duration: seconds,
    rest_between_sets_seconds: seconds,
  }),
);

test('an empty rest and a rest of zero seconds are different', () => {
  expect([
    judge({ rest_between_sets_seconds: ' ' }).sent?.rest_between_sets_seconds,
    judge({ rest_between_sets_seconds: '0' }).sent?.rest_between_sets_seconds,
  ]).toEqual([null, 0]);
});

test.each<[Partial<ConfigureValues>, Record<string, string>]>([
  [{ sets: '' }, { sets: 'Must be a whole number from 1 to 99.' }],
  [{ sets: '0' }, { sets: 'Must be a whole number from 1 to 99.' }],
  [{ sets: '100' }, { sets: 'Must be a whole number from 1 to 99.' }],
  [{ sets: '1.5' }, { sets: 'Must be a whole number from 1 to 99.' }],
  [{ sets: '-1' }, { sets: 'Must be a whole number from 1 to 99.' }],
  [{ reps: '1000' }, { reps: 'Must be a whole number from 1 to 999.' }],
  [{ reps: 'ten' }, { reps: 'Must be a whole number from 1 to 999.' }],
  [{ is_time_based: true, duration: '' }, { duration: 'Duration in seconds required' }],
  [{ is_time_based: true, duration: '0' }, { duration: 'Duration in seconds required. For example 90, 1:30 or 2m' }],
  [{ is_time_based: true, duration: '0:00' }, { duration: 'Duration in seconds required. For example 90, 1:30 or 2m' }],
  [
    { is_time_based: true, duration: '86401' },
    { duration: 'Duration in seconds required. For example 90, 1:30 or 2m' },
  ],
  [
    { rest_between_sets_seconds: 'a minute' },
    { rest_between_sets_seconds: 'Must be from 0 to 86400 seconds, for example 90, 1:30 or 2m.' },
  ],
  [
    { rest_between_sets_seconds: '-5' },
    { rest_between_sets_seconds: 'Must be from 0 to 86400 seconds, for example 90, 1:30 or 2m.' },
  ],
  [{ coach_notes: 'x'.repeat(2001) }, { coach_notes: 'At most 2000 characters.' }],
  [
    { sets: '', reps: '' },
    { sets: 'Must be a whole number from 1 to 99.', reps: 'Must be a whole number from 1 to 999.' },
  ],
])('%p cannot be added', (values, problems) => expect(judge(values)).toEqual({ sent: null, problems }));

test('a hidden field is not checked', () => {
  expect(judge({ duration: 'nonsense' }).sent).toMatchObject({ reps: 6, duration: null });
  expect(judge({ reps: 'nonsense' }, PLANK).sent).toMatchObject({ reps: null, duration: 40 });
});

test('values are changed only while they differ from the initial ones', () => {
  const initial = defaultValues(SQUAT);
  expect(hasChanges(initial, initial)).toBe(false);
  for (const change of [
    { sets: '5' },
    { coach_notes: 'x' },
    { superset_with_next: true },
    { rest_between_sets_seconds: '' },
  ])
    expect(hasChanges(initial, { ...initial, ...change })).toBe(true);
});
