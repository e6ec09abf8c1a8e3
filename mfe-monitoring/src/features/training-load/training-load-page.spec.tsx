import { AVAILABLE } from '@touchline/contracts/availability-rules';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import { ApiError } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { TestShell, type PathClient } from '@touchline/ui/testing';
import { buildSession } from './testing/session.js';
import { TrainingLoadPage } from './training-load-page.js';

// jsdom cannot draw charts; the tests read the table beside each chart.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));

const ANA = {
  athlete_id: 7,
  first_name: 'Ana',
  last_name: 'Test',
  sport: 'Soccer (W)',
  position: null,
  team_id: 1,
  team: { name: 'First' },
  memberships: [{ team_id: 1 }],
  availability: AVAILABLE,
};
const SESSIONS = Array.from({ length: 9 }, (_, index) =>
  buildSession({ workout_id: index + 1, date: addDays('2026-11-01', index), rpe: index }),
);
const TODAY = todayIn(undefined, new Date());
const TITLES = ['Session RPE', 'Acute & Chronic Workload', 'Training Monotony', 'Training Strain'];

function Address() {
  return <output>{useLocation().search}</output>;
}

function show(
  search: string,
  load: () => Promise<unknown> = () => Promise.resolve(SESSIONS),
  planned: PlannedDay[] = [],
) {
  const answers: Record<string, unknown> = {
    '/api/athletes/list': [ANA],
    '/api/teams/with-athletes': [],
    '/api/calendar/planned-load': planned,
    '/api/athletes/training-load/count': { sessions: SESSIONS.length },
  };
  const get: PathClient['get'] = <T,>(path: string) =>
    (path === '/api/athletes/training-load' ? load() : Promise.resolve(answers[path])) as Promise<T>;
  render(
    <TestShell
      at={`/dashboard/srpe${search}`}
      api={{ get, send: () => Promise.reject(new Error('nothing is written here')) }}
    >
      <TrainingLoadPage />
      <Address />
    </TestShell>,
  );
}
const address = () => document.querySelector('output')?.textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const card = (title: string) => screen.getByRole('region', { name: title });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('asks for an athlete, shows the chosen one, and clears them with another search', async () => {
  show('?page=1');
  expect(screen.getByRole('heading', { name: "Selected Athlete's Metrics" })).toBeTruthy();
  expect(screen.getByText('Select an athlete to view their metrics.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('option'));
  expect(await screen.findByText('Nov 03, 2026 – Nov 09, 2026')).toBeTruthy();
  expect(address()).toBe('?athlete=7');
  await userEvent.type(screen.getByPlaceholderText('Search athletes...'), 'a');
  expect(screen.getByText('Select an athlete to view their metrics.')).toBeTruthy();
  expect(address()).toBe('?q=a');
});

test('shows Session RPE first, then the chosen charts, and keeps them in the address', async () => {
  show('?athlete=7');
  await screen.findByText('Week 2 of 2');
  expect(titles()).toEqual([TITLES[0]]);
  for (const name of ['Strain', 'Workload', 'Monotony']) await userEvent.click(button(name));
  expect(titles()).toEqual(TITLES);
  expect(address()).toBe('?athlete=7&charts=srpe%2Cworkload%2Cmonotony%2Cstrain');
  for (const name of ['Session RPE', 'Strain', 'Workload', 'Monotony']) await userEvent.click(button(name));
  expect(screen.getByText('Choose at least one chart to show.')).toBeTruthy();
  expect(address()).toBe('?athlete=7&charts=none');
});

test('one paging moves all charts', async () => {
  show('?athlete=7&charts=srpe,monotony');
  await screen.findByText('Week 2 of 2');
  expect(button('Next Week').disabled).toBe(true);
  await userEvent.click(button('Previous Week'));
  expect(screen.getByText('Week 1 of 2')).toBeTruthy();
  expect(address()).toContain('page=1');
  for (const table of await screen.findAllByRole('button', { name: 'Show as table' })) await userEvent.click(table);
  const rows = (title: string) =>
    within(card(title))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(rows('Session RPE')).toEqual(['Nov 01, 20260060', 'Nov 02, 202660160']);
  expect(rows('Training Monotony')).toEqual(['Nov 01, 20261.42', 'Nov 02, 20261.42']);
});

test('each card shows loading, error and Try again', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const waiting = new Promise((resolve) => (answer = resolve));
  let attempts = 0;
  show('?athlete=7&charts=srpe,workload,monotony,strain', () => {
    attempts += 1;
    return attempts > 1
      ? Promise.resolve(SESSIONS)
      : waiting.then(() => Promise.reject(new ApiError(0, 'network', null)));
  });
  for (const title of TITLES) expect(within(card(title)).getByText('Loading training load...')).toBeTruthy();
  answer(null);
  expect(await screen.findAllByText('An error occurred')).toHaveLength(4);
  expect(screen.queryByText(/^Week /)).toBeNull();
  await userEvent.click(within(card('Training Strain')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Week 2 of 2')).toBeTruthy();
  expect(screen.queryByText('An error occurred')).toBeNull();
});

test('planned load stands beside recorded load, where a load is planned', async () => {
  const yesterday = { date: addDays(TODAY, -1), planned_load: 585, done_load: 540, recorded: 1, athletes: 1 };
  show('?athlete=7', undefined, [yesterday]);
  const planned = await screen.findByRole('region', { name: 'Planned and Done' });
  await userEvent.click(within(planned).getByRole('button', { name: 'Show as table' }));
  const row = within(planned).getByRole('cell', { name: '585 AU' }).closest('tr');
  expect(row?.textContent).toContain('540 AU');
});

test('an athlete without access shows an error', async () => {
  show('?athlete=8', () => Promise.reject(new ApiError(404, 'not_found', 'Not found.')));
  expect((await screen.findByRole('alert')).textContent).toContain('This athlete is not in your teams.');
});

test('without sessions each card says so, and the history dialog opens', async () => {
  show('?athlete=7&charts=srpe,strain', () => Promise.resolve([]));
  expect(await screen.findAllByText('No training sessions recorded yet.')).toHaveLength(2);
  await userEvent.click(button('Edit training load history'));
  expect(await screen.findByRole('button', { name: 'Add entry' })).toBeTruthy();
});
