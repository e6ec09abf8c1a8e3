import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, mondayOf, todayIn } from '@touchline/contracts/calendar-date';
import { ApiError } from '@touchline/ui/host';
import { StatisticsPage } from './statistics-page.js';
import { address, ATHLETES, choose, show as showPage, SUMMARIES, type Answers } from './testing/statistics-actor.js';

// Whole screens at a slow machine's pace.
jest.setTimeout(20_000);

const show = (search = '', changes: Answers = {}) =>
  showPage(<StatisticsPage />, `/attendance/stats${search}`, changes);
const table = () => screen.findByRole('table', { name: 'Attendance by athlete' });
const lines = () => within(screen.getByRole('table', { name: 'Attendance by athlete' }));
const names = () =>
  lines()
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const cells = (name: string) =>
  within(lines().getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .slice(1);

test('shows what the server says, and nothing where it says nothing', async () => {
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
  expect(team?.textContent).toBe('Soccer (W)');
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

test('asks once for everybody’s figures, with the day of this machine, and once for the days of its week', async () => {
  const { calls } = show();
  await table();
  const today = todayIn(undefined, new Date());
  expect(calls.filter(({ path }) => path.startsWith('/api/attendance'))).toEqual([
    {
      path: '/api/attendance/days',
      query: { start: mondayOf(today), end: addDays(mondayOf(today), 6), team_id: null, athlete_id: null },
    },
    { path: '/api/attendance/summary', query: { today } },
  ]);
  expect(calls).toHaveLength(4);
});

test('filters by team, status and name, and starts again on the first page', async () => {
  show('?page=1');
  await table();
  expect(names()).toEqual(['Athlete No11.', 'Athlete No12.']);
  await choose('Team', 'Tennis (M)');
  expect(address()).toBe('?team=11');
  expect(names()).toEqual(['Athlete No1.', 'Athlete No4.', 'Athlete No7.', 'Athlete No10.']);
  await choose('Status', 'Poor');
  expect(names()).toEqual(['Athlete No4.', 'Athlete No7.', 'Athlete No10.']);
  await userEvent.type(screen.getByPlaceholderText('Search athletes...'), 'no1');
  expect(names()).toEqual(['Athlete No10.']);
  expect(address()).toBe('?team=11&status=poor&q=no1');
  await userEvent.type(screen.getByPlaceholderText('Search athletes...'), 'xx');
  expect(screen.getByText('No athletes found')).toBeTruthy();
});

test('turns pages and takes another number of rows', async () => {
  show();
  await table();
  expect(names()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  expect(names()).toHaveLength(2);
  expect(address()).toBe('?page=1');
  expect(screen.getByText('11–12 of 12')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: /Rows per page/ }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['5', '10', '25', '50']);
  await userEvent.click(screen.getByRole('option', { name: '25' }));
  expect(names()).toHaveLength(12);
  expect(address()).toBe('?rows=25');
});

test('opens as its address says, a page that is no more as the last one', async () => {
  show('?rows=5&page=7&status=poor');
  await table();
  expect(names()).toEqual(['Athlete No9.', 'Athlete No10.', 'Athlete No11.', 'Athlete No12.']);
});

test('athletes that cannot be loaded are said so, and asked for again', async () => {
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
])('attendance that cannot be loaded is said so, "%s", and nobody gets a rate of 0', async (sentence, failure) => {
  const { answers } = show('', { '/api/attendance/summary': failure });
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.queryByRole('table', { name: 'Attendance by athlete' })).toBeNull();
  expect(screen.queryByText(/^\d+%/)).toBeNull();
  expect(screen.queryByText(/Last updated/)).toBeNull();
  answers['/api/attendance/summary'] = SUMMARIES;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await table();
});

test('sports stand in for teams that cannot be loaded; the table is there all the same', async () => {
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

test('a coach without athletes reads so', async () => {
  show('', { '/api/athletes/list': [], '/api/attendance/summary': [], '/api/teams/with-athletes': [] });
  expect(await screen.findByText('No athletes found')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Attendance by athlete' })).toBeNull();
});
