import { buildRow } from '../../../shared/testing/build-workout.js';
import { exercisesText, rowTexts } from './row-texts.js';

const detailsOf = (part: Parameters<typeof buildRow>[0]) => rowTexts([buildRow(part)])[0]?.details;

test('numbers exercises from 1 and skips rests', () => {
  const rows = [
    buildRow({ name: 'Squat' }),
    buildRow({ name: 'Rest', type: 'rest', duration: 90 }),
    buildRow({ name: 'Lunge' }),
  ];
  expect(rowTexts(rows).map(({ number, title }) => [number, title])).toEqual([
    [1, 'Squat'],
    [null, 'Rest'],
    [2, 'Lunge'],
  ]);
});

test.each<[string, Parameters<typeof buildRow>[0], string[]]>([
  ['repetitions', { sets: 3, reps: 10 }, ['Sets: 3', 'Reps: 10']],
  ['time', { sets: 2, reps: null, duration: 45, is_time_based: true }, ['Sets: 2', 'Duration: 45s']],
  ['repetitions on each side', { sets: 2, reps: 8, coach_notes: 'Each side.' }, ['Sets: 2', 'Reps: 8 each side']],
  [
    'time on each side',
    { sets: 2, reps: null, duration: 45, is_time_based: true, coach_notes: 'Each side. Ribs down.' },
    ['Sets: 2', 'Duration: 45s each side'],
  ],
  ['a minute and more', { sets: null, reps: null, duration: 60 }, ['Duration: 60s (1 min)']],
  [
    'a rest of zero seconds between sets',
    { sets: 2, reps: 5, rest_between_sets_seconds: 0 },
    ['Sets: 2', 'Reps: 5', 'Rest between sets: 0 s'],
  ],
  [
    'a superset',
    { sets: 2, reps: 5, rest_between_sets_seconds: 90, superset_with_next: true },
    ['Sets: 2', 'Reps: 5', 'Rest between sets: 1 min 30 s', 'Superset with next exercise'],
  ],
  ['a name alone', { sets: null, reps: null }, []],
  ['a rest shows only its duration', { type: 'rest', sets: 1, reps: 1, duration: 90 }, ['1 min 30 s']],
  ['a rest of unknown length', { type: 'rest', duration: null }, []],
])('%s', (_, part, details) => expect(detailsOf(part)).toEqual(details));

test.each([
  ['Rest', 'Rest'],
  [' REST ', 'Rest'],
  ['', 'Rest'],
  ['Water break', 'Rest – Water break'],
])('a rest named %p reads %p', (name, title) =>
  expect(rowTexts([buildRow({ name, type: 'rest' })])[0]?.title).toBe(title),
);

test('an exercise with rest in its name stays an exercise', () => {
  expect(rowTexts([buildRow({ name: 'Rest-Pause Squat' })])[0]).toMatchObject({ number: 1, title: 'Rest-Pause Squat' });
});

test.each([
  [0, '0 exercises'],
  [1, '1 exercise'],
  [2, '2 exercises'],
])('%p', (count, text) => {
  const rest = buildRow({ type: 'rest' });
  expect(exercisesText({ exercises: [rest, ...Array.from({ length: count }, () => buildRow({})), rest] })).toBe(text);
});
