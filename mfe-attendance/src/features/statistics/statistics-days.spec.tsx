import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type QueryValues } from '@touchline/ui/host';
import { StatisticsPage } from './statistics-page.js';
import {
  currentSearch,
  selectOption,
  setToday,
  renderWithServer as showPage,
  type Answers,
} from './testing/render-with-server.js';
import { buildDay } from './testing/statistics-data.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);
beforeEach(() => setToday('2026-11-19'));
afterEach(() => jest.useRealTimers());

const show = (search = '', changes: Answers = {}) =>
  showPage(<StatisticsPage />, `/attendance/stats${search}`, changes);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isDisabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;
const days = (scope = 'All Teams') =>
  screen.findByRole('table', { name: new RegExp(`^Attendance by day, ${scope.replace(/[()]/g, '\\$&')}, `) });
const asked = (calls: { path: string; query: QueryValues | undefined }[]) =>
  calls.filter(({ path }) => path === '/api/attendance/days').map(({ query }) => query);
const weeks = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const sentences = (table: HTMLElement) =>
  [...table.querySelectorAll('td > span:first-child')].map(({ textContent }) => textContent);
const categories = (table: HTMLElement) =>
  [...table.querySelectorAll('td')].map((cell) => cell.dataset['category'] ?? '');
const legend = () =>
  within(screen.getByRole('list', { name: 'Heatmap legend' }))
    .getAllByRole('listitem')
    .map((item) => item.children[1]?.textContent);
const WEEK = { start: '2026-11-16', end: '2026-11-22', team_id: null, athlete_id: null, today: '2026-11-19' };
const WEEK_DAYS = [
  buildDay({ date: '2026-11-16', present: 11, excused: 1, records: 12, rate: 92 }),
  buildDay({ date: '2026-11-17', present: 9, absent: 3, records: 12, rate: 75 }),
  buildDay({ date: '2026-11-19', present: 0, absent: 12, records: 12, rate: 0 }),
];

test('shows the week of all athletes by day: rates with colours, days without records, open future days', async () => {
  show('', { '/api/attendance/days': WEEK_DAYS });
  const table = await days();
  expect(screen.getByText('Nov 16 – 22, 2026')).toBeTruthy();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Week', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(weeks(table)).toEqual(['Nov 16 – 22']);
  expect(categories(table)).toEqual(['good', 'moderate', 'none', 'poor', 'open', 'open', 'open']);
  expect(sentences(table)).toEqual([
    'Mon, Nov 16, 2026: 92%, 11 of 12 present, 1 excused',
    'Tue, Nov 17, 2026: 75%, 9 of 12 present',
    'Wed, Nov 18, 2026: No records',
    'Thu, Nov 19, 2026: 0%, 0 of 12 present',
    'Fri, Nov 20, 2026',
    'Sat, Nov 21, 2026',
    'Sun, Nov 22, 2026',
  ]);
  expect(table.querySelector('[aria-current]')?.getAttribute('data-date')).toBe('2026-11-19');
  expect(legend()).toEqual(['Good Attendance', 'Moderate Attendance', 'Poor Attendance', 'No Event']);
});

test('pages by 7 or 30 days, up to today', async () => {
  const { calls } = show();
  await days();
  expect(isDisabled('Next Week')).toBe(true);
  await press('Previous Week');
  expect(currentSearch()).toBe('?day=2026-11-12');
  expect(screen.getByText('Nov 9 – 15, 2026')).toBeTruthy();
  await press('Previous Week');
  await press('Next Week');
  await press('Next Week');
  expect(currentSearch()).toBe('');
  expect(isDisabled('Next Week')).toBe(true);
  await press('Month');
  expect(currentSearch()).toBe('?span=month');
  expect(screen.getByText('Oct 21 – Nov 19, 2026')).toBeTruthy();
  expect(isDisabled('Next Month')).toBe(true);
  await press('Previous Month');
  expect(currentSearch()).toBe('?span=month&day=2026-10-20');
  const table = await days();
  expect(weeks(table)).toEqual(['Sep 21 – 27', 'Sep 28 – Oct 4', 'Oct 5 – 11', 'Oct 12 – 18', 'Oct 19 – 25']);
  expect(sentences(table)).toHaveLength(30);
  await press('Next Month');
  expect(currentSearch()).toBe('?span=month');
  expect(asked(calls).at(-1)).toEqual({ ...WEEK, start: '2026-10-21', end: '2026-11-19' });
});

test.each(['day=2026-12-24', 'day=2026-02-30', 'day=1900-01-01'])(
  'an address with %s opens on today',
  async (search) => {
    show(`?${search}`);
    await days();
    expect(screen.getByText('Nov 16 – 22, 2026')).toBeTruthy();
  },
);

