import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type ApiClient } from '@touchline/ui/host';
import { TestShell } from '@touchline/ui/testing';
import { buildAthlete, buildRow, buildScheduled, buildTeam } from '../../../shared/testing/build-workout.js';
import { PrintPage } from './print-page.js';

const DOWN = new ApiError(0, 'network', null);
const DAY = '2026-11-20';
const row = (name: string, joined = false) => ({
  ...buildRow({ name, superset_with_next: joined }),
  duration_seconds: null,
});
const LEGS = buildScheduled({
  scheduled_date: DAY,
  exercises: [row('Row', true), row('Press'), row('Squat', true), row('Jump'), row('Plank')],
});

/** A path's answers in turn; the last one stays. */
function show(query: string, given: Record<string, readonly (unknown[] | Error | Promise<unknown[]>)[]> = {}) {
  const answers: typeof given = {
    '/api/workout-calendar': [[LEGS]],
    '/api/teams/with-athletes': [[buildTeam({})]],
    '/api/athletes/list': [[buildAthlete({})]],
    ...given,
  };
  const asked: string[] = [];
  const get: ApiClient['get'] = <T,>(path: string) => {
    const answer = answers[path]?.[asked.filter((one) => one === path).length] ?? answers[path]?.at(-1);
    asked.push(path);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
  };
  render(
    <TestShell at={`/workouts/print?${query}&day=${DAY}`} api={{ get, send: () => Promise.reject(DOWN) }}>
      <PrintPage />
    </TestShell>,
  );
}

test('a superset says what it is, one right after another as well', async () => {
  show('team=1');
  await screen.findAllByText('Soccer (W)');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' – ')[0])).toEqual([
    'SupersetRow',
    'Press',
    'SupersetSquat',
    'Jump',
    'Plank',
  ]);
});

test.each([
  [
    'team=1',
    '/api/teams/with-athletes',
    'Failed to load teams; the sheet does not say whose day it is.',
    [buildTeam({})],
    'Soccer (W)',
  ],
  [
    'athlete=7',
    '/api/athletes/list',
    'Failed to load athletes; the sheet does not say whose day it is.',
    [buildAthlete({})],
    'Ana Test',
  ],
])('a sheet of ?%s that cannot name its owner says so until it can', async (query, path, sentence, answer, name) => {
  show(query, { [path]: [DOWN, answer] });
  await screen.findByText(sentence);
  expect(screen.queryByText(name)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findAllByText(name);
  expect(screen.queryByText(sentence)).toBeNull();
});

const print = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Print' });

test.each([
  ['team=1', '/api/teams/with-athletes', 'Loading the team’s name for the sheet...', [buildTeam({})], 'Soccer (W)'],
  ['athlete=7', '/api/athletes/list', 'Loading the athlete’s name for the sheet...', [buildAthlete({})], 'Ana Test'],
])(
  'a sheet of ?%s is not printed before it has its name, and says what it waits for',
  async (query, path, sentence, answer, name) => {
    let arrive: (answer: unknown[]) => void = () => undefined;
    show(query, { [path]: [new Promise<unknown[]>((resolve) => (arrive = resolve))] });
    await screen.findAllByText('Plank');
    expect([print().disabled, screen.getByText(sentence).id]).toEqual([true, print().getAttribute('aria-describedby')]);
    arrive(answer);
    await screen.findAllByText(name);
    expect([print().disabled, screen.queryByText(sentence)]).toEqual([false, null]);
  },
);

test('a name that could not be loaded holds no sheet back: it is said what is missing', async () => {
  show('team=1', { '/api/teams/with-athletes': [DOWN] });
  await screen.findByText(/the sheet does not say whose day it is/);
  await waitFor(() => expect(print().disabled).toBe(false));
});

test.each([
  ['team=9', 'Please select a team to view and edit the workout plan.'],
  ['athlete=9', 'This athlete is not on your roster.'],
  ['', 'Please select a team to view and edit the workout plan.'],
])('?%s has no sheet, and says why', async (query, sentence) => {
  show(query);
  await screen.findByText(sentence);
  expect([print().disabled, screen.queryByText('Plank')]).toEqual([true, null]);
});

test('an empty day says which it is, and whose', async () => {
  show('team=1', { '/api/workout-calendar': [[]] });
  await screen.findByText('No workout for this day.');
  expect([screen.getByRole('heading', { level: 1 }).textContent, await screen.findByText('Soccer (W)')]).toEqual([
    'November 20, 2026',
    expect.anything(),
  ]);
});
