import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@touchline/ui/host';
import { TestShell } from '@touchline/ui/testing';
import { daysAgo } from '../../../shared/testing/history-actor.js';
import { readView } from '../model/training-load-view.js';
import { FakeTrainingLoadApi } from '../testing/fake-training-load-api.js';
import { buildSession } from '../testing/session.js';
import { AthleteTrainingLoad } from './athlete-training-load.js';

jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));

const SESSIONS = '/api/athletes/training-load';
const COUNT = `${SESSIONS}/count`;
const RECENT = daysAgo(59);

/** One session on each of so many days up to yesterday. */
const daily = (count: number) =>
  new FakeTrainingLoadApi(
    Array.from({ length: count }, (_, at) => buildSession({ workout_id: at + 1, date: daysAgo(at + 1) })),
  );

function show(api: FakeTrainingLoadApi, search = '') {
  render(
    <TestShell
      at={`/dashboard/srpe?athlete=7${search}`}
      api={api}
      notify={() => undefined}
      setUnsaved={() => undefined}
    >
      <AthleteTrainingLoad
        athleteId={7}
        athleteName="Ana Test"
        mayWrite
        view={readView(new URLSearchParams(search))}
        onView={() => undefined}
      />
    </TestShell>,
  );
}
/** The first day of each read of sessions; `all` for a read of all of them. */
const reads = (api: FakeTrainingLoadApi) =>
  api.reads.filter(({ path }) => path === SESSIONS).map(({ query }) => query?.from ?? 'all');

test('reads the last sixty days of a long history, and how many sessions there are', async () => {
  const api = daily(200);
  show(api);
  expect(await screen.findByText('Week 29 of 29')).toBeTruthy();
  expect(reads(api)).toEqual([RECENT]);
});

test('reads all sessions before the coach has paged through the recent ones', async () => {
  const api = daily(200);
  show(api, '&page=7');
  expect(await screen.findByText('Week 22 of 29')).toBeTruthy();
  await waitFor(() => expect(reads(api)).toEqual([RECENT, 'all']));
});

test('reads all sessions where the last days have too few, and numbers the weeks by them', async () => {
  const api = daily(2);
  api.entries = [...api.entries, ...[90, 91, 92].map((ago) => buildSession({ workout_id: ago, date: daysAgo(ago) }))];
  show(api);
  expect(await screen.findByText('Week 1 of 1')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous Week' }).disabled).toBe(true);
  expect(reads(api)).toEqual([RECENT, 'all']);
});

test('shows the sessions without a number of weeks when only that is missing', async () => {
  const api = daily(200);
  api.failReads = (path) => (path === COUNT ? new ApiError(0, 'network', null) : null);
  show(api);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Previous Week' })).disabled).toBe(false);
  expect(screen.queryByText(/^Week /)).toBeNull();
});

test('reads all sessions for the history; a session that is deleted there leaves charts and number', async () => {
  const api = daily(197);
  show(api);
  await screen.findByText('Week 29 of 29');
  await userEvent.click(screen.getByRole('button', { name: 'Edit training load history' }));
  expect(await screen.findByText('197 records')).toBeTruthy();
  expect(reads(api)).toEqual([RECENT, 'all']);

  await userEvent.click(screen.getAllByRole('button', { name: 'Delete record' })[0]!);
  const question = screen.getByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete record' }));
  expect(await screen.findByText('196 records')).toBeTruthy();
  expect(await screen.findByText('Week 28 of 28')).toBeTruthy();
  expect(api.entries).toHaveLength(196);
});