test('shows no figures of one week under the dates of another while loading', async () => {
  const later = deferred();
  show('', {
    '/api/attendance/days': (query: QueryValues | undefined) =>
      query?.['start'] === '2026-11-16' ? WEEK_DAYS : later.promise,
  });
  await screen.findByText('Mon, Nov 16, 2026: 92%, 11 of 12 present, 1 excused');
  await press('Previous Week');
  const table = await days();
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect([weeks(table), categories(table)]).toEqual([['Nov 9 – 15'], Array(7).fill('open')]);
  await act(async () => later.resolve([buildDay({ date: '2026-11-10', rate: 80 })]));
  await waitFor(() => expect(categories(table)[1]).toBe('moderate'));
  expect(table.getAttribute('aria-busy')).toBe('false');
});

test('follows the team filter, but not search or status', async () => {
  const { calls } = show();
  await days();
  await selectOption('Team', 'Second · Tennis (M)');
  await days('Second');
  expect(asked(calls)).toEqual([WEEK, { ...WEEK, team_id: 11 }]);
  await selectOption('Status', 'Poor');
  await userEvent.type(screen.getByPlaceholderText('Search athletes...'), 'no1');
  expect(asked(calls)).toHaveLength(2);
});

test('a row selects its athlete by mouse and keyboard, keeps the page, and clears the selection', async () => {
  const { calls } = show('?page=1', {
    '/api/attendance/days': (query: QueryValues | undefined) =>
      query?.['athlete_id'] === 12
        ? [buildDay({ date: '2026-11-17', present: 1, absent: 1, records: 2, rate: 50 })]
        : WEEK_DAYS,
  });
  await screen.findByRole('table', { name: 'Attendance by athlete' });
  const name = screen.getByRole('button', { name: 'Athlete No12.' });
  act(() => name.focus());
  await userEvent.keyboard('{Enter}');
  expect(currentSearch()).toBe('?page=1&athlete=12');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Athlete No12. Attendance');
  expect(screen.getByRole('button', { name: 'Athlete No12.', pressed: true })).toBe(document.activeElement);
  expect(screen.getByRole('row', { selected: true }).textContent).toContain('Athlete No12.');
  const table = await days('Athlete No12.');
  await waitFor(() => expect(categories(table)).toEqual(['none', 'absent', 'none', 'none', 'open', 'open', 'open']));
  expect(sentences(table)[1]).toBe('Tue, Nov 17, 2026: Absent, 1 of 2 present');
  expect(legend()).toEqual(['Present', 'Absent', 'Excused', 'No Event']);
  expect(asked(calls).at(-1)).toEqual({ ...WEEK, athlete_id: 12 });
  await userEvent.keyboard(' ');
  expect(currentSearch()).toBe('?page=1');

  await userEvent.click(within(screen.getByRole('row', { name: /^Athlete No11\./ })).getByText('First'));
  expect(currentSearch()).toBe('?page=1&athlete=11');
  await press('Clear selection');
  expect(currentSearch()).toBe('?page=1');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Attendance Statistics' }));
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull();
});

test('opens with the athlete in the address and requests only their days', async () => {
  const { calls } = show('?athlete=3&team=11');
  await days('Athlete No3.');
  expect(asked(calls)).toEqual([{ ...WEEK, athlete_id: 3 }]);
});

test('an unknown athlete id selects nobody', async () => {
  const { calls } = show('?athlete=99');
  await days();
  expect(screen.getByRole('heading', { name: 'Attendance Statistics' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull();
  expect(asked(calls)).toEqual([WEEK]);
});

test('shows an error without figures if days fail to load, with Try again', async () => {
  const { answers } = show('', { '/api/attendance/days': new ApiError(0, 'network', null) });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load attendance');
  expect(screen.queryByRole('table', { name: /^Attendance by day/ })).toBeNull();
  answers['/api/attendance/days'] = WEEK_DAYS;
  await press('Try again');
  await days();
});

test('links to the register of the shown period and athletes', async () => {
  show('?span=month&athlete=3&status=poor&page=0&rows=5');
  await days('Athlete No3.');
  expect(screen.getByRole('link', { name: 'Print register' }).getAttribute('href')).toBe(
    '/attendance/register?start=2026-10-21&end=2026-11-19&status=poor&athlete=3',
  );
});

function deferred() {
  let resolve: (value: unknown) => void = () => undefined;
  return { promise: new Promise<unknown>((done) => (resolve = done)), resolve: (value: unknown) => resolve(value) };
}
