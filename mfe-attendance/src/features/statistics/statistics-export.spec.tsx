import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@touchline/ui/host';
import { StatisticsPage } from './statistics-page.js';
import { onDay, show as showPage, type Answers } from './testing/statistics-actor.js';
import { buildEvent, buildRecord } from '../../shared/testing/build.js';

// Whole screens at a slow machine's pace.
jest.setTimeout(20_000);

const files: { name: string; blob: Blob }[] = [];
let made: Blob | undefined;
beforeEach(() => {
  onDay('2026-11-19');
  files.length = 0;
  // jsdom has no addresses for blobs, and goes nowhere by a click.
  URL.createObjectURL = (blob: Blob) => ((made = blob), 'blob:made');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: made! });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const MARKS = {
  '/api/attendance/range': [
    buildRecord({ athlete_id: 2 }),
    buildRecord({ athlete_id: 3, status: 'excused' }),
    buildRecord({ athlete_id: 99 }),
  ],
  '/api/calendar/list': [buildEvent({ event_id: 100 })],
};
const HEAD = '\uFEFFdate,event_id,event,time,team_id,team,athlete_id,last_name,first_name,status';

/** Read as it is: a text decoder would take the mark at its beginning away. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer).toString('utf8'));
    reader.readAsArrayBuffer(blob);
  });
}

async function exported(search = '', changes: Answers = {}) {
  const screenOf = showPage(<StatisticsPage />, `/attendance/stats${search}`, { ...MARKS, ...changes });
  await screen.findByRole('table', { name: 'Attendance by athlete' });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Export CSV' }).getAttribute('aria-busy')).toBe('false'),
  );
  return screenOf;
}

test('hands out the marks of the shown period, asked for at that moment', async () => {
  const { calls, notices } = await exported();
  expect(files.map(({ name }) => name)).toEqual(['attendance-2026-11-16-to-2026-11-22.csv']);
  expect((await textOf(files[0]!.blob)).split('\r\n')).toEqual([
    HEAD,
    '2026-11-16,100,Team Practice,18:00,10,Soccer (W),2,No2.,Athlete,present',
    '2026-11-16,100,Team Practice,18:00,10,Soccer (W),3,No3.,Athlete,excused',
    '',
  ]);
  expect(calls.slice(-2)).toEqual([
    {
      path: '/api/attendance/range',
      query: { start: '2026-11-16', end: '2026-11-22', team_id: null, athlete_id: null },
    },
    { path: '/api/calendar/list', query: { from: '2026-11-16', to: '2026-11-22', today: '2026-11-19' } },
  ]);
  expect(notices).toEqual([]);
});

test('of those whom the filters leave, on whatever page', async () => {
  const { calls } = await exported('?status=warning&team=10&rows=5&span=month');
  expect((await textOf(files[0]!.blob)).split('\r\n').slice(1, -1)).toEqual([
    '2026-11-16,100,Team Practice,18:00,10,Soccer (W),3,No3.,Athlete,excused',
  ]);
  expect(files[0]!.name).toBe('attendance-team-10-2026-10-21-to-2026-11-19.csv');
  expect(calls.find(({ path }) => path === '/api/attendance/range')?.query).toMatchObject({ team_id: 10 });
});

test('of the selected one alone', async () => {
  const { calls } = await exported('?athlete=2&status=poor');
  expect((await textOf(files[0]!.blob)).split('\r\n')).toHaveLength(3);
  expect(calls.find(({ path }) => path === '/api/attendance/range')?.query).toMatchObject({ athlete_id: 2 });
});

test('where nothing was recorded it says so instead of handing out an empty file', async () => {
  const { notices } = await exported('', { '/api/attendance/range': [] });
  expect(files).toEqual([]);
  expect(notices).toEqual([{ severity: 'info', text: 'Nothing was recorded in this period.' }]);
});

test.each([['/api/attendance/range'], ['/api/calendar/list']])(
  'where %s fails it says so, and hands out nothing',
  async (path) => {
    const { notices } = await exported('', { [path]: new ApiError(0, 'network', null) });
    expect(files).toEqual([]);
    expect(notices).toEqual([{ severity: 'error', text: 'Failed to load attendance. You seem to be offline.' }]);
  },
);
