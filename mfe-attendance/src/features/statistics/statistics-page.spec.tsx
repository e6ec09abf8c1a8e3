import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayIn } from '@touchline/contracts/calendar-date';
import { ApiError, type ApiClient, type QueryValues } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { StatisticsPage } from './statistics-page.js';
import { buildAthlete, buildSummary, buildTeam } from './testing/statistics-data.js';

// Whole screens at a slow machine's pace.
jest.setTimeout(20_000);

const TEAMS = [buildTeam(10, 'Soccer (W)', 'First'), buildTeam(11, 'Tennis (M)', 'Aces')];
/** Twelve: Athlete 1 has no records, 2 is good, 3 warning, the rest poor; every third plays tennis. */
const ATHLETES = Array.from({ length: 12 }, (_, at) => buildAthlete({ athlete_id: at + 1, first_name: 'Athlete', last_name: `No${at + 1}.`, ...(at % 3 === 0 ? { team_id: 11, sport: 'Tennis (M)' } : {}) }));
const SUMMARIES = [
  buildSummary({ athlete_id: 1, present: 0, absent: 0, records: 0, rate: null, last7: Array(7).fill(null) as null[] }),
  buildSummary({ athlete_id: 2, present: 10, absent: 0, rate: 100, last7: ['present', null, 'excused', null, null, null, 'absent'] }),
  buildSummary({ athlete_id: 3, rate: 85 }),
  ...Array.from({ length: 9 }, (_, at) => buildSummary({ athlete_id: at + 4, present: 0, absent: 10, rate: 0 })),
];

type Answers = Partial<Record<'/api/athletes/list' | '/api/teams/with-athletes' | '/api/attendance/summary', unknown>>;

/** An answer that is an error fails its call; `answers` may change while the screen is open. */
function show(search = '', changes: Answers = {}) {
  const answers: Record<string, unknown> = { '/api/athletes/list': ATHLETES, '/api/teams/with-athletes': TEAMS, '/api/attendance/summary': SUMMARIES, ...changes };
  const calls: { path: string; query: QueryValues | undefined }[] = [];
  const get: ApiClient['get'] = <T,>(path: string, options?: { query?: QueryValues }) => {
    calls.push({ path, query: options?.query });
    const answer = answers[path];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
  };
  render(
    <TestShell at={`/attendance/stats${search}`} api={{ get, send: () => Promise.reject(new Error('nothing is written here')) }}>
      <StatisticsPage />
      <output>
        <Address />
      </output>
    </TestShell>,
  );
  return { answers, calls };
}

function Address() {
  return <>{useLocation().search}</>;
}
const address = () => document.querySelector('output')?.textContent;
const names = () => screen.getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const cells = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell').slice(1);
const table = () => screen.findByRole('table', { name: 'Attendance by athlete' });

async function choose(select: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: select }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('shows what the server says, and nothing where it says nothing', async () => {
  show();
  await table();
  expect(screen.getByRole('heading', { name: 'Attendance Statistics' })).toBeTruthy();
  expect(screen.getByText(/^Last updated: \w{3} \d\d, \d{4}, \d\d:\d\d$/)).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((header) => header.firstChild?.textContent)).toEqual(['Athlete', 'Team', 'Last 7 Days', 'Attendance Rate', 'Status']);
  const [team, dots, rate, status] = cells('Athlete No2\\.');
  expect(team?.textContent).toBe('Soccer (W)');
  expect(within(dots!).getByRole('img').getAttribute('aria-label')).toBe('This week: Mon present, Wed excused, Sun absent');
  expect([rate?.textContent, status?.textContent]).toEqual(['100% 10 of 10', 'Good']);
  expect(cells('Athlete No3\\.').at(-1)?.textContent).toBe('Warning');
  expect(cells('Athlete No4\\.').slice(-2).map((cell) => cell.textContent)).toEqual(['0% 0 of 10', 'Poor']);
  expect(cells('Athlete No1\\.').slice(-2).map((cell) => cell.textContent)).toEqual(['-', '']);
  expect(screen.getByRole('img', { name: 'No records this week' })).toBeTruthy();
});

test('asks once for everybody’s figures, with the day of this machine', async () => {
  const { calls } = show();
  await table();
  expect(calls.filter(({ path }) => path.startsWith('/api/attendance'))).toEqual([{ path: '/api/attendance/summary', query: { today: todayIn(undefined, new Date()) } }]);
  expect(calls).toHaveLength(3);
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
  const { answers } = show('', { '/api/athletes/list': new ApiError(500, 'internal_error', 'Something went wrong on our side.') });
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
  expect(screen.queryByText(/%/)).toBeNull();
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
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['All Teams', 'Soccer', 'Tennis', 'Basketball', 'Baseball', 'Hockey']);
  await userEvent.click(screen.getByRole('option', { name: 'Tennis' }));
  expect(names()).toHaveLength(4);
});

test('a coach without athletes reads so', async () => {
  show('', { '/api/athletes/list': [], '/api/attendance/summary': [], '/api/teams/with-athletes': [] });
  expect(await screen.findByText('No athletes found')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
