import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@touchline/contracts/permissions';
import { ApiError, type Notice } from '@touchline/ui/host';
import { useRoutes } from '@touchline/ui/router';
import { coachAs, FakeServer, TestShell, type FakeRequest } from '@touchline/ui/testing';
import { ExportPage } from './export-page.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });
const files: { name: string; blob: Blob }[] = [];
let made: Blob | undefined;

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-19T12:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'],
  });
  files.length = 0;
  // jsdom has no blob URLs and does not follow clicks.
  URL.createObjectURL = (blob: Blob) => ((made = blob), 'blob:made');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) files.push({ name: this.download, blob: made });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const FILE = { file_name: 'First-Team.xlsx', media_type: 'text/csv', content: btoa('\u00ff\u0000=a') };
const TEAMS = [{ team_id: 1, team_name: 'First Team', sport: 'Soccer (W)', athletes: [] }];

function open(role: StaffRole = 'head_coach', answer: (request: FakeRequest) => unknown = () => FILE) {
  const api = new FakeServer({ 'GET /api/teams/with-athletes': () => TEAMS, 'GET /api/teams/1/export': answer });
  const notices: Notice[] = [];
  render(
    <TestShell api={api} at="/team-creation/1/export" coach={coachAs([role])} notify={(notice) => notices.push(notice)}>
      <Page />
    </TestShell>,
  );
  return api;
}
function Page() {
  return useRoutes([{ path: '/team-creation/:teamId/export', element: <ExportPage /> }]);
}

/** The reader of jsdom waits by timers. */
function bytesOf(blob: Blob): Promise<number[]> {
  jest.useRealTimers();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)]);
    reader.readAsArrayBuffer(blob);
  });
}

const asked = (api: FakeServer) => api.reads.filter(({ path }) => path.endsWith('/export')).map(({ query }) => query);
const press = async () => user.click(await screen.findByRole('button', { name: 'Download' }));
const choices = async () => {
  await user.click(await screen.findByRole('combobox', { name: 'Data' }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};
async function choose(kind: string): Promise<void> {
  await choices();
  await user.click(screen.getByRole('option', { name: kind }));
}

test('one press downloads the roster as a spreadsheet', async () => {
  const api = open();
  await press();
  expect(await screen.findByText('Downloaded First-Team.xlsx.')).toBeTruthy();
  expect(asked(api)).toEqual([{ kind: 'roster', format: 'xlsx' }]);
  const [file] = files;
  expect([files.length, file?.name, file?.blob.type]).toEqual([1, 'First-Team.xlsx', 'text/csv']);
  expect(file && (await bytesOf(file.blob))).toEqual([255, 0, 61, 97]);
});

test('records are those of the last twelve months, or of the chosen days', async () => {
  const api = open();
  await choose('Wellness');
  await user.click(screen.getByRole('radio', { name: 'CSV' }));
  expect(screen.queryByRole('radio', { name: 'Calendar file (.ics)' })).toBeNull();
  await press();
  await user.clear(screen.getByLabelText('First day'));
  await user.type(screen.getByLabelText('First day'), '2026-11-01');
  expect(screen.queryByText(/^Downloaded/)).toBeNull();
  await press();
  await waitFor(() => expect(asked(api)).toHaveLength(2));
  expect(asked(api)).toEqual([
    { kind: 'wellness', format: 'csv', from: '2025-11-20', to: '2026-11-19' },
    { kind: 'wellness', format: 'csv', from: '2026-11-01', to: '2026-11-19' },
  ]);
});

test('events are a calendar file, too, and those to come', async () => {
  const api = open();
  await choose('Events');
  await user.click(screen.getByRole('radio', { name: 'Calendar file (.ics)' }));
  await press();
  await screen.findByText(/^Downloaded/);
  expect(asked(api)).toEqual([{ kind: 'events', format: 'ics', from: '2025-11-20', to: '2027-11-19' }]);
  await choose('Tests');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Excel (.xlsx)' }).checked).toBe(true);
});

test.each([
  ['viewer', ['Roster', 'Training load', 'Tests', 'Attendance', 'Events']],
  ['attendance_only', ['Roster', 'Attendance', 'Events']],
  ['medical', ['Roster', 'Wellness', 'Training load', 'Attendance', 'Availability', 'Events']],
] as const)('%s chooses among what the role reads', async (role, kinds) => {
  open(role);
  expect(await choices()).toEqual(kinds);
});

test('nothing in the period is a sentence and no file', async () => {
  const sentence = 'There is nothing in this period. Choose other days.';
  open('head_coach', () => {
    throw new ApiError(409, 'nothing_to_export', sentence);
  });
  await choose('Tests');
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(files).toEqual([]);
});

test('without an answer it says what to do, and works again', async () => {
  const api = open();
  await screen.findByRole('button', { name: 'Download' });
  api.failReads = new ApiError(0, 'network', null);
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to export\. ./);
  api.failReads = null;
  await press();
  expect(await screen.findByText(/^Downloaded/)).toBeTruthy();
  expect(screen.queryByText(/^Failed/)).toBeNull();
});

test('a second press while it works asks once', async () => {
  const api = open();
  await screen.findByRole('button', { name: 'Download' });
  const answer = api.holdReads();
  await press();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Download/ });
  expect(button.disabled).toBe(true);
  await user.click(button).catch(() => undefined);
  answer();
  expect(await screen.findByText(/^Downloaded/)).toBeTruthy();
  expect(asked(api)).toHaveLength(1);
});
