import { screen, waitFor, within } from '@testing-library/react';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';
import { daysAgo, press, user } from '../../../shared/testing/history-actor.js';
import { FakeWellnessApi } from '../testing/fake-wellness-api.js';
import { open, texts, two } from '../testing/wellness-history-actor.js';

// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);

const DATE = formatMediumDate(daysAgo(1));
const bar = () => screen.getByRole('alert').textContent;

/** Deletes the newest of two entries. */
async function deleteNewest() {
  const api = new FakeWellnessApi(two());
  await open(api);
  await press('Delete record');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' }));
  await screen.findByText(`Record for ${DATE} deleted.`);
  return api;
}

test('Undo restores the deleted entry with its values', async () => {
  const before = two()[1];
  const api = await deleteNewest();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bar()).toBe(`Reverted: deletion of the record for ${DATE}.`));
  expect(api.entries).toContainEqual({ ...before, version: 5 });
  expect(texts()).toHaveLength(2);
});

test('Undo is refused with a sentence when another entry has the day, which is shown', async () => {
  const api = await deleteNewest();
  api.entries = [...api.entries, buildEntry({ wellness_id: 9, date: daysAgo(1), stress: 2 })];
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bar()).toBe('Another wellness entry was entered for that day.'));
  await waitFor(() => expect(texts()).toHaveLength(2));
  expect(api.entries).toHaveLength(2);
});

test('Undo whose answer got lost can be pressed again and restores one entry', async () => {
  const api = await deleteNewest();
  api.loseNextAnswer = true;
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bar()).toContain('You seem to be offline'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bar()).toBe(`Reverted: deletion of the record for ${DATE}.`));
  expect(api.entries).toHaveLength(2);
});
