import { buildScheduled } from '../../../shared/testing/build-workout.js';
import { bodyOf, firstChoice, replaceLabels, replaceQuestion, standingChoice } from './day-choice.js';

const LEGS = { id: 4, plan_name: 'Legs' };
const RUN = { id: 5, plan_name: 'Tempo "easy" Run' };

test.each([
  ['nothing is there: nothing to replace', [], 'beside'],
  ['one is there: it is asked about', [LEGS], 4],
  ['several: the first', [RUN, LEGS], 5],
] as const)('at first, %s', (_, present, expected) => expect(firstChoice(present)).toBe(expected));

test.each([
  ['nothing is there any more', [], 4, 'beside'],
  ['the second was chosen', [LEGS, RUN], 5, 5],
  ['the chosen one has gone meanwhile: no other takes its place', [RUN], 4, null],
  ['all stay', [LEGS, RUN], 'beside', 'beside'],
  ['one came to a free day: it stays', [LEGS], 'beside', 'beside'],
] as const)('later, %s', (_, present, chosen, expected) => expect(standingChoice(present, chosen)).toBe(expected));

test('asks about the one that would be replaced, or the first, by its name and day', () => {
  expect(replaceQuestion([LEGS, RUN], 5, '2026-11-22')).toBe(
    'A workout ("Tempo "easy" Run") already exists for this athlete on Sun, Nov 22, 2026. Do you want to replace it?',
  );
  expect(replaceQuestion([LEGS, RUN], 'beside', '2026-11-22')).toContain('("Legs")');
  expect([[LEGS], [LEGS, RUN]].map((present) => replaceQuestion(present, null, '2026-11-22'))).toEqual([
    'This athlete has a workout on Sun, Nov 22, 2026 already.',
    'This athlete has 2 workouts on Sun, Nov 22, 2026 already.',
  ]);
});

test('tells those with the same name apart, and leaves the others their name alone', () => {
  const present = ['Legs', 'Run', 'Legs'].map((plan_name) => buildScheduled({ plan_name }));
  expect(replaceLabels(present)).toEqual([
    'Replace “Legs” (1 of 2, 0 exercises)',
    'Replace “Run”',
    'Replace “Legs” (2 of 2, 0 exercises)',
  ]);
});

test('sends what is replaced only where something is', () => {
  const body = { workout_id: 1, scheduled_date: '2026-11-22', athlete_id: 7, team_id: null };
  expect([bodyOf(1, 7, '2026-11-22', undefined), bodyOf(1, 7, '2026-11-22', { id: 4, version: 3 })]).toEqual([
    body,
    { ...body, replace_id: 4, replace_version: 3 },
  ]);
});
