import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { buildEvent } from '../testing/build.js';
import { FakeDialogsApi } from '../testing/fake-dialogs-api.js';
import type { ChosenTeam } from '../tools/chosen-team.js';
import { CopyWeekDialog } from './copy-week-dialog.js';
import { LazyCopyWeekForm } from './lazy-copy-week-form.js';

beforeAll(() => LazyCopyWeekForm.preload());

const TEAM: ChosenTeam = { id: 1, name: 'Soccer (W)' };
const NETWORK = new ApiError(0, 'network', null);
const done = jest.fn<undefined, unknown[]>();
beforeEach(() => done.mockClear());

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}
function show(api: FakeDialogsApi, { at = '/?copy=2026-11-23', team = TEAM }: { at?: string; team?: ChosenTeam } = {}) {
  render(
    <TestShell api={api} at={at}>
      <CopyWeekDialog team={team} day="2026-11-22" onDone={done} />
      <Address />
    </TestShell>,
  );
}
const address = () => screen.getByTestId('address').textContent;
const copyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Copy' });
const field = () => screen.getByLabelText<HTMLInputElement>(/^To the week of/);
const choose = (date: string) => fireEvent.change(field(), { target: { value: date } });
function apiWith(...dates: string[]): FakeDialogsApi {
  const api = new FakeDialogsApi();
  api.events = dates.map((date, index) => buildEvent({ event_id: index + 1, date }));
  return api;
}
async function press(): Promise<void> {
  await waitFor(() => expect(copyButton().disabled).toBe(false));
  await userEvent.click(copyButton());
}

test('shows source, target and preview, then copies', async () => {
  const api = apiWith('2026-11-16', '2026-11-18', '2026-11-25');
  api.events.push(buildEvent({ event_id: 9, date: '2026-11-20', event_type: 'workout', event_time: null }));
  api.copied = { ...api.copied, copied: 1, already_there: 1, workouts_left: 1 };
  show(api);
  expect(screen.getByRole('dialog', { name: 'Copy week' }).textContent).toContain('Soccer (W)');
  screen.getByText('Nov 16, 2026 – Nov 22, 2026');
  screen.getByText('Nov 23, 2026 – Nov 29, 2026');
  await screen.findByText('1 event will be copied.');
  screen.getByText('1 event is already there and will not be copied again.');
  screen.getByText('1 workout is not copied. Schedule it in Workouts.');
  expect(api.reads.map(({ query }) => query)).toEqual([
    expect.objectContaining({ team_id: 1, from: '2026-11-16', to: '2026-11-22' }),
    expect.objectContaining({ team_id: 1, from: '2026-11-23', to: '2026-11-29' }),
  ]);
  await press();
  await waitFor(() =>
    expect(done.mock.calls).toEqual([
      [
        {
          changeId: api.copied.change_id,
          text: '1 event copied to Nov 23 – Nov 29 (1 was already there)',
          what: '1 event copied to Nov 23 – Nov 29',
        },
      ],
    ]),
  );
  expect(api.writes).toMatchObject([
    {
      method: 'POST',
      path: '/api/calendar/copy-week',
      body: { team_id: 1, from_week: '2026-11-16', to_week: '2026-11-23' },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('');
});

test('any day selects its week, which the address keeps', async () => {
  show(apiWith('2026-11-16'));
  choose('2026-12-10');
  await screen.findByText('Dec 07, 2026 – Dec 13, 2026');
  expect(field().value).toBe('2026-12-10');
  expect(address()).toBe('?copy=2026-12-07');
});

test('the same week and a missing date are problems that block copying', async () => {
  const api = apiWith('2026-11-16');
  show(api);
  await screen.findByText('1 event will be copied.');
  choose('2026-11-17');
  await screen.findByText('Choose a different week.');
  expect(copyButton().disabled).toBe(true);
  choose('');
  await screen.findByText('Choose a date in the week to copy to.');
  expect(copyButton().disabled).toBe(true);
  fireEvent.submit(field().closest('form')!);
  expect(api.writes).toEqual([]);
});

test.each([
  ['an empty week', ['2026-11-25'], 'There are no events to copy in this week.'],
  ['a week that is there already', ['2026-11-17', '2026-11-24'], 'All events of this week are already in that week.'],
])('%s shows a message', async (_what, dates, text) => {
  show(apiWith(...dates));
  await screen.findByText(text);
  expect(copyButton().disabled).toBe(true);
});

test('shows that nothing was copied when a colleague was faster', async () => {
  const api = apiWith('2026-11-17');
  api.copied = { ...api.copied, copied: 0, already_there: 1 };
  show(api);
  await press();
  await screen.findByText('Nothing was copied: 1 event is already there.');
  expect(done).not.toHaveBeenCalled();
});

test('a failure keeps the input; a repeated copy has the same key, another copy a new one', async () => {
  const api = apiWith('2026-11-17');
  show(api);
  choose('2026-12-10');
  await screen.findByText('1 event will be copied.');
  for (const [refusal, text] of [
    [NETWORK, 'Failed to copy the week'],
    [new ApiError(503, 'busy', 'The server is busy.'), 'The server is busy.'],
  ] as const) {
    api.failNextWrite = refusal;
    await press();
    await screen.findByText(text);
  }
  expect(field().value).toBe('2026-12-10');
  choose('2026-12-14');
  api.failNextWrite = NETWORK;
  await press();
  await screen.findByText('Failed to copy the week');
  const [first, second, third] = api.writes.map(({ retryKey }) => retryKey);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(address()).toBe('?copy=2026-12-14');
});

test('weeks that failed to load can be retried', async () => {
  const api = apiWith('2026-11-17');
  api.failReads = NETWORK;
  show(api);
  await screen.findByText('Failed to load the events of the two weeks');
  expect(copyButton().disabled).toBe(true);
  api.failReads = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 event will be copied.');
});

test('an address without a week selects the next week', async () => {
  show(apiWith('2026-11-17'), { at: '/?copy=soon' });
  screen.getByText('Nov 23, 2026 – Nov 29, 2026');
  await screen.findByText('1 event will be copied.');
});

test('without a team it shows the reason and sends no request', () => {
  const api = new FakeDialogsApi();
  show(api, { team: { id: null, reason: 'Select a team first.' } });
  screen.getByText('Select a team first.');
  expect(api.reads).toEqual([]);
});
