import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, mondayOf, todayIn } from '@touchline/contracts/calendar-date';
import { ApiError } from '@touchline/ui/host';
import { StatisticsPage } from './statistics-page.js';
import {
  currentSearch,
  ATHLETES,
  selectOption,
  renderWithServer as showPage,
  SUMMARIES,
  type Answers,
} from './testing/render-with-server.js';
import { buildSummary } from './testing/statistics-data.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);

const LATE_WEEK = ['late', null, null, null, null, null, null];
const LATE_LEGEND = ['Present', 'Late', 'Absent', 'Excused', 'No record'];

const show = (search = '', changes: Answers = {}) =>
  showPage(<StatisticsPage />, `/attendance/stats${search}`, changes);
const table = () => screen.findByRole('table', { name: 'Attendance by athlete' });
const lines = () => within(screen.getByRole('table', { name: 'Attendance by athlete' }));
const names = () =>
  lines()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const cells = (name: string) => within(lines().getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');

test('shows the server’s figures, and none for an athlete without records', async () => {
  show();
  await table();
  expect(screen.getByRole('heading', { name: 'Attendance Statistics' })).toBeTruthy();
  expect(screen.getByText(/^Last updated: \w{3} \d\d, \d{4}, \d\d:\d\d$/)).toBeTruthy();
  expect(
    lines()
      .getAllByRole('columnheader')
      .map((header) => header.firstChild?.textContent),
  ).toEqual(['Athlete', 'Team', 'Last 7 Days', 'Attendance Rate', 'Status']);
  const [team, dots, rate, status] = cells('Athlete No2\\.');
  expect(team?.textContent).toBe('First');
  expect(within(dots!).getByRole('img').getAttribute('aria-label')).toBe(
    'This week: Mon present, Wed excused, Sun absent',
  );
  expect([rate?.textContent, status?.textContent]).toEqual(['100% 10 of 10', 'Good']);
  expect(cells('Athlete No3\\.').at(-1)?.textContent).toBe('Warning');
  expect(
    cells('Athlete No4\\.')
      .slice(-2)
      .map((cell) => cell.textContent),
  ).toEqual(['0% 0 of 10', 'Poor']);
  expect(
    cells('Athlete No1\\.')
      .slice(-2)
      .map((cell) => cell.textContent),
  ).toEqual(['-', '']);
  expect(screen.getByRole('img', { name: 'No records this week' })).toBeTruthy();
});

test('requests all figures once, with the local day, and the days of the week once', async () => {
  const { calls } = show();
  await table();
  const today = todayIn(undefined, new Date());
  expect(calls.filter(({ path }) => path.startsWith('/api/attendance'))).toEqual([
    {
      path: '/api/attendance/days',
      query: { start: mondayOf(today), end: addDays(mondayOf(today), 6), team_id: null, athlete_id: null, today },
    },
    { path: '/api/attendance/summary', query: { today } },
  ]);
  expect(calls).toHaveLength(4);
});

test('filters by team, status and name, and goes back to the first page', async () => {
  show('?page=1');
  await table();
  expect(names()).toEqual(['Athlete No11.', 'Athlete No12.']);
  await selectOption('Team', 'Second · Tennis (M)');
  expect(currentSearch()).toBe('?team=11');
  expect(names()).toEqual(['Athlete No1.', 'Athlete No4.', 'Athlete No7.', 'Athlete No10.']);
  await selectOption('Status', 'Poor');
  expect(names()).toEqual(['Athlete No4.', 'Athlete No7.', 'Athlete No10.']);
  await userEvent.type(screen.getByPlaceholderText('Search athletes...'), 'no1');
  expect(names()).toEqual(['Athlete No10.']);
  expect(currentSearch()).toBe('?team=11&status=poor&q=no1');
  await userEvent.type(screen.getByPlaceholderText('Search athletes...'), 'xx');
  expect(screen.getByText('No athletes found')).toBeTruthy();
});

test('turns pages and changes the rows per page', async () => {
  show();
  await table();
  expect(names()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  expect(names()).toHaveLength(2);
  expect(currentSearch()).toBe('?page=1');
  expect(screen.getByText('11–12 of 12')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: /Rows per page/ }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['5', '10', '25', '50']);
  await userEvent.click(screen.getByRole('option', { name: '25' }));
  expect(names()).toHaveLength(12);
  expect(currentSearch()).toBe('?rows=25');
});

test('sorts all athletes by a heading, and shows the first page of them', async () => {
  show('?rows=5&page=1');
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Attendance Rate' }));
  expect(cells(names()[0] ?? '').at(-1)?.textContent).toBe('Poor');
  expect(currentSearch()).toBe('?rows=5');
  await userEvent.click(screen.getByRole('button', { name: 'Attendance Rate' }));
  expect(cells(names()[0] ?? '').at(-1)?.textContent).toBe('Good');
});

test('opens as its address says; a page beyond the last shows the last one', async () => {
  show('?rows=5&page=7&status=poor');
  await table();
  expect(names()).toEqual(['Athlete No9.', 'Athlete No10.', 'Athlete No11.', 'Athlete No12.']);
});

test('shows an error with Try again if athletes fail to load', async () => {
  const { answers } = show('', {
    '/api/athletes/list': new ApiError(500, 'internal_error', 'Something went wrong on our side.'),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load athletes');
  answers['/api/athletes/list'] = ATHLETES;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await table();
});

test.each([
  ['The server is busy.', new ApiError(503, 'busy', 'The server is busy.')],
  ['Failed to load attendance', new ApiError(0, 'network', null)],
])('shows "%s" if attendance fails to load, and no rate of 0', async (sentence, failure) => {
  const { answers } = show('', { '/api/attendance/summary': failure });
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.queryByRole('table', { name: 'Attendance by athlete' })).toBeNull();
  expect(screen.queryByText(/^\d+%/)).toBeNull();
  expect(screen.queryByText(/Last updated/)).toBeNull();
  answers['/api/attendance/summary'] = SUMMARIES;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await table();
});

test('offers sports if teams fail to load, and still shows the table', async () => {
  show('', { '/api/teams/with-athletes': new ApiError(0, 'network', null) });
  await table();
  await waitFor(() => expect(screen.getByText(/Failed to load teams/)).toBeTruthy());
  await userEvent.click(screen.getByRole('combobox', { name: /^Team/ }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All Teams',
    'Soccer',
    'Tennis',
    'Basketball',
    'Baseball',
    'Hockey',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Tennis' }));
  expect(names()).toHaveLength(4);
});

test('shows a message for a coach without athletes', async () => {
  show('', { '/api/athletes/list': [], '/api/attendance/summary': [], '/api/teams/with-athletes': [] });
  expect(await screen.findByText('No athletes found')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Attendance by athlete' })).toBeNull();
});

test.each([
  ['no late marks', [], ['Present', 'Absent', 'Excused', 'No record']],
  ['late marks', [buildSummary({ athlete_id: 2, present: 8, late: 1, last7: LATE_WEEK })], LATE_LEGEND],
])('explains the dots of %s, and counts late beside the rate', async (_, summaries, legend) => {
  show('', summaries.length === 0 ? {} : { '/api/attendance/summary': summaries });
  await table();
  const items = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(legend);
  const isLate = summaries.length > 0;
  expect(screen.queryByText(/late counts as attended/) !== null).toBe(isLate);
  if (isLate) expect(cells('Athlete No2\\.')[2]?.textContent).toBe('90% 9 of 10');
});
