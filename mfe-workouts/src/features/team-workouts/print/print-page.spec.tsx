import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@touchline/ui/host';
import { TestShell, type PathClient } from '@touchline/ui/testing';
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

/** The answers of a path, in turn; the last one stays. */
function show(query: string, given: Record<string, readonly (unknown[] | Error | Promise<unknown[]>)[]> = {}) {
  const answers: typeof given = {
    '/api/workout-calendar': [[LEGS]],
    '/api/teams/with-athletes': [[buildTeam({})]],
    '/api/athletes/list': [[buildAthlete({})]],
    ...given,
  };
  const asked: string[] = [];
  const get: PathClient['get'] = <T,>(path: string) => {
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

test('every superset has a label, also one right after another', async () => {
  show('team=1');
  await screen.findAllByText('First');
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
    'Failed to load teams. The sheet is missing the team’s name.',
    [buildTeam({})],
    'First',
  ],
  [
    'athlete=7',
    '/api/athletes/list',
    'Failed to load athletes. The sheet is missing the athlete’s name.',
    [buildAthlete({})],
    'Ana Test',
  ],
])('a sheet of ?%s without its name says so until it is loaded', async (query, path, sentence, answer, name) => {
  show(query, { [path]: [DOWN, answer] });
  await screen.findByText(sentence);
  expect(screen.queryByText(name)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findAllByText(name);
  expect(screen.queryByText(sentence)).toBeNull();
});

const print = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Print' });

test.each([
  ['team=1', '/api/teams/with-athletes', 'Loading the team’s name for the sheet...', [buildTeam({})], 'First'],
  ['athlete=7', '/api/athletes/list', 'Loading the athlete’s name for the sheet...', [buildAthlete({})], 'Ana Test'],
])(
  'a sheet of ?%s cannot be printed before its name is loaded, and says what it waits for',
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

test('a name that could not be loaded does not block printing and is shown as missing', async () => {
  show('team=1', { '/api/teams/with-athletes': [DOWN] });
  await screen.findByText(/The sheet is missing the team’s name/);
  await waitFor(() => expect(print().disabled).toBe(false));
});

test.each([
  ['team=9', 'Please select a team to view and edit the workout plan.'],
  ['athlete=9', 'This athlete is not in your teams.'],
  ['', 'Please select a team to view and edit the workout plan.'],
])('?%s shows a text instead of a sheet', async (query, sentence) => {
  show(query);
  await screen.findByText(sentence);
  expect([print().disabled, screen.queryByText('Plank')]).toEqual([true, null]);
});

test('an empty day shows its date and owner', async () => {
  show('team=1', { '/api/workout-calendar': [[]] });
  await screen.findByText('No workout for this day.');
  expect([screen.getByRole('heading', { level: 1 }).textContent, await screen.findByText('First')]).toEqual([
    'November 20, 2026',
    expect.anything(),
  ]);
});
