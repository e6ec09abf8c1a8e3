import { screen, waitFor, within } from '@testing-library/react';
import { athletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { daysAgo, openHistory, press, type, user } from '../../../shared/testing/history-actor.js';
import { wellnessQuery } from '../api/get-wellness.js';
import { FakeWellnessApi } from '../testing/fake-wellness-api.js';
import { two } from '../testing/wellness-history-actor.js';
import { WellnessHistory } from './wellness-history.js';

// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);

/** Opens the history dialog beside the list of athletes, as on the wellness screen. */
async function open(api: FakeWellnessApi) {
  const opened = await openHistory(api, 'Edit Wellness Metrics', function Page({ onClose }) {
    useQuery(athletesQuery(api));
    const { data } = useQuery(wellnessQuery(api, 7));
    return data ? (
      <WellnessHistory athleteId={7} athleteName="Ana Test" entries={data} adds={false} onClose={onClose} />
    ) : null;
  });
  const before = api.reads.length;
  return { ...opened, readsAfter: () => api.reads.slice(before).map(({ path }) => path) };
}

test('a save is one call: neither the entries nor the list of athletes are read again', async () => {
  const api = new FakeWellnessApi(two());
  const { notices, readsAfter } = await open(api);
  await press('Edit record');
  await type('Stress', '1');
  await press('Save changes');
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Changes saved successfully!']));
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/Stress 1/);
  expect(api.writes).toHaveLength(1);
  expect(readsAfter()).toEqual([]);
});

test('a delete is one call: the list of athletes is stale, and read when it is shown next', async () => {
  const api = new FakeWellnessApi(two());
  const { readsAfter } = await open(api);
  await press('Delete record');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' }));
  await waitFor(() => expect(screen.getByText('1 record')).toBeTruthy());
  expect(api.entries.map(({ date }) => date)).toEqual([daysAgo(2)]);
  expect(readsAfter()).toEqual([]);
});

test('after a lost answer the entries are read again', async () => {
  const api = new FakeWellnessApi(two());
  const { readsAfter } = await open(api);
  await press('Edit record');
  await type('Stress', '1');
  api.loseNextAnswer = true;
  await press('Save changes');
  await waitFor(() => expect(readsAfter()).toEqual(['/api/athletes/wellness']));
});
