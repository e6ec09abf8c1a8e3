import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@touchline/ui/host';
import { StatisticsPage } from './statistics-page.js';
import { setToday, renderWithServer, type Answers } from './testing/render-with-server.js';
import { buildEvent, buildRecord } from '../../shared/testing/build.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);

const files: { name: string; blob: Blob }[] = [];
let made: Blob | undefined;
beforeEach(() => {
  setToday('2026-11-19');
  files.length = 0;
  // jsdom has no blob URLs and does not follow clicks.
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
const HEAD = '\uFEFFdate,event_id,event,time,team_id,team,athlete_id,last_name,first_name,status,athlete';

/** Decoded by hand, since a text decoder would remove the byte order mark. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer).toString('utf8'));
    reader.readAsArrayBuffer(blob);
  });
}

async function exported(search = '', changes: Answers = {}) {
  const screenOf = renderWithServer(<StatisticsPage />, `/attendance/stats${search}`, { ...MARKS, ...changes });
  await screen.findByRole('table', { name: 'Attendance by athlete' });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Export CSV' }).getAttribute('aria-busy')).toBe('false'),
  );
  return screenOf;
}

test('exports the marks of the shown period, fetched at that moment', async () => {
  const { calls, notices } = await exported();
  expect(files.map(({ name }) => name)).toEqual(['attendance-2026-11-16-to-2026-11-22.csv']);
  expect((await textOf(files[0]!.blob)).split('\r\n')).toEqual([
    HEAD,
    '2026-11-16,100,Team Practice,18:00,10,First,2,No2.,Athlete,present,Athlete No2.',
    '2026-11-16,100,Team Practice,18:00,10,First,3,No3.,Athlete,excused,Athlete No3.',
    '',
  ]);
  expect(calls.slice(-2)).toEqual([
    {
      path: '/api/attendance/range',
      query: { start: '2026-11-16', end: '2026-11-22', team_id: null, athlete_id: null, today: '2026-11-19' },
    },
    { path: '/api/calendar/list', query: { from: '2026-11-16', to: '2026-11-22', today: '2026-11-19' } },
  ]);
  expect(notices).toEqual([]);
});

test('exports all athletes that match the filters, on any page', async () => {
  const { calls } = await exported('?status=warning&team=10&rows=5&span=month');
  expect((await textOf(files[0]!.blob)).split('\r\n').slice(1, -1)).toEqual([
    '2026-11-16,100,Team Practice,18:00,10,First,3,No3.,Athlete,excused,Athlete No3.',
  ]);
  expect(files[0]!.name).toBe('attendance-team-10-2026-10-21-to-2026-11-19.csv');
  expect(calls.find(({ path }) => path === '/api/attendance/range')?.query).toMatchObject({ team_id: 10 });
});

test('exports the selected athlete only', async () => {
  const { calls } = await exported('?athlete=2&status=poor');
  expect((await textOf(files[0]!.blob)).split('\r\n')).toHaveLength(3);
  expect(calls.find(({ path }) => path === '/api/attendance/range')?.query).toMatchObject({ athlete_id: 2 });
});

test('shows a message instead of an empty file if nothing was recorded', async () => {
  const { notices } = await exported('', { '/api/attendance/range': [] });
  expect(files).toEqual([]);
  expect(notices).toEqual([{ severity: 'info', text: 'No attendance recorded in this period.' }]);
});

test.each([['/api/attendance/range'], ['/api/calendar/list']])(
  'shows an error and exports nothing if %s fails',
  async (path) => {
    const { notices } = await exported('', { [path]: new ApiError(0, 'network', null) });
    expect(files).toEqual([]);
    expect(notices).toEqual([{ severity: 'error', text: 'Failed to load attendance. You seem to be offline.' }]);
  },
);
