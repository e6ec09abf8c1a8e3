import { buildExercise } from '../testing/build-exercise.js';
import {
  beginConfigure,
  configured,
  isTyped,
  withTimeBased,
  withValues,
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
  configured(withValues(beginConfigure(exercise), values));

test('begins as the exercise is usually done, with a minute of rest', () => {
  expect(beginConfigure(SQUAT).values).toEqual({
    isTimeBased: false,
    sets: '4',
    reps: '6',
    duration: '',
    restBetweenSets: '60',
    notes: '',
    isSuperset: false,
  });
  expect(beginConfigure(PLANK).values).toEqual({
    isTimeBased: true,
    sets: '3',
    reps: '',
    duration: '40',
    restBetweenSets: '60',
    notes: '',
    isSuperset: false,
  });
  expect(beginConfigure(buildExercise({ defaultReps: null, defaultDuration: null })).values).toMatchObject({
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
    expect(withTimeBased(withValues(beginConfigure(SQUAT), before), on).values).toMatchObject({
      isTimeBased: on,
      ...after,
    });
  });

  test('switched off: of an exercise that has no usual repetitions they become 10', () =>
    expect(withTimeBased(beginConfigure(PLANK), false).values).toMatchObject({ isTimeBased: false, reps: '10' }));

  test.each([SQUAT, PLANK])('switched to and fro nothing is typed', (exercise) => {
    const begun = beginConfigure(exercise);
    const { isTimeBased } = begun.values;
    expect(isTyped(withTimeBased(begun, !isTimeBased))).toBe(true);
    expect(isTyped(withTimeBased(withTimeBased(begun, !isTimeBased), isTimeBased))).toBe(false);
  });
});

test('becomes a row as the API takes it', () => {
  const rows = [
    configured(beginConfigure(SQUAT)).row,
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
])('seconds typed as %p are %p', (text, seconds) =>
  expect(rowOf({ duration: text, restBetweenSets: text }, PLANK).row).toMatchObject({
    duration: seconds,
    rest_between_sets_seconds: seconds,
  }),
);

test('no rest at all and zero seconds of rest are two things', () => {
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
  [{ isTimeBased: true, duration: '0' }, { duration: 'Duration in seconds required. As 90, 1:30 or 2m' }],
  [{ isTimeBased: true, duration: '0:00' }, { duration: 'Duration in seconds required. As 90, 1:30 or 2m' }],
  [{ isTimeBased: true, duration: '86401' }, { duration: 'Duration in seconds required. As 90, 1:30 or 2m' }],
  [{ restBetweenSets: 'a minute' }, { restBetweenSets: 'Must be from 0 to 86400 seconds, as 90, 1:30 or 2m.' }],
  [{ restBetweenSets: '-5' }, { restBetweenSets: 'Must be from 0 to 86400 seconds, as 90, 1:30 or 2m.' }],
  [{ notes: 'x'.repeat(2001) }, { notes: 'Must have at most 2000 characters.' }],
  [
    { sets: '', reps: '' },
    { sets: 'Must be a whole number from 1 to 99.', reps: 'Must be a whole number from 1 to 999.' },
  ],
])('%p is no row', (values, problems) => expect(rowOf(values)).toMatchObject({ row: null, draft: { problems } }));

test('what is wrong in a field that is not asked for is no problem', () => {
  expect(rowOf({ duration: 'nonsense' }).row).toMatchObject({ reps: 6, duration: null });
  expect(rowOf({ reps: 'nonsense' }, PLANK).row).toMatchObject({ reps: null, duration: 40 });
});

test('a complaint goes once its field is mended, and the others stay', () => {
  const { draft } = rowOf({ sets: '', reps: '' });
  expect(Object.keys(withValues(draft, { sets: '2' }).problems)).toEqual(['reps']);
});

test('nothing is typed until something differs, and not any more once it is as it was', () => {
  const draft = beginConfigure(SQUAT);
  expect(isTyped(draft)).toBe(false);
  for (const change of [{ sets: '5' }, { notes: 'x' }, { isSuperset: true }, { restBetweenSets: '' }])
    expect(isTyped(withValues(draft, change))).toBe(true);
  expect(isTyped(withValues(withValues(draft, { sets: '5' }), { sets: '4' }))).toBe(false);
});
