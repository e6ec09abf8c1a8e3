import { webcrypto } from 'node:crypto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { buildEvent } from '../testing/build.js';
import { FakeExtrasApi } from '../testing/fake-extras-api.js';
import type { ChosenTeam } from '../tools/chosen-team.js';
import { CopyWeekDialog } from './copy-week-dialog.js';

// jsdom brings none.
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });

const TEAM: ChosenTeam = { id: 1, name: 'Soccer (W)' };
const NETWORK = new ApiError(0, 'network', null);
const done = jest.fn<undefined, unknown[]>();
beforeEach(() => done.mockClear());

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}
function show(api: FakeExtrasApi, { at = '/?copy=2026-11-23', team = TEAM }: { at?: string; team?: ChosenTeam } = {}) {
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
function apiWith(...dates: string[]): FakeExtrasApi {
  const api = new FakeExtrasApi();
  api.events = dates.map((date, index) => buildEvent({ event_id: index + 1, date }));
  return api;
}
async function press(): Promise<void> {
  await waitFor(() => expect(copyButton().disabled).toBe(false));
  await userEvent.click(copyButton());
}

test('says from which week to which, and what will come of it; then it is done', async () => {
  const api = apiWith('2026-11-16', '2026-11-18', '2026-11-25');
  api.events.push(buildEvent({ event_id: 9, date: '2026-11-20', event_type: 'workout', event_time: null }));
  api.copied = { ...api.copied, copied: 1, already_there: 1, workouts_left: 1 };
  show(api);
  expect(screen.getByRole('dialog', { name: 'Copy week' }).textContent).toContain('Soccer (W)');
  screen.getByText('Nov 16, 2026 – Nov 22, 2026');
  screen.getByText('Nov 23, 2026 – Nov 29, 2026');
  await screen.findByText('1 event will be copied.');
  screen.getByText('1 event is already there and will not be copied again.');
  screen.getByText('1 workout stays. Workouts are scheduled with their plans and are not copied.');
  expect(api.read.map(({ query }) => query)).toEqual([
    expect.objectContaining({ team_id: 1, from: '2026-11-16', to: '2026-11-22' }),
    expect.objectContaining({ team_id: 1, from: '2026-11-23', to: '2026-11-29' }),
  ]);
  await press();
  await waitFor(() =>
    expect(done.mock.calls).toEqual([
      [{ changeId: api.copied.change_id, text: '1 event copied to Nov 23 – Nov 29 (1 was already there)' }],
    ]),
  );
  expect(api.sent).toMatchObject([
    {
      method: 'POST',
      path: '/api/calendar/copy-week',
      body: { team_id: 1, from_week: '2026-11-16', to_week: '2026-11-23' },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('');
});

test('any day names its week, which the address keeps', async () => {
  show(apiWith('2026-11-16'));
  choose('2026-12-10');
  await screen.findByText('Dec 07, 2026 – Dec 13, 2026');
  expect(field().value).toBe('2026-12-10');
  expect(address()).toBe('?copy=2026-12-07');
});

test('the same week and no date are said, and nothing can be sent', async () => {
  const api = apiWith('2026-11-16');
  show(api);
  await screen.findByText('1 event will be copied.');
  choose('2026-11-17');
  await screen.findByText('Choose another week than the one to copy.');
  expect(copyButton().disabled).toBe(true);
  choose('');
  await screen.findByText('Choose a day of the week to copy to.');
  expect(copyButton().disabled).toBe(true);
  fireEvent.submit(field().closest('form')!);
  expect(api.sent).toEqual([]);
});

test.each([
  ['an empty week', ['2026-11-25'], 'There are no events to copy in this week.'],
  ['a week that is there already', ['2026-11-17', '2026-11-24'], 'All events of this week are already there.'],
])('%s says so', async (_what, dates, text) => {
  show(apiWith(...dates));
  await screen.findByText(text);
  expect(copyButton().disabled).toBe(true);
});

test('where somebody was faster, nothing was copied and that is said', async () => {
  const api = apiWith('2026-11-17');
  api.copied = { ...api.copied, copied: 0, already_there: 1 };
  show(api);
  await press();
  await screen.findByText('Nothing was copied: 1 event is already there.');
  expect(done).not.toHaveBeenCalled();
});

test('a failure keeps the choice, and the same copy goes under the same key; another choice has another', async () => {
  const api = apiWith('2026-11-17');
  show(api);
  choose('2026-12-10');
  await screen.findByText('1 event will be copied.');
  for (const [refusal, text] of [
    [NETWORK, 'Failed to copy the week.'],
    [new ApiError(503, 'busy', 'The server is busy.'), 'The server is busy.'],
  ] as const) {
    api.refuse = refusal;
    await press();
    await screen.findByText(text);
  }
  expect(field().value).toBe('2026-12-10');
  choose('2026-12-14');
  api.refuse = NETWORK;
  await press();
  await screen.findByText('Failed to copy the week.');
  const [first, second, third] = api.sent.map(({ retryKey }) => retryKey);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(address()).toBe('?copy=2026-12-14');
});

test('weeks that cannot be loaded can be tried again', async () => {
  const api = apiWith('2026-11-17');
  api.refuseReads = NETWORK;
  show(api);
  await screen.findByText('Failed to load the events of the weeks');
  expect(copyButton().disabled).toBe(true);
  api.refuseReads = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 event will be copied.');
});

test('an address without a week means the next one; without a team it says what is missing', async () => {
  show(apiWith('2026-11-17'), { at: '/?copy=soon' });
  screen.getByText('Nov 23, 2026 – Nov 29, 2026');
  await screen.findByText('1 event will be copied.');
});

test('without a team it says what is missing, and asks nobody', () => {
  const api = new FakeExtrasApi();
  show(api, { team: { id: null, reason: 'Choose a team first.' } });
  screen.getByText('Choose a team first.');
  expect(api.read).toEqual([]);
});
