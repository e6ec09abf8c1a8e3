import { screen, within } from '@testing-library/react';
import { membershipOf } from '@touchline/ui/testing';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@touchline/ui/host';
import { ATHLETES, setToday, renderWithServer as showPage, type Answers } from '../testing/render-with-server.js';
import { buildEvent, buildRecord } from '../../../shared/testing/build.js';
import { RegisterPage } from './register-page.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);
beforeEach(() => setToday('2026-11-19'));
afterEach(() => jest.useRealTimers());

const EVENTS = [
  buildEvent({ event_id: 100 }),
  buildEvent({ event_id: 101, date: '2026-11-18', event_time: null, event_title: 'Camp' }),
  buildEvent({ event_id: 102, date: '2026-11-20' }),
];
const RECORDS = [
  buildRecord({ athlete_id: 2 }),
  buildRecord({ athlete_id: 3, status: 'absent' }),
  buildRecord({ athlete_id: 5, status: 'excused' }),
  buildRecord({ athlete_id: 2, event_id: 101, date: '2026-11-18' }),
];
const show = (search = '', changes: Answers = {}) =>
  showPage(<RegisterPage />, `/attendance/register${search}`, {
    '/api/attendance/range': RECORDS,
    '/api/calendar/list': EVENTS,
    ...changes,
  });
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

test('shows the marks at each event up to today, and the totals', async () => {
  const { calls } = show('?start=2026-11-16&end=2026-11-22&team=10');
  const table = await screen.findByRole('table', { name: 'First' });
  expect(screen.getByRole('heading', { name: 'Register' })).toBeTruthy();
  expect(screen.getByText('Nov 16 – 22, 2026 · First')).toBeTruthy();
  expect(rows(table).slice(0, 4)).toEqual([
    ['Athlete', 'Mon, Nov\u00a016Team Practice18:00', 'Wed, Nov\u00a018Camp', 'Present'],
    ['Athlete No2.', 'P', 'P', '2 of 2'],
    ['Athlete No3.', 'A', '', '0 of 1'],
    ['Athlete No5.', 'E', '', '0 of 1'],
  ]);
  expect(rows(table)).toHaveLength(9);
  expect(
    screen.getByText(/^P Present · A Absent · E Excused · blank: not marked · – not yet on the team/),
  ).toBeTruthy();
  expect(calls.find(({ path }) => path === '/api/attendance/range')?.query).toEqual({
    start: '2026-11-16',
    end: '2026-11-22',
    team_id: 10,
    athlete_id: null,
    today: '2026-11-19',
  });
});

test('totals count late marks, and then say that they count who attended', async () => {
  show('?start=2026-11-16&end=2026-11-22&team=10', {
    '/api/attendance/range': [buildRecord({ athlete_id: 2, status: 'late', attended: true }), ...RECORDS.slice(1)],
  });
  const table = await screen.findByRole('table', { name: 'First' });
  expect(
    rows(table)
      .map((row) => row.at(-1))
      .slice(0, 2),
  ).toEqual(['Attended', '2 of 2']);
  expect(rows(table)[1]?.[1]).toBe('L');
  expect(screen.getByText(/^P Present · L Late · A Absent · .* · Attended counts the whole period\.$/)).toBeTruthy();
});

test('has a section per team, with a message if it has no events', async () => {
  show('?start=2026-11-16&end=2026-11-22');
  await screen.findByRole('table', { name: 'First' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'First',
    'Second',
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Second' })).getByText('No events with attendance in this period.'),
  ).toBeTruthy();
});

test('shows the selected athlete only', async () => {
  const { calls } = show('?start=2026-11-16&end=2026-11-22&athlete=3&team=11');
  expect(rows(await screen.findByRole('table'))).toHaveLength(2);
  expect(screen.getByText('Nov 16 – 22, 2026 · Athlete No3.')).toBeTruthy();
  expect(calls.find(({ path }) => path === '/api/attendance/range')?.query).toMatchObject({
    team_id: null,
    athlete_id: 3,
  });
});

test('shows a message if no athlete matches the filters', async () => {
  show('?q=nobody');
  expect(await screen.findByText('No athletes found')).toBeTruthy();
});

test('splits many events into several tables with all names, the totals in the last one', async () => {
  const events = Array.from({ length: 13 }, (_, at) => buildEvent({ event_id: 200 + at }));
  show('?start=2026-11-16&end=2026-11-22&team=10', { '/api/calendar/list': events, '/api/attendance/range': [] });
  const [first, second] = [
    await screen.findByRole('table', { name: 'First, part 1 of 2' }),
    screen.getByRole('table', { name: 'First, part 2 of 2' }),
  ];
  expect([rows(first)[0]?.length, rows(second)[0]?.length]).toEqual([13, 3]);
  expect([rows(first), rows(second)].map((lines) => lines[1]?.[0])).toEqual(['Athlete No2.', 'Athlete No2.']);
  expect(rows(second)[1]).toEqual(['Athlete No2.', '', '-']);
});

test('an invalid period reads as the current week', async () => {
  show('?start=2026-11-30&end=2026-11-01');
  expect(await screen.findByText(/^Nov 16 – 22, 2026 · All Teams$/)).toBeTruthy();
});

test('prints, and links back to the same days and athletes', async () => {
  window.print = jest.fn();
  show('?start=2026-11-09&end=2026-11-15&team=10&status=poor');
  expect(screen.getByRole('link', { name: 'Back to statistics' }).getAttribute('href')).toBe(
    '/attendance/stats?team=10&status=poor&day=2026-11-09',
  );
  await screen.findByRole('heading', { name: 'Register' });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('shows an error with Try again, and disables Print meanwhile', async () => {
  const { answers } = show('', { '/api/attendance/range': new ApiError(0, 'network', null) });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load attendance');
  expect((screen.getByRole('button', { name: 'Print' }) as HTMLButtonElement).disabled).toBe(true);
  answers['/api/attendance/range'] = RECORDS;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'First' });
});

test('tells an athlete who joined after an event from one who was not marked', async () => {
  const athletes = ATHLETES.map((athlete) =>
    athlete.athlete_id === 5
      ? { ...athlete, memberships: [membershipOf({ ...athlete, joined_on: '2026-11-17' })] }
      : athlete,
  );
  show('?start=2026-11-16&end=2026-11-22&team=10', { '/api/athletes/list': athletes, '/api/attendance/range': [] });
  const table = await screen.findByRole('table', { name: 'First' });
  expect(rows(table).slice(2, 4)).toEqual([
    ['Athlete No3.', '', '', '-'],
    ['Athlete No5.', '–', '', '-'],
  ]);
});
