import { buildRow, buildWorkout } from '../../testing/build-workout.js';
import { differences } from './differences.js';
import { workoutToDraft, type Draft, type DraftRow } from './draft.js';

const SQUAT = buildRow({ name: 'Squat', coach_notes: 'Deep.', rest_between_sets_seconds: 60 });
const PLANK = buildRow({ name: 'Plank', reps: null, duration: 45, is_time_based: true, superset_with_next: true });
const draft = (part: Parameters<typeof buildWorkout>[0]) =>
  workoutToDraft(buildWorkout({ exercises: [SQUAT, PLANK], ...part }));

test('equal drafts have no differences', () => expect(differences(draft({}), draft({}))).toEqual([]));

test('names each difference with both values', () => {
  expect(
    differences(
      draft({ name: 'Theirs', description: 'New.', exercises: [SQUAT] }),
      draft({ type: null, exercises: [{ ...SQUAT, coach_notes: 'Slow.' }, PLANK, SQUAT] }),
    ),
  ).toEqual([
    { label: 'Title', theirs: 'Theirs', mine: 'Legs' },
    { label: 'Type', theirs: 'Strength', mine: 'not set' },
    { label: 'Description', theirs: 'New.', mine: 'none' },
    {
      label: 'Row 1',
      theirs: 'Squat, 3 sets × 10 reps, rest 1 min, “Deep.”',
      mine: 'Squat, 3 sets × 10 reps, rest 1 min, “Slow.”',
    },
    { label: 'Row 2', theirs: 'none', mine: 'Plank, 3 sets × 45 s, superset' },
    { label: 'Row 3', theirs: 'none', mine: 'Squat, 3 sets × 10 reps, rest 1 min, “Deep.”' },
  ]);
});

/** The texts of row 1 in both versions, where they differ. */
const rowsOf = (theirs: Partial<DraftRow>, mine: Partial<DraftRow>) => {
  const { rows, ...whole } = draft({ exercises: [buildRow({ name: 'Squat' })] });
  const changed = (change: Partial<DraftRow>): Draft => ({
    ...whole,
    rows: rows.map((row) => ({ ...row, ...change })),
  });
  const [one] = differences(changed(theirs), changed(mine));
  return one && [one.theirs, one.mine];
};
const TIMED = { timeBased: true, reps: '' };

test.each<[string, Partial<DraftRow>, Partial<DraftRow>, string, string]>([
  [
    'as many repetitions as seconds',
    { reps: '30' },
    { ...TIMED, duration: '30' },
    'Squat, 3 sets × 30 reps',
    'Squat, 3 sets × 30 s',
  ],
  ['as many sets as repetitions', { reps: '' }, { sets: '', reps: '3' }, 'Squat, 3 sets', 'Squat, 3 reps'],
  [
    'one set and one repetition',
    { sets: '1' },
    { sets: '1', reps: '1' },
    'Squat, 1 set × 10 reps',
    'Squat, 1 set × 1 rep',
  ],
  [
    'another duration',
    { ...TIMED, duration: '90' },
    { ...TIMED, duration: '1:31' },
    'Squat, 3 sets × 1 min 30 s',
    'Squat, 3 sets × 1 min 31 s',
  ],
  [
    'a duration beside the repetitions',
    { duration: '20' },
    {},
    'Squat, 3 sets × 10 reps, duration 20 s',
    'Squat, 3 sets × 10 reps',
  ],
  [
    'a rest of zero seconds and none',
    { between: '0' },
    {},
    'Squat, 3 sets × 10 reps, rest 0 s',
    'Squat, 3 sets × 10 reps',
  ],
  [
    'unreadable values',
    { reps: 'many' },
    { ...TIMED, duration: 'long' },
    'Squat, 3 sets × many reps',
    'Squat, 3 sets × long',
  ],
])('differs: %s', (_, theirs, mine, ...texts) => expect(rowsOf(theirs, mine)).toEqual(texts));

test.each<[string, Partial<DraftRow>, Partial<DraftRow>]>([
  ['a duration in seconds and as on a clock', { ...TIMED, duration: '90' }, { ...TIMED, duration: '1:30' }],
  ['a duration with one unit and another', { ...TIMED, duration: '60s' }, { ...TIMED, duration: '1m' }],
  ['a rest between sets as on a clock', { between: '60' }, { between: '1:00' }],
  ['numbers with space around them', { sets: '3' }, { sets: ' 03 ' }],
  ['a note of spaces and none', { note: '  ' }, {}],
  ['a superset that nobody is there for', { superset: true }, {}],
])('does not differ: %s', (_, theirs, mine) => expect(rowsOf(theirs, mine)).toBeUndefined());

test('space around title and description is no difference', () =>
  expect(differences(draft({}), { ...draft({}), title: ' Legs ', description: ' ' })).toEqual([]));
