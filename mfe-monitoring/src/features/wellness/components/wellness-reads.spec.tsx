import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@touchline/ui/host';
import { TestShell } from '@touchline/ui/testing';
import { daysAgo } from '../../../shared/testing/history-actor.js';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';
import { readView } from '../model/wellness-view.js';
import { FakeWellnessApi } from '../testing/fake-wellness-api.js';
import { many } from '../testing/wellness-history-actor.js';
import { AthleteWellness } from './athlete-wellness.js';

jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));

const page = (api: FakeWellnessApi, search = '') => (
  <TestShell at={`/dashboard/wellness?athlete=7${search}`} api={api}>
    <AthleteWellness
      athleteId={7}
      athleteName="Ana Test"
      teamIds={[1]}
      mayWrite
      view={readView(new URLSearchParams(search))}
      onView={() => undefined}
    />
  </TestShell>
);
/** The first day of each read of entries; `all` for a read of all of them. */
const reads = (api: FakeWellnessApi) =>
  api.reads.filter(({ path }) => path === '/api/athletes/wellness').map(({ query }) => query?.from ?? 'all');
const RECENT = daysAgo(59);

test('reads the last sixty days of a long history', async () => {
  const api = new FakeWellnessApi(many(200));
  render(page(api));
  await screen.findByRole('button', { name: 'Previous Week' });
  expect(reads(api)).toEqual([RECENT]);
});

test('reads all entries before the coach has paged through the recent ones', async () => {
  const api = new FakeWellnessApi(many(200));
  render(page(api, '&page=7'));
  await screen.findByRole('button', { name: 'Previous Week' });
  await waitFor(() => expect(reads(api)).toEqual([RECENT, 'all']));
});

test('reads all entries of an athlete with few recent ones, and shows nothing before', async () => {
  const api = new FakeWellnessApi([
    ...many(2),
    ...[90, 91, 92].map((ago) => buildEntry({ wellness_id: ago, date: daysAgo(ago) })),
  ]);
  render(page(api));
  expect(await screen.findByText(/5 entries/)).toBeTruthy();
  expect(reads(api)).toEqual([RECENT, 'all']);
});

test('reads all entries for the history, and says so when that fails', async () => {
  const api = new FakeWellnessApi(many(200));
  render(page(api));
  const edit = await screen.findByRole('button', { name: 'Edit wellness history' });
  api.failReads = (path) => (path === '/api/athletes/wellness' ? new ApiError(404, 'not_found', null) : null);
  await userEvent.click(edit);
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.failReads = null;
  await userEvent.click(again);
  expect(await screen.findByText('200 records')).toBeTruthy();
  expect(reads(api)[0]).toBe(RECENT);
  expect(reads(api).at(-1)).toBe('all');
});
