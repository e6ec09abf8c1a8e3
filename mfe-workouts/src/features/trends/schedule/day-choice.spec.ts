import { buildScheduled } from '../../../shared/testing/build-workout.js';
import { scheduleBody, defaultChoice, replaceLabels, replaceQuestion, validChoice } from './day-choice.js';

const LEGS = { id: 4, plan_name: 'Legs' };
const RUN = { id: 5, plan_name: 'Tempo "easy" Run' };

test.each([
  ['nothing is there: nothing to replace', [], 'keep'],
  ['one is there: it is asked about', [LEGS], 4],
  ['several: the first', [RUN, LEGS], 5],
] as const)('the default choice: %s', (_, present, expected) => expect(defaultChoice(present)).toBe(expected));

test.each([
  ['no workouts are left', [], 4, 'keep'],
  ['the second was chosen', [LEGS, RUN], 5, 5],
  ['the chosen workout is gone: no other replaces it', [RUN], 4, null],
  ['all stay', [LEGS, RUN], 'keep', 'keep'],
  ['one came to a free day: it stays', [LEGS], 'keep', 'keep'],
] as const)('a later choice: %s', (_, present, chosen, expected) =>
  expect(validChoice(present, chosen)).toBe(expected),
);

test('asks about the workout that would be replaced, or the first, by name and day', () => {
  expect(replaceQuestion([LEGS, RUN], 5, '2026-11-22')).toBe(
    'A workout ("Tempo "easy" Run") already exists for this athlete on Sun, Nov 22, 2026. Do you want to replace it?',
  );
  expect(replaceQuestion([LEGS, RUN], 'keep', '2026-11-22')).toContain('("Legs")');
  expect([[LEGS], [LEGS, RUN]].map((present) => replaceQuestion(present, null, '2026-11-22'))).toEqual([
    'This athlete already has a workout on Sun, Nov 22, 2026.',
    'This athlete already has 2 workouts on Sun, Nov 22, 2026.',
  ]);
});

test('numbers workouts of the same name only', () => {
  const present = ['Legs', 'Run', 'Legs'].map((plan_name) => buildScheduled({ plan_name }));
  expect(replaceLabels(present)).toEqual([
    'Replace “Legs” (1 of 2, 0 exercises)',
    'Replace “Run”',
    'Replace “Legs” (2 of 2, 0 exercises)',
  ]);
});

test('sends a replaced workout only where there is one', () => {
  const body = { workout_id: 1, scheduled_date: '2026-11-22', athlete_id: 7, team_id: null };
  expect([
    scheduleBody(1, 7, '2026-11-22', undefined),
    scheduleBody(1, 7, '2026-11-22', { id: 4, version: 3 }),
  ]).toEqual([body, { ...body, replace_id: 4, replace_version: 3 }]);
});
