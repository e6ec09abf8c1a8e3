import { newExercise, newDraft, newRest, type DraftRow } from './draft.js';
import { ONE_LINE_PROBLEM } from '@touchline/contracts/visible-text';
import { draftProblem, rowProblems, titleProblem } from './row-problems.js';

const squat = (change: Partial<DraftRow> = {}): DraftRow => ({ ...newExercise(), name: 'Squat', ...change });
const timed = (duration: string) => squat({ timeBased: true, reps: '', duration });

const REST = newRest(60, 'library');
const UNTIMED_REST: DraftRow = { ...REST, duration: '' };
const NAME_NEEDED = 'Workout title and at least one exercise are required.';
const DURATIONS_NEEDED = 'Please provide valid duration (greater than 0) for all time-based exercises.';
const ANY_DURATION = 'Please provide a duration for every rest and every time-based exercise.';

test.each<[string, DraftRow, object]>([
  ['a chosen exercise', squat(), {}],
  ['no exercise chosen', squat({ name: ' ' }), { name: 'Choose an exercise' }],
  ['nothing prescribed', squat({ sets: '', reps: '', between: '' }), {}],
  ['no sets', squat({ sets: '0' }), { sets: '1 to 99' }],
  [
    'too many',
    squat({ sets: '100', reps: '1000', between: '86401' }),
    { sets: '1 to 99', reps: '1 to 999', between: '0 to 86400. For example 90, 1:30 or 2m' },
  ],
  ['no rest between sets', squat({ between: '0' }), {}],
  ['a rest between sets as on a clock', squat({ between: '1:30' }), {}],
  ['a rest between sets with a unit', squat({ between: '90s' }), {}],
  [
    'a rest between sets that cannot be read',
    squat({ between: 'some' }),
    { between: '0 to 86400. For example 90, 1:30 or 2m' },
  ],
  ['an exercise by time, with any repetitions', timed('45'), {}],
  ['a rest', REST, {}],
  ['a rest without a duration', UNTIMED_REST, { duration: 'Duration in seconds required' }],
])('%s', (_, row, problems) => expect(rowProblems(row, 'library')).toEqual(problems));

test.each([
  ['library', '', 'Duration in seconds required'],
  ['library', '0', 'Duration in seconds required. Seconds, or m:ss'],
  ['library', '1m', 'Duration in seconds required. Seconds, or m:ss'],
  ['library', '0:00', 'Duration in seconds required. Seconds, or m:ss'],
  ['calendar', '', 'Duration required'],
  ['calendar', ' ', 'Duration required'],
  ['calendar', '0', 'Duration required. For example 45s, 2m or 1h'],
  ['calendar', '1:30', 'Duration required. For example 45s, 2m or 1h'],
] as const)(
  'in the %s a duration of %p is refused; unless it is empty the format is shown',
  (kind, duration, problem) => expect(rowProblems(timed(duration), kind)).toEqual({ duration: problem }),
);

test.each([
  ['no title', { title: ' ', rows: [squat()] }, NAME_NEEDED, NAME_NEEDED],
  ['no rows', { title: 'Legs', rows: [] }, NAME_NEEDED, NAME_NEEDED],
  ['rests without an exercise', { title: 'Legs', rows: [REST] }, NAME_NEEDED, NAME_NEEDED],
  ['an exercise without a duration', { title: 'Legs', rows: [squat(), timed('0')] }, ANY_DURATION, DURATIONS_NEEDED],
  ['a rest without a duration', { title: 'Legs', rows: [squat(), UNTIMED_REST] }, ANY_DURATION, ANY_DURATION],
  [
    'a rest and an exercise without a duration',
    { title: 'Legs', rows: [UNTIMED_REST, timed('')] },
    ANY_DURATION,
    DURATIONS_NEEDED,
  ],
  [
    'an exercise still to be chosen',
    { title: 'Legs', rows: [squat(), REST, squat({ name: '' })] },
    'Choose an exercise for row 2.',
    'Choose an exercise for row 2.',
  ],
  [
    'a field that is marked',
    { title: 'Legs', rows: [squat({ sets: '0' })] },
    'Please correct the marked fields.',
    'Please correct the marked fields.',
  ],
  ['nothing', { title: 'Legs', rows: [squat()] }, null, null],
])('%s prevents saving', (_, part, library, calendar) => {
  expect([
    draftProblem({ ...newDraft(), ...part }, 'library'),
    draftProblem({ ...newDraft(), ...part }, 'calendar'),
  ]).toEqual([library, calendar]);
});

it('a title of several lines, or one that turns the line round, is named at its field and prevents saving', () => {
  for (const title of ['Legs\u202e', 'Legs\tand arms', 'Legs\u2028x']) {
    expect(titleProblem(title)).toBe(ONE_LINE_PROBLEM);
    expect(draftProblem({ ...newDraft(), title, rows: [squat()] }, 'library')).toBe(
      'Please correct the marked fields.',
    );
  }
  expect([titleProblem(' Legs\u200d '), titleProblem(' ')]).toEqual([null, 'Enter a workout title.']);
});
