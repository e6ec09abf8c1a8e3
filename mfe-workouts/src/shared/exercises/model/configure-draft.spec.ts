import { buildExercise } from '../testing/build-exercise.js';
import {
  newConfigureDraft,
  toConfiguredExercise,
  hasChanges,
  changeTimeBased,
  changeValues,
  type ConfigureValues,
} from './configure-draft.js';

const SQUAT = buildExercise({ exercise_id: 501, name: 'Back Squat', defaultSets: 4, defaultReps: 6 });
const PLANK = buildExercise({
  exercise_id: 701,
  name: 'Front Plank',
  defaultSets: 3,
  defaultReps: null,
  defaultDuration: 40,
});
const rowOf = (values: Partial<ConfigureValues>, exercise = SQUAT) =>
  toConfiguredExercise(changeValues(newConfigureDraft(exercise), values));

test("starts with the exercise's defaults and a minute of rest", () => {
  expect(newConfigureDraft(SQUAT).values).toEqual({
    isTimeBased: false,
    sets: '4',
    reps: '6',
    duration: '',
    restBetweenSets: '60',
    notes: '',
    isSuperset: false,
  });
  expect(newConfigureDraft(PLANK).values).toEqual({
    isTimeBased: true,
    sets: '3',
    reps: '',
    duration: '40',
    restBetweenSets: '60',
    notes: '',
    isSuperset: false,
  });
  expect(newConfigureDraft(buildExercise({ defaultReps: null, defaultDuration: null })).values).toMatchObject({
    isTimeBased: false,
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
      { isTimeBased: true, reps: '', duration: '45' },
      false,
      { reps: '6', duration: '45' },
    ],
    ['off: repetitions that are there stay', { isTimeBased: true, reps: '7' }, false, { reps: '7' }],
  ])('switched %s', (_, before, on, after) => {
    expect(changeTimeBased(changeValues(newConfigureDraft(SQUAT), before), on).values).toMatchObject({
      isTimeBased: on,
      ...after,
    });
  });

  test('switched off: repetitions become 10 for an exercise without default repetitions', () =>
    expect(changeTimeBased(newConfigureDraft(PLANK), false).values).toMatchObject({ isTimeBased: false, reps: '10' }));

  test.each([SQUAT, PLANK])('switching on and off again counts as no change', (exercise) => {
    const begun = newConfigureDraft(exercise);
    const { isTimeBased } = begun.values;
    expect(hasChanges(changeTimeBased(begun, !isTimeBased))).toBe(true);
    expect(hasChanges(changeTimeBased(changeTimeBased(begun, !isTimeBased), isTimeBased))).toBe(false);
  });
});

test('becomes a line in the form the API takes', () => {
  const rows = [
    toConfiguredExercise(newConfigureDraft(SQUAT)).row,
    rowOf({ notes: ' Slowly. ', restBetweenSets: '1:30', isSuperset: true, duration: '2:00' }, PLANK).row,
  ];
  expect(rows).toEqual([
    {
      name: 'Back Squat',
      type: 'exercise',
      exercise_id: 501,
      sets: 4,
      reps: 6,
      duration: null,
      is_time_based: false,
      rest_between_sets_seconds: 60,
      coach_notes: null,
      superset_with_next: false,
    },
    {
      name: 'Front Plank',
      type: 'exercise',
      exercise_id: 701,
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
  expect(rowOf({ duration: text, restBetweenSets: text }, PLANK).row).toMatchObject({
    duration: seconds,
    rest_between_sets_seconds: seconds,
  }),
);

test('an empty rest and a rest of zero seconds are different', () => {
  expect([
    rowOf({ restBetweenSets: ' ' }).row?.rest_between_sets_seconds,
    rowOf({ restBetweenSets: '0' }).row?.rest_between_sets_seconds,
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
  [{ isTimeBased: true, duration: '' }, { duration: 'Duration in seconds required' }],
  [{ isTimeBased: true, duration: '0' }, { duration: 'Duration in seconds required. For example 90, 1:30 or 2m' }],
  [{ isTimeBased: true, duration: '0:00' }, { duration: 'Duration in seconds required. For example 90, 1:30 or 2m' }],
  [{ isTimeBased: true, duration: '86401' }, { duration: 'Duration in seconds required. For example 90, 1:30 or 2m' }],
  [
    { restBetweenSets: 'a minute' },
    { restBetweenSets: 'Must be from 0 to 86400 seconds, for example 90, 1:30 or 2m.' },
  ],
  [{ restBetweenSets: '-5' }, { restBetweenSets: 'Must be from 0 to 86400 seconds, for example 90, 1:30 or 2m.' }],
  [{ notes: 'x'.repeat(2001) }, { notes: 'Must have at most 2000 characters.' }],
  [
    { sets: '', reps: '' },
    { sets: 'Must be a whole number from 1 to 99.', reps: 'Must be a whole number from 1 to 999.' },
  ],
])('%p cannot be added', (values, problems) => expect(rowOf(values)).toMatchObject({ row: null, draft: { problems } }));

test('a hidden field is not checked', () => {
  expect(rowOf({ duration: 'nonsense' }).row).toMatchObject({ reps: 6, duration: null });
  expect(rowOf({ reps: 'nonsense' }, PLANK).row).toMatchObject({ reps: null, duration: 40 });
});

test('changing a field clears its problem and keeps the others', () => {
  const { draft } = rowOf({ sets: '', reps: '' });
  expect(Object.keys(changeValues(draft, { sets: '2' }).problems)).toEqual(['reps']);
});

test('a draft has changes only while it differs from its start', () => {
  const draft = newConfigureDraft(SQUAT);
  expect(hasChanges(draft)).toBe(false);
  for (const change of [{ sets: '5' }, { notes: 'x' }, { isSuperset: true }, { restBetweenSets: '' }])
    expect(hasChanges(changeValues(draft, change))).toBe(true);
  expect(hasChanges(changeValues(changeValues(draft, { sets: '5' }), { sets: '4' }))).toBe(false);
});
